import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { isAlive, isServer, serverProcesses } from '#server/database/embedded/processes.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import { roomyFolder } from '#tests/database.ts';
import type { Answer, Ask } from '#tests/faults/database/program.ts';

const clusterIn = (dataDir: string) => join(dataDir, 'postgres');
let original: Promise<string> | undefined;

/** Does this after the test, also when it failed half way. */
export const onCleanUp = (undo: () => void | Promise<void>) => onTestFinished(undo);

/** A data folder (in memory, which a killed process loses as little as a disk), ended and removed after the test. */
export function dataFolder(): string {
  const folder = newFolder();
  onCleanUp(async () => {
    await killAll(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
}

function newFolder(name = 'faults-'): string {
  const folder = mkdtempSync(join(roomyFolder(), name));
  chmodSync(folder, 0o755); // as root, the server runs as another user
  return folder;
}

/** A program of its own process; `ask` rejects when the program reports an error or dies. */
export function program() {
  const child: ChildProcess = fork(join(import.meta.dirname, 'program.ts'), { execArgv: [] });
  const hears = (line: string) =>
    new Promise<void>((resolve) => {
      child.on('message', (message: { log?: string }) => message.log === line && resolve());
    });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  onCleanUp(kill);
  const ask = (question: Ask) =>
    new Promise<string[]>((resolve, reject) => {
      const settle = () => {
        child.off('message', hear);
        child.off('exit', die);
      };
      const die = () => {
        settle();
        reject(new Error('the program died'));
      };
      const hear = (message: Answer | { log: string }) => {
        if ('log' in message) return;
        settle();
        if ('error' in message) reject(new Error(message.error));
        else resolve(message.value);
      };
      child.on('message', hear);
      child.on('exit', die);
      child.send(question);
    });
  return { ask, kill, hears };
}

/** A data folder whose database has the table that the programs write to, with nobody left in it. */
export async function folderWithTable(): Promise<string> {
  original ??= makeOriginal();
  const folder = dataFolder();
  await promisify(execFile)('cp', ['-a', clusterIn(await original), folder]);
  return folder;
}

/** All tests copy it, so that no test removes it: the next run does, by its name. */
async function makeOriginal(): Promise<string> {
  const folder = newFolder(`hauteclaire-test-${process.pid}-faults-`);
  const database = await embeddedPostgres(folder, { settings: { fsync: 'off' } });
  const pool = connect(database.connection);
  await pool.query('create table booking (name text primary key)');
  await pool.end();
  await database.leave();
  rmSync(join(clusterIn(folder), 'server.log')); // each copy begins its own
  return folder;
}

/** The server's own process, or nothing while it is stopped. */
export function postmaster(dataDir: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(clusterIn(dataDir), 'postmaster.pid'), 'utf8'), 10);
    return isServer(pid, clusterIn(dataDir)) ? pid : undefined;
  } catch {
    return undefined; // no such file: stopped
  }
}

/** How often the server was started, from its log. */
export const starts = (dataDir: string) =>
  readFileSync(join(clusterIn(dataDir), 'server.log'), 'utf8').split('ready to accept connections').length - 1;

/** Ends one process that the test started and waits until it is gone. */
export async function killProcess(pid: number) {
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  while (serverExists(pid)) await pause(2);
}

/** Ends every process of a cluster at once, as a power cut would. */
export async function killAll(dataDir: string) {
  const pids = serverProcesses(clusterIn(dataDir));
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  for (const pid of pids) await killProcess(pid);
}

/** A zombie still has a number; only its command line is empty. */
function serverExists(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false; // gone and reaped
  }
}
