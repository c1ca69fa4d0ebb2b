// A small program with the embedded database, which tests start, ask and kill. It answers each message with one message.
import type pg from 'pg';
import { connect } from '#server/database/connect.ts';
import { type EmbeddedPostgres, embeddedPostgres } from '#server/database/embedded.ts';

export type Ask = { join: string } | { write: string } | { names: true } | { migrate: string } | { leave: true };
export type Answer = { value: string[] } | { error: string };

let database: EmbeddedPostgres | undefined;
let pool: pg.Pool | undefined;

async function answer(ask: Ask): Promise<string[]> {
  if ('join' in ask) {
    database = await embeddedPostgres(ask.join, { log: (line) => process.send?.({ log: line }) });
    pool = connect(database.connection);
    return [];
  }
  if (!database || !pool) throw new Error('join first');
  if ('write' in ask) {
    await pool.query('insert into booking values ($1)', [ask.write]);
    return [];
  }
  if ('names' in ask) {
    const { rows } = await pool.query<{ name: string }>('select name from booking order by name');
    return rows.map(({ name }) => name);
  }
  if ('migrate' in ask) {
    const { migrate } = await import('#server/database/migrate.ts'); // slow to load, and most programs here never need it
    return await migrate(pool, { folder: ask.migrate });
  }
  await pool.end();
  await database.leave();
  return [];
}

process.on('message', (ask: Ask) => {
  answer(ask).then(
    (value) => process.send?.({ value } satisfies Answer),
    (error: Error) => process.send?.({ error: `${error.name}: ${error.message}` } satisfies Answer),
  );
});
process.on('disconnect', () => process.exit());
