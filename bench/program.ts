import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Pool } from 'pg';
import { connect } from '#server/db/connect.ts';
import { embeddedPostgres } from '#server/db/embedded.ts';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

export const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hauteclaire-bench-'));
  chmodSync(folder, 0o711); // as root, the database runs as another user
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Stand-ins and no limits: what a load test needs. */
export const sandbox = { RATE_LIMIT: 'off', SANDBOX: '1', LOG_LEVEL: 'silent' };

type Environment = Record<string, string>;

/** Starts the program as its own process; resolves when it says that it is open. */
export async function startProgram(command: string, args: readonly string[], env: Environment) {
  const started = performance.now();
  const child = spawn(command, [...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (/http:\/\//.test(line)) break;
  }
  child.stdout.resume();
  const milliseconds = performance.now() - started;
  const stop = async () => {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  return { pid: child.pid ?? 0, milliseconds, stop };
}

export type Running = { url: string; pool: Pool };

/** Does `work` with a program and a database of its own, both gone afterwards. */
export async function withProgram(env: Environment, work: (running: Running) => Promise<void>): Promise<void> {
  const { folder, remove } = temporaryFolder();
  const port = await freePort();
  const settings = { ...env, PORT: String(port), DATA_DIR: folder };
  const program = await startProgram('node', ['server/main.ts'], settings);
  const postgres = await embeddedPostgres(folder);
  const pool = connect(postgres.connection, { max: 16, queryTimeoutMs: 0 });
  try {
    await work({ url: `http://localhost:${port}`, pool });
  } finally {
    await pool.end();
    await program.stop();
    await postgres.leave();
    remove();
  }
}
