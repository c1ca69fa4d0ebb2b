import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import type { Pool } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { databaseOver } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { checkAuditLog } from '#server/modules/audit/check.ts';
import { exportAll } from '#server/modules/backup/export-all.ts';
import { importAll } from '#server/modules/backup/import-all.ts';
import { openRestorePause } from '#server/modules/backup/restore-pause.ts';
import { paidBooking } from '#tests/builders/money.ts';
import { book, openTestApp } from '#tests/builders/test-app.ts';
import { createDatabase, startTestDatabase } from '#tests/database.ts';
import { hasOldestPostgres, oldestPostgres, startPostgres } from '#tests/postgres.ts';
import { newFolder } from './restored.ts';

const { folder, remove } = newFolder('twin');
const embedded = await startTestDatabase();
const undo: (() => Promise<unknown>)[] = [async () => remove(), () => embedded.stop()];
afterAll(async () => {
  for (const one of undo.reverse()) await one();
});

if (!hasOldestPostgres)
  console.warn('SKIPPED: nothing is moved between two releases of PostgreSQL (apt-get install postgresql-15)');

/** An empty database of the release that comes along. */
async function newest(): Promise<Pool> {
  const { pool, drop } = await createDatabase(embedded.server);
  undo.push(drop);
  return pool;
}

/** An empty database of Debian's PostgreSQL 15, as DATABASE_URL names one. */
async function oldest(): Promise<Pool> {
  const within = join(folder, 'oldest');
  mkdirSync(within);
  chmodSync(within, 0o711);
  const { connection, leave } = await startPostgres(oldestPostgres, within, { fsync: 'off' });
  undo.push(leave);
  const pool = connect(connection);
  undo.push(() => pool.end());
  await migrate(pool);
  return pool;
}

/** A business with bookings, money, messages and an audit log. */
async function business() {
  const database = await createDatabase(embedded.server);
  const app = await openTestApp({ database });
  undo.push(app.close);
  await openRestorePause(app.deps, { isOwn: false });
  const { part, cancel } = await paidBooking(app, '2025-10-14');
  await part(10_000);
  await cancel('none');
  await book(app, { booking: { appointmentDate: '2025-10-16' } });
  await app.pool.query(`insert into settings values ('words', '"a\\tb\\\\n é’ \\u2028 "')`);
  return app;
}

/** Everything in it, table by table. */
async function contents(pool: Pool): Promise<Record<string, unknown>> {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name::text as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const all: Record<string, unknown> = {};
  for (const { name } of rows) {
    const { rows: own } = await pool.query(`select md5(string_agg(row, '' order by row)) as sum, count(*)::int as count
      from (select to_jsonb(t)::text as row from "${name}" t) as rows`);
    all[name] = own[0];
  }
  return all;
}

async function numbersGoOn(pool: Pool): Promise<void> {
  await pool.query(
    `insert into outbox (topic, subject, due_at, created_at) values ('operator.alert', 'next', now(), now())`,
  );
  await pool.query(`insert into audit_log (action, subject, created_at) values ('import', 'next', now())`);
  expect((await checkAuditLog(databaseOver(pool))).broken).toEqual([]);
}

describe('an export of everything', () => {
  it.skipIf(!hasOldestPostgres)(
    'moves the business from PostgreSQL 18 to 15 and back, row for row, with its chain and its numbers',
    async () => {
      const from = await business();
      const older = await oldest();
      const back = await newest();
      const recipientKey = await generateIdentity();
      const identityFile = join(folder, 'key.txt');
      writeFileSync(identityFile, recipientKey);
      const there = join(folder, 'to-15');
      const { tables, rows } = await exportAll(from.pool, {
        folder: there,
        recipient: await identityToRecipient(recipientKey),
        secret: 'a secret',
      });
      expect(await importAll(older, { folder: there, identityFile })).toEqual({ tables, rows, secret: 'a secret' });
      expect(await contents(older)).toEqual(await contents(from.pool));
      expect((await older.query('show server_version')).rows[0].server_version).toMatch(/^15\./);

      const again = join(folder, 'to-18');
      await exportAll(older, { folder: again, recipient: null });
      await importAll(back, { folder: again, identityFile: null });
      expect(await contents(back)).toEqual(await contents(from.pool));
      await numbersGoOn(older);
      await numbersGoOn(back);
      const hold = await openRestorePause({ ...from.deps, db: databaseOver(older) }, { isOwn: false });
      expect(hold.reason(), 'the other life may still send').not.toBeNull();
    },
    300_000,
  );

  it('goes into no database that holds something, and over no other export', async () => {
    const { pool } = await business();
    const there = join(folder, 'full');
    await exportAll(pool, { folder: there, recipient: null });
    await expect(exportAll(pool, { folder: there, recipient: null })).rejects.toThrow(
      /is not empty; name a new folder$/,
    );
    const before = await contents(pool);
    await expect(importAll(pool, { folder: there, identityFile: null })).rejects.toThrow(
      /^The database is not empty \(.*\): import into a new DATA_DIR or database, before its first start$/,
    );
    expect(await contents(pool)).toEqual(before);
  });

  it('that is damaged, not whole or of another release leaves the database empty', async () => {
    const { pool } = await business();
    const there = join(folder, 'damaged');
    await exportAll(pool, { folder: there, recipient: null });
    const empty = await newest();
    const before = await contents(empty);
    const take = () => importAll(empty, { folder: there, identityFile: null });
    const manifest = join(there, 'manifest.json');
    const text = readFileSync(manifest, 'utf8');
    const broken = async (change: (manifest: string) => string, message: RegExp) => {
      writeFileSync(manifest, change(text));
      await expect(take()).rejects.toThrow(message);
      expect(await contents(empty)).toEqual(before);
      writeFileSync(manifest, text);
    };
    await broken(
      (one) =>
        one.replace(
          /("name": "outbox"[^}]*"sha256": ")(.)/s,
          (_, before, digit) => `${before}${digit === 'f' ? '0' : 'f'}`,
        ),
      /outbox.copy.zst: it is not what the manifest says/,
    );
    await broken(
      (one) => one.replace(/"\d{4}_\w+"/, '"0012_access"'),
      /import with that release, then start this one$/,
    );
    await broken(
      (one) => one.replace('"format": 1', '"format": 2'),
      /its format is 2, this program reads 1: use a newer release$/,
    );
    await broken((one) => one.slice(0, 100), /cannot be read/);
    const file = join(there, 'outbox.copy.zst');
    const content = readFileSync(file);
    writeFileSync(file, content.subarray(0, content.length / 2));
    await expect(take()).rejects.toThrow(/outbox.copy.zst: it is damaged/);
    expect(await contents(empty)).toEqual(before);
  });
});
