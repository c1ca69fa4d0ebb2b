import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assertDurable, connect } from '#server/database/connect.ts';
import { DataDirError, embeddedPostgres } from '#server/database/embedded.ts';
import { dataFolder, folderWithTable, onCleanUp } from '#tests/faults/database/support.ts';

const root = process.getuid?.() === 0;

/** The error with which a folder is refused, which must be one line naming the variable. */
async function refusal(folder: string): Promise<string> {
  const error: unknown = await embeddedPostgres(folder).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DataDirError)) throw new Error(`not refused properly: ${error}`);
  expect(error.message).toMatch(/^DATA_DIR .*$/);
  return error.message;
}

test('refuses a data folder whose path is too long in one clear line', async () => {
  const folder = join(dataFolder(), 'x'.repeat(91));
  expect(await refusal(folder)).toContain('too long');
  expect(existsSync(folder)).toBe(false);
});

test.runIf(root)('refuses a folder that the database user may not enter, and leaves nothing in it', async () => {
  const closed = join(dataFolder(), 'closed');
  mkdirSync(join(closed, 'data'), { recursive: true });
  chmodSync(closed, 0o700);
  expect(await refusal(join(closed, 'data'))).toContain(`may not enter ${closed};`);
  expect(readdirSync(join(closed, 'data'))).toEqual([]);
  await refusal(join(closed, 'new', 'data'));
  expect(existsSync(join(closed, 'new'))).toBe(false);
});

test('refuses a database of another PostgreSQL version at once', async () => {
  const folder = await folderWithTable();
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '17\n');
  const said = await refusal(folder);
  expect(said).toContain('initialized by PostgreSQL version 17');
  expect(said).toMatch(
    /Run `npm run export-all -- FOLDER` with the release that used it last, then `npm run import-all/,
  );
});

test('refuses a folder below a file', async () => {
  const file = join(dataFolder(), 'file');
  writeFileSync(file, '');
  expect(await refusal(join(file, 'data'))).toContain(`may not enter ${file};`);
  expect(await refusal('/proc/none/data')).toContain('cannot be created');
});

test('refuses to make a database where something else lies, and leaves that alone', async () => {
  const other = dataFolder();
  mkdirSync(join(other, 'postgres'));
  writeFileSync(join(other, 'postgres', 'precious'), 'text');
  await refusal(other);
  expect(readdirSync(other)).toEqual(['postgres']);
});

test('a half-made database never looks finished and is swept away', async () => {
  const folder = dataFolder();
  const nobody = 4_194_305; // above the kernel's highest process number
  mkdirSync(join(folder, `postgres.new-${nobody}-abc`));
  writeFileSync(join(folder, `postgres.new-${nobody}-abc`, 'PG_VERSION'), '18\n');
  const database = await embeddedPostgres(folder);
  await database.leave();
  expect(readdirSync(folder)).toEqual(['postgres']);
});

test('refuses a server that might forget acknowledged bookings, naming the setting', async () => {
  const database = await embeddedPostgres(await folderWithTable(), {
    settings: { fsync: 'off', synchronous_commit: 'off' },
  });
  onCleanUp(database.leave);
  const pool = connect(database.connection);
  onCleanUp(() => pool.end());
  await expect(assertDurable(pool)).rejects.toThrow(/fsync is off, .*synchronous_commit is off/);
});

test('refuses a server that confirms before the machine that follows it has the booking', async () => {
  const database = await embeddedPostgres(await folderWithTable(), {
    settings: { synchronous_standby_names: 'db2', synchronous_commit: 'local' },
  });
  onCleanUp(database.leave);
  const pool = connect(database.connection);
  onCleanUp(() => pool.end());
  await expect(assertDurable(pool)).rejects.toThrow('synchronous_commit is local');
});

test('the embedded server itself keeps what it acknowledges', async () => {
  const database = await embeddedPostgres(await folderWithTable());
  onCleanUp(database.leave);
  const pool = connect(database.connection);
  onCleanUp(() => pool.end());
  await expect(assertDurable(pool)).resolves.toBeUndefined();
});
