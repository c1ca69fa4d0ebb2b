import type { Pool } from 'pg';

const others = `select from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`;

/** A connection was cut, or its program died: until the database notices, the transaction keeps its locks. */
export async function transactionsEnd(pool: Pool): Promise<void> {
  while ((await pool.query(others)).rowCount !== 0);
}
