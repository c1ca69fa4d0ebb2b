import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { systemUser } from '#server/database/embedded/folder.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import { installed } from '#tests/builders/installed.ts';
import { freePort } from '#tests/builders/ports.ts';
import { roomyFolder } from '#tests/database.ts';
import { openDatabase } from './database.ts';

const closing: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = dial(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });

/** A PgBouncer as docs/operating.md has it, before a PostgreSQL of its own; answers its address. */
async function bouncer(mode: 'session' | 'transaction'): Promise<string> {
  const folder = mkdtempSync(join(roomyFolder(), `hauteclaire-test-${process.pid}-pgbouncer-`));
  chmodSync(folder, 0o711);
  closing.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const postgres = await embeddedPostgres(folder);
  closing.push(postgres.leave);
  const { host, database } = postgres.connection;
  const port = await freePort();
  const own = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  closing.push(() => rmSync(own, { recursive: true, force: true }));
  const file = join(own, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
${database} = host=${host} port=5432 user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
ignore_startup_parameters = options, statement_timeout, idle_in_transaction_session_timeout
`,
  );
  const as = systemUser();
  for (const path of as ? [own, file] : []) chownSync(path, as?.uid ?? 0, as?.gid ?? 0);
  const child = spawn('pgbouncer', ['-q', file], { ...as, cwd: '/', stdio: 'ignore' });
  const ended = once(child, 'exit');
  closing.push(async () => {
    child.kill('SIGINT');
    await ended;
  });
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    await pause(20);
  }
  return `postgres://postgres@127.0.0.1:${port}/${database}`;
}

describe.runIf(installed('pgbouncer'))('behind PgBouncer', () => {
  it('the program works where each connection has a session of its own', async () => {
    const settings = { databaseUrl: await bouncer('session'), dataDir: '/nowhere', databasePoolSize: 4 };
    const { pool, leave } = await openDatabase(settings, { silent: true });
    closing.push(leave);
    expect((await pool.query('select count(*)::int as rows from bookings')).rows).toEqual([{ rows: 0 }]);
    expect(pool.options.max).toBe(4);
  });

  it('the program does not start where sessions are shared, and says what to set', async () => {
    const settings = { databaseUrl: await bouncer('transaction'), dataDir: '/nowhere' };
    await expect(openDatabase(settings, { silent: true })).rejects.toThrow(
      'DATABASE_URL: a pooler shares the sessions of connections: set pool_mode = session, or connect to PostgreSQL itself',
    );
  });
});
