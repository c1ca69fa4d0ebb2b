import { afterAll, expect, it } from 'vitest';
import { bookYears } from '#business/retention.ts';
import { personalDataPage } from '#domain/personal-data/in-words.ts';
import { email, everywhere, marks } from '#tests/builders/person/everywhere.ts';
import { impersonalColumns } from '#tests/builders/person/impersonal-columns.ts';
import { later, openTestApp } from '#tests/builders/test-app.ts';
import { keptOnRequest, personalColumns } from './columns.ts';
import { erasePersonalData, exportPersonalData } from './person.ts';
import { purgeAll } from './purge.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

/** Every column that can hold words; a list of allowed values, checked by the database, cannot. Simulators keep nobody's. */
const columns = `
  select c.table_name as table, c.column_name as name from information_schema.columns c
  where c.table_schema = 'public' and c.data_type in ('text', 'jsonb', 'json', 'bytea', 'character varying', 'inet', 'ARRAY')
    and c.table_name not like 'sandbox_%'
    and not exists (
      select from information_schema.check_constraints k
        join information_schema.constraint_column_usage u using (constraint_name)
      where u.table_name = c.table_name and u.column_name = c.column_name and k.check_clause like '%ANY (ARRAY[%')`;

it('every column that can hold words is either impersonal or has a rule that ends it', async () => {
  const { rows } = await testApp.pool.query<{ table: string; name: string }>(columns);
  const isKey = (name: string) => ['id', 'key', 'email_hash'].includes(name);
  const undecided = rows.filter(({ table, name }) => {
    const isPersonal = personalColumns[table]?.[name] !== undefined;
    const isImpersonal = impersonalColumns[table]?.includes(name) ?? false;
    return isPersonal === isImpersonal && !isKey(name);
  });
  expect(undecided).toEqual([]);
  expect(rows.length).toBeGreaterThan(100);
});

it('no rule is for a column that is gone', async () => {
  const { rows } = await testApp.pool.query<{ table: string; name: string }>(columns);
  const known = new Set(rows.map(({ table, name }) => `${table}.${name}`));
  const named = [personalColumns, impersonalColumns].flatMap((tables) =>
    Object.entries(tables).flatMap(([table, names]) =>
      (Array.isArray(names) ? names : Object.keys(names)).map((name) => `${table}.${name}`),
    ),
  );
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

/** What is only there to recognize a browser or to be searched by. */
const notShown = ['search', 'visitor_hash', 'address_hash', 'network_hashes'];
const calledInExport: Readonly<Record<string, string>> = { outbox: 'messages', booking_contexts: 'checkouts' };

/** Every column of the whole database that says something of the person, but for what the simulators keep. */
async function columnsWithMarks(): Promise<string[]> {
  const { rows: tables } = await testApp.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'sandbox_%'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await testApp.pool.query<{ key: string }>(
      `select distinct said.key from ${name} t, jsonb_each_text(to_jsonb(t)) said where said.value ~* $1`,
      [marks],
    );
    found.push(...rows.map(({ key }) => `${name}.${key}`));
  }
  return found.toSorted();
}

it('an export shows every personal column of a customer, an erasure reaches it, and the end of a year what the books kept', async () => {
  await everywhere(testApp);
  const ofCustomers = Object.entries(personalColumns).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([name, rule]) =>
      rule === 'sessions' || rule === 'administrator' ? [] : [{ table, name }],
    ),
  );
  expect(await columnsWithMarks(), 'each is filled, and no other').toEqual(
    ofCustomers.map(({ table, name }) => `${table}.${name}`).toSorted(),
  );
  const records = await exportPersonalData(testApp.deps, { email, by: null });
  const isShown = ({ table, name }: { table: string; name: string }) =>
    (records[calledInExport[table] ?? table] ?? []).some((row) =>
      new RegExp(marks, 'i').test(JSON.stringify(row[name])),
    );
  expect(ofCustomers.filter(({ name }) => !notShown.includes(name)).filter((column) => !isShown(column))).toEqual([]);
  expect(JSON.stringify(records)).toContain('mark-untied');
  const page = personalDataPage(records, email, { timeZone: 'America/Toronto', serviceName: (stored) => stored });
  for (const part of page.split('<section').slice(1)) {
    const said = new Set(part.match(/mark-[a-z-]+/g));
    expect([...new Set(JSON.stringify(records).match(/mark-[a-z-]+/g))].filter((mark) => !said.has(mark))).toEqual([]);
  }
  later(testApp, 30 * 24 * 60);
  expect(await erasePersonalData(testApp.deps, { email, by: null })).toMatchObject({ erased: { refunds: 1 } });
  const left = Object.entries(keptOnRequest).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
  expect(await columnsWithMarks()).toEqual(left);
  testApp.time.now = new Date(Date.UTC(testApp.time.now.getUTCFullYear() + bookYears + 1, 0, 2));
  await purgeAll(testApp.deps);
  expect(await columnsWithMarks()).toEqual(['sms_opt_outs.phone']);
});
