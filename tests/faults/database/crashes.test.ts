import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { systemUser } from '#server/database/embedded/folder.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import {
  folderWithTable,
  killAll,
  killProcess,
  onCleanUp,
  postmaster,
  program,
} from '#tests/faults/database/support.ts';

test('a booking written before the program is killed is there after the next start', async () => {
  const folder = await folderWithTable();
  const first = program();
  await first.ask({ join: folder });
  await first.ask({ write: 'HC-1' });
  await first.kill();
  const orphan = postmaster(folder);
  const second = program();
  await second.ask({ join: folder });
  expect(await second.ask({ names: true })).toEqual(['HC-1']);
  expect(orphan, 'the server outlives the program').toBeDefined();
  expect(postmaster(folder), 'and is adopted').toBe(orphan);
});

test('a killed server is started again by the next program', async () => {
  const folder = await folderWithTable();
  const first = program();
  await first.ask({ join: folder });
  await first.ask({ write: 'HC-1' });
  const killed = postmaster(folder);
  await first.kill();
  await killProcess(killed ?? 0);
  const second = program();
  await second.ask({ join: folder });
  expect(await second.ask({ names: true })).toEqual(['HC-1']);
  expect(postmaster(folder)).not.toBe(killed);
});

test('a server killed under a running program comes back and the program goes on', async () => {
  const folder = await folderWithTable();
  const running = program();
  await running.ask({ join: folder });
  await running.ask({ write: 'HC-1' });
  const back = running.hears('The database is back');
  await killProcess(postmaster(folder) ?? 0);
  await back;
  await running.ask({ write: 'HC-2' });
  expect(await running.ask({ names: true })).toEqual(['HC-1', 'HC-2']);
  await running.ask({ leave: true });
  expect(postmaster(folder), 'its lease was taken again, so it stops the server as the last one out').toBeUndefined();
});

test('the database starts although its lock files name the process of somebody else', async () => {
  const folder = await folderWithTable();
  const stranger = spawn('sleep', ['60'], { ...systemUser(), cwd: '/', stdio: 'ignore' });
  onCleanUp(() => void stranger.kill());
  await once(stranger, 'spawn');
  writeFileSync(join(folder, 'postgres', 'postmaster.pid'), `${stranger.pid}\n${folder}/postgres\n0\n5432\n.\n\n0 0\n`);
  writeFileSync(join(folder, 'postgres', '.s.PGSQL.5432.lock'), `${stranger.pid}\n${folder}/postgres\n0\n`);
  const database = await embeddedPostgres(folder);
  expect(postmaster(folder)).toBeDefined();
  await database.leave();
});

test('the database starts although a crash left its lock file empty', async () => {
  const folder = await folderWithTable();
  writeFileSync(join(folder, 'postgres', 'postmaster.pid'), '');
  const database = await embeddedPostgres(folder);
  await database.leave();
});

test('a data folder that was moved works as before', async () => {
  const folder = await folderWithTable();
  const moved = join(folder, `moved it's "new" $HOME`);
  mkdirSync(moved);
  renameSync(join(folder, 'postgres'), join(moved, 'postgres'));
  const database = await embeddedPostgres(moved);
  const pool = connect(database.connection);
  expect((await pool.query('select * from booking')).rows).toEqual([]);
  await pool.end();
  await database.leave();
  renameSync(join(moved, 'postgres'), join(folder, 'postgres'));
});

const lockOf = (folder: string) => join(folder, 'postgres', 'server.lock');

test('a folder that another container uses is refused in one line, and its server is left alone', async () => {
  const folder = await folderWithTable();
  const holder = spawn('flock', [lockOf(folder), 'sh', '-c', 'echo locked; read -r _'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  onCleanUp(() => void holder.kill());
  await once(holder.stdout, 'data');
  await expect(embeddedPostgres(folder, { startTimeoutMs: 100 })).rejects.toThrow(
    /^DATA_DIR .*: the database does not start: another container or machine uses this folder$/,
  );
  expect(postmaster(folder)).toBeUndefined();
});

test('a server locks its folder until its last process is gone, whoever started it', async () => {
  const folder = await folderWithTable();
  const first = program();
  await first.ask({ join: folder });
  await first.kill();
  const isFree = () => {
    try {
      execFileSync('flock', ['-n', lockOf(folder), 'true']);
      return true;
    } catch {
      return false;
    }
  };
  expect(isFree()).toBe(false);
  await killAll(folder);
  expect(isFree()).toBe(true);
});

test('the log of the server is moved aside when it is large, and names no row', async () => {
  const folder = await folderWithTable();
  const first = program();
  await first.ask({ join: folder });
  await first.ask({ write: 'camille@example.com' });
  await expect(first.ask({ write: 'camille@example.com' })).rejects.toThrow('duplicate key');
  const log = join(folder, 'postgres', 'server.log');
  expect(readFileSync(log, 'utf8')).toContain('duplicate key');
  expect(readFileSync(log, 'utf8')).not.toContain('camille');
  writeFileSync(log, `${'x'.repeat(99)}\n`.repeat(100_001), { flag: 'a' });
  const second = program();
  await second.ask({ join: folder });
  expect(statSync(`${log}.1`).size).toBeGreaterThan(10_000_000);
  await expect(second.ask({ write: 'camille@example.com' })).rejects.toThrow('duplicate key');
  expect(readFileSync(log, 'utf8')).toContain('duplicate key');
  expect(statSync(log).size).toBeLessThan(10_000);
});
