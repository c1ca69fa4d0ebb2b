import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { assertDurable, connect } from '#server/database/connect.ts';
import { databaseOver } from '#server/database/database.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import { transact } from '#server/database/transaction.ts';
import { isOutage } from '#server/http/failures.ts';
import { watchDatabase } from '#server/wiring/readiness.ts';
import { folderWithTable, onCleanUp } from '#tests/faults/database/support.ts';

async function openPool(folder: string) {
  const { connection, leave } = await embeddedPostgres(folder);
  onCleanUp(leave);
  const pool = connect(connection);
  onCleanUp(() => pool.end());
  return { pool, connection };
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('on a replica nothing is read, sold or called ready, until it has become the primary', async () => {
  const folder = await folderWithTable();
  writeFileSync(join(folder, 'postgres', 'standby.signal'), '');
  const { pool, connection } = await openPool(folder);
  const failure = await failureOf(pool.query('select name from booking'));
  expect(failure).toMatchObject({ message: 'it is a read-only replica' });
  expect(isOutage(failure), 'it may succeed a little later').toBe(true);
  const watch = watchDatabase(pool);
  onCleanUp(watch.close);
  await watch.look();
  expect(watch.reason()).toBe('the database does not answer');
  await expect(assertDurable(pool)).rejects.toThrow('read-only replica');

  const operator = new pg.Client(connection);
  await operator.connect();
  await operator.query('select pg_promote()');
  await operator.end();
  await pool.query("insert into booking values ('HC-1')");
  await watch.look();
  expect(watch.reason()).toBeNull();
});

test('a commit that waits for its second machine and is cancelled is not called done', async () => {
  const folder = await folderWithTable();
  // Set before it starts: after a reload, backends know of it before the checkpointer has told them to wait.
  appendFileSync(join(folder, 'postgres', 'postgresql.auto.conf'), "synchronous_standby_names = 'db2'\n");
  const { pool } = await openPool(folder);
  const booking = failureOf(transact(databaseOver(pool), (tx) => tx.execute(sql`insert into booking values ('HC-1')`)));
  const cancel = "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'";
  while ((await pool.query(cancel)).rowCount === 0) await pause(5);
  const failure = await booking;
  expect(failure).toMatchObject({ code: '08007' });
  expect(isOutage(failure), 'the same request finds out').toBe(true);
});
