import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { databaseOver } from '#server/database/database.ts';
import { sumUpDays } from '#server/modules/reports/sums.ts';
import { fillStatements } from './fill-rows.ts';

export type Filled = { count: number; now: Date };

/**
 * Bookings of ten years up to now with all the rows that each would have left, as retention keeps them. Triggers, except
 * that of the search text, foreign keys and indexes are put aside meanwhile and are back afterwards; every day is then still to be summed up.
 */
export async function fillBookings(pool: Pool, filled: Filled): Promise<void> {
  const client = await pool.connect();
  try {
    for (const setting of [
      'statement_timeout = 0',
      'synchronous_commit = off',
      "maintenance_work_mem = '512MB'",
      "work_mem = '256MB'",
      'session_replication_role = replica',
    ])
      await client.query(`set ${setting}`);
    const restore = await putIndexesAside(client);
    const search = 'trigger bookings_search_written';
    await client.query(`alter table bookings enable always ${search}`);
    for (const statement of fillStatements(filled)) await client.query(statement);
    await client.query(`alter table bookings enable ${search}`);
    for (const statement of restore) await client.query(statement);
    await client.query('vacuum (analyze)');
    await client.query('checkpoint'); // else what was filled is still being written down while it is asked for
  } finally {
    client.release(true);
  }
}

/** The program sums up by itself; here it is done before the first question. */
export async function untilSummedUp(pool: Pool, now: Date): Promise<void> {
  const slow = await pool.connect();
  await slow.query('set statement_timeout = 0');
  slow.release(true);
  const isLeft = "select from stale_days where at < $1::timestamptz - interval '1 day' limit 1";
  // The program's own worker may be about it too, and then nobody else is.
  do {
    await sumUpDays({ db: databaseOver(pool), clock: { now: () => now } });
    await pause(100);
  } while ((await pool.query(isLeft, [now])).rowCount);
  await pool.query('vacuum analyze daily_sums');
  await pool.query('vacuum analyze stale_days');
}

/** Drops what slows a large insert, and answers what brings it back; primary keys stay. */
async function putIndexesAside(client: PoolClient): Promise<string[]> {
  const { rows: unique } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint c where contype = 'u' and connamespace = 'public'::regnamespace
      and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = c.conindid)`);
  for (const { table, name } of unique) await client.query(`alter table ${table} drop constraint ${name}`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i
    join pg_class c on c.oid = indexrelid
    where relnamespace = 'public'::regnamespace and not indisprimary
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return [
    ...unique.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ...indexes.map(({ definition }) => definition),
  ];
}
