import pg from 'pg';

/** A connection of its own, without the time limits of a pool: a copy may take long. */
export type Session = pg.Client;
export type Pool = pg.Pool;

/** Does `work` on such a connection; anything started on it ends with it. */
export async function withSession<T>(
  where: Pick<pg.Pool, 'options'> | { host: string; port?: number; user: string; database: string },
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const options = 'options' in where ? where.options : where;
  const session = new pg.Client({ ...options, application_name: 'backup', query_timeout: 0, pipeline: false });
  session.on('error', () => {}); // the running query rejects
  await session.connect();
  try {
    await session.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return await work(session);
  } finally {
    await session.end().catch(() => undefined);
  }
}
