import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from './database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hauteclaire-roles-'));
chmodSync(dataDir, 0o711); // as root, the database runs as another user
const open = () => openDatabase({ databaseUrl: null, dataDir }, { silent: true });

let database: Database;
beforeAll(async () => {
  await (await open()).leave();
  database = await open(); // of a folder that was there before
});
afterAll(async () => {
  await database.leave();
  rmSync(dataDir, { recursive: true, force: true });
});

const entry = `insert into audit_log (action, subject, created_at) values ('sign-in', 'x', now())`;
it('the program appends to the audit log and to the ledger, and changes the rest', async () => {
  await database.pool.query(entry);
  const { rows } = await database.pool.query(`select has_table_privilege('payment_events', 'insert') as may`);
  expect(rows).toEqual([{ may: true }]);
  await database.pool.query(
    `insert into settings (key, value) values ('x', '1'); delete from settings where key = 'x'`,
  );
});

it.each([
  'update audit_log set subject = subject',
  'delete from audit_log',
  'truncate audit_log',
  'alter table audit_log disable trigger all',
  'update payment_events set status = status',
  'delete from payment_events',
  'alter table payment_events disable trigger all',
  'drop table payment_events',
  'create role another superuser',
  'set session_replication_role = replica',
])('the program has no right to: %s', async (statement) => {
  await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});

it('two programs may start at once', async () => {
  const both = await Promise.all([open(), open()]);
  for (const { pool, leave } of both) {
    expect((await pool.query('select current_user as role')).rows).toEqual([{ role: 'program' }]);
    await leave();
  }
});
