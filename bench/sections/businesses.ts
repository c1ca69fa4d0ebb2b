import type { Pool } from 'pg';
import { sandbox, withProgram } from '../program.ts';
import { figure, median } from '../report/print.ts';

const businesses = 1000;
const bookingsOfEach = 200;
const rounds = 200;

/** A simulation on bare tables, for `docs/decisions/0050-growth.md`: what it costs to keep many businesses in one database. */
export const measureBusinesses = () => withProgram(sandbox, ({ pool }) => simulateBusinesses(pool));

async function simulateBusinesses(pool: Pool): Promise<void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  for (const statement of [
    'create extension if not exists btree_gin',
    ...table('alone', 1),
    ...table('shared', businesses),
    ...rowSecurity,
  ])
    await client.query(statement);
  client.release(true);
  for (const [asked, statement] of Object.entries(questions)) {
    const times = new Map(Object.keys(places).map((name) => [name, [] as number[]]));
    // One after the other in each round, so that whatever else the machine does meets all of them.
    for (let round = 0; round < rounds; round++)
      for (const [name, place] of Object.entries(places))
        times.get(name)?.push(await time(pool, place(1 + ((round * 7919) % businesses)), statement));
    for (const [name, found] of times) figure(`businesses-${asked}-${name}`, median(found), 'ms');
  }
}

const table = (name: string, count: number): string[] => [
  `create table ${name} (business int not null, id text not null, created_at timestamptz not null, appointment_date date not null,
     status text not null, total int not null, rest text not null, search text not null, primary key (business, id))`,
  `insert into ${name} select b, 'bk_' || substr(md5(b || '-' || n), 1, 16), now() - n * interval '3 hours',
     current_date - n / 8, 'active', 208680, repeat(md5(n::text), 12), 'hc' || b * 1000 + n || ' client ' || md5(n::text) || '@example.com'
   from generate_series(1, ${count}) as b, generate_series(1, ${bookingsOfEach}) as n`,
  `create index ${name}_newest on ${name} (business, created_at desc, id desc)`,
  `create index ${name}_day on ${name} (business, appointment_date)`,
  `create index ${name}_search on ${name} using gin (business, search gin_trgm_ops)`,
  `vacuum analyze ${name}`,
];

const rowSecurity = [
  'create role business_member',
  'grant select, insert on shared, alone to business_member',
  'alter table shared enable row level security',
  `create policy own_business on shared using (business = current_setting('app.business')::int)`,
];

type Place = { table: string; where: string; settings: string[] };

const places: Record<string, (business: number) => Place> = {
  alone: () => ({ table: 'alone', where: 'true', settings: [] }),
  'by-key': (business) => ({ table: 'shared', where: `business = ${business}`, settings: [] }),
  'by-row-security': (business) => ({
    table: 'shared',
    where: 'true',
    settings: ['set local role business_member', `set local app.business = ${business}`],
  }),
};

const questions: Record<string, (place: Place) => string> = {
  list: ({ table: name, where }) => `select * from ${name} where ${where} order by created_at desc, id desc limit 50`,
  day: ({ table: name, where }) => `select * from ${name} where ${where} and appointment_date = current_date - 40`,
  search: ({ table: name, where }) =>
    `select * from ${name} where ${where} and search like '%client 4f%' order by created_at desc, id desc limit 50`,
  count: ({ table: name, where }) => `select count(*) from ${name} where ${where}`,
  insert: ({ table: name, settings, where }) =>
    `insert into ${name} values (${/\d+/.exec(settings.at(-1) ?? where)?.[0] ?? 1}, gen_random_uuid()::text, now(), current_date, 'active', 1, '', 'hc')`,
};

/** In a transaction, as a pooled connection has to: what is set for one business must not outlive its question. */
async function time(pool: Pool, place: Place, statement: (place: Place) => string): Promise<number> {
  const client = await pool.connect();
  try {
    const started = performance.now();
    await client.query(['begin', ...place.settings, statement(place), 'commit'].join('; '));
    return performance.now() - started;
  } finally {
    client.release();
  }
}
