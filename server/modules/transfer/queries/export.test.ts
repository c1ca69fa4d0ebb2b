import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Db, databaseOver } from '#server/database/database.ts';
import { atOneMoment } from '#server/database/transaction.ts';
import { freshDatabase } from '#tests/builders/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { exportRows } from './export.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await freshDatabase();
  db = databaseOver(database.pool);
  await database.pool.query(
    `insert into audit_log (action, subject, created_at) select 'sign-in', n, now() from generate_series(1, 5) as n`,
  );
});
afterAll(() => database.drop());

it('whoever takes an export slowly gets all of it, and the limit holds again afterwards', async () => {
  const taken: unknown[] = [];
  await atOneMoment(db, async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '1s'`);
    for await (const { subject } of exportRows(tx, 'audit', 2)) {
      taken.push(subject);
      if (taken.length === 2) await pause(2000);
    }
  });
  expect(taken).toEqual(['1', '2', '3', '4', '5']);
  const { rows } = await database.pool.query('show idle_in_transaction_session_timeout');
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '15s' }]);
});
