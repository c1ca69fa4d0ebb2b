import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { connect } from '#server/database/connect.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import { freePort } from '#tests/builders/ports.ts';
import { built } from '#tests/builders/programs.ts';
import { childrenOf } from './processor.ts';

export const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hauteclaire-bench-'));
  chmodSync(folder, 0o711); // as root, the database runs as another user
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Simulators and no limits: what a load test needs. */
export const sandbox = { RATE_LIMIT: 'off', SANDBOX: '1', LOG_LEVEL: 'silent' };

type Environment = Record<string, string>;

/** A first start makes the database's folder and migrates it, perhaps on a busy machine. */
const opensWithinMs = 60_000;

/** Whether a program says that it is open before it ends or its time is over. */
async function isOpen(child: ChildProcessByStdio<null, Readable, null>): Promise<boolean> {
  const lines = createInterface({ input: child.stdout });
  const tooLong = setTimeout(() => lines.close(), opensWithinMs);
  try {
    for await (const line of lines) if (/is open at http/.test(line)) return true;
    return false;
  } finally {
    clearTimeout(tooLong);
    child.stdout.resume();
  }
}

/** Starts the program as its own process; resolves when it says that it is open, and fails when it does not. */
export async function startProgram(command: string, args: readonly string[], env: Environment) {
  const started = performance.now();
  const child = spawn(command, [...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const opened = await isOpen(child);
  if (!opened) {
    child.kill('SIGKILL');
    throw new Error(`${command} ${args.join(' ')} did not open within ${opensWithinMs / 1000} s, or ended`);
  }
  const milliseconds = performance.now() - started;
  const stop = async () => {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  return { milliseconds, stop, pid: child.pid ?? 0 };
}

/** Stops processes between two of their statements, so that no transaction of theirs stands still with them. */
export async function pauseProcesses(pids: readonly number[], pool: Pool): Promise<void> {
  for (;;) {
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    const { rows } = await pool.query<{ busy: number }>(
      `select count(*)::int as busy from pg_stat_activity
       where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`,
    );
    if (rows[0]?.busy === 0) return;
    resumeProcesses(pids);
    await pause(20);
  }
}

export function resumeProcesses(pids: readonly number[]): void {
  for (const pid of pids) process.kill(pid, 'SIGCONT');
}

/** The worker begins after the site is open, and looks for indexes that it might have to build. */
async function untilWorking(pool: Pool): Promise<void> {
  for (const began = performance.now(); performance.now() - began < opensWithinMs; await pause(50)) {
    const { rowCount } = await pool.query("select from process_beats where role = 'worker'");
    if (rowCount) return;
  }
  throw new Error('the worker did not begin');
}

export type Running = {
  url: string;
  pool: Pool;
  /** Does `work` while the program stands still: its questions to tables without their indexes would take longer than filling them. */
  whilePaused<T>(work: () => Promise<T>): Promise<T>;
};

/** Does `work` with a program and a database of its own, both gone afterwards. */
export async function withProgram(env: Environment, work: (running: Running) => Promise<void>): Promise<void> {
  const { folder, remove } = temporaryFolder();
  const port = await freePort();
  const settings = { ...env, PORT: String(port), DATA_DIR: folder };
  const program = await startProgram(process.execPath, built('main'), settings);
  const postgres = await embeddedPostgres(folder);
  const pool = connect(postgres.connection, { max: 16, queryTimeoutMs: 0 });
  const whilePaused = async <T>(filling: () => Promise<T>) => {
    const pids = childrenOf(program.pid);
    const interrupted = () => {
      resumeProcesses(pids); // one that stands still does not see that the bench has ended
      process.exit(1);
    };
    process.once('SIGINT', interrupted);
    await pauseProcesses(pids, pool);
    try {
      return await filling();
    } finally {
      process.off('SIGINT', interrupted);
      resumeProcesses(pids);
    }
  };
  try {
    await untilWorking(pool);
    await work({ url: `http://localhost:${port}`, pool, whilePaused });
  } finally {
    await pool.end();
    await program.stop();
    await postgres.leave();
    remove();
  }
}
