import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** An instant by the database's clock between what is written by now and what is written from now on. */
export async function databaseNow(pool: Pool): Promise<Date> {
  // A Date has whole milliseconds, a commit has a thousand times as many.
  const { rows } = await pool.query<{ now: Date }>(
    "select clock_timestamp() + interval '1 millisecond' as now from (select pg_sleep(0.005)) as later",
  );
  await pool.query('select pg_sleep(0.005)');
  return rows[0]?.now ?? new Date(Number.NaN);
}

/** Waits until everything that is written by now is in the archive. */
export async function untilArchived(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ segment: string }>('select pg_walfile_name(pg_switch_wal() - 1) as segment');
  const wanted = rows[0]?.segment ?? '';
  for (;;) {
    const state = await pool.query<{ last: string | null }>('select last_archived_wal as last from pg_stat_archiver');
    if ((state.rows[0]?.last ?? '').slice(0, 24) >= wanted) return;
    await pause(20);
  }
}
