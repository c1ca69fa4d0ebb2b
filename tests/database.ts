import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/database/connect.ts';
import { isAlive, serverProcesses } from '#server/database/embedded/processes.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { startPostgres } from './postgres.ts';

/** Where test databases come from; plain text, so that it can be handed to other processes. */
export type TestServer = { host: string; port: number; user: string; template: string };
export type TestDatabase = {
  name: string;
  /** How another pool or program reaches it. */
  source: { host: string; port: number; user: string; database: string };
  pool: pg.Pool;
  drop(): Promise<void>;
};

declare module 'vitest' {
  interface ProvidedContext {
    templateDatabase: TestServer;
  }
}

const template = 'template_app';
const prefix = 'hauteclaire-test-';

// Nothing here outlives the run, so nothing is made to last; and no autovacuum may sit in the template while it is copied.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  archive_mode: 'off',
  autovacuum: 'off',
  max_connections: '200',
};

/**
 * A server with the migrated template, in memory where there is room for it: the PostgreSQL that comes along, or the one
 * whose programs are in the folder TEST_POSTGRES_BIN.
 */
export async function startTestDatabase(options: { migrations?: string } = {}) {
  const base = roomyFolder();
  sweep(base);
  const folder = mkdtempSync(join(base, `${prefix}${process.pid}-`));
  chmodSync(folder, 0o711); // as root, the server runs as another user
  try {
    const bin = process.env.TEST_POSTGRES_BIN;
    const { connection, leave } = bin
      ? await startPostgres(bin, folder, settings)
      : await embeddedPostgres(folder, { settings });
    const { host, port, user } = connection;
    const server: TestServer = { host, port, user, template };
    await makeTemplate(server, options.migrations);
    const stop = async () => {
      await leave();
      rmSync(folder, { recursive: true, force: true });
    };
    return { server, stop };
  } catch (error) {
    discard(folder);
    throw error;
  }
}

/** A migrated, empty database of its own. */
export async function createDatabase(server: TestServer): Promise<TestDatabase> {
  const name = `t_${process.pid}_${randomBytes(5).toString('hex')}`;
  // Copied as files, which takes half the time of the default: a checkpoint costs nothing here.
  await administer(server, `create database ${name} template ${server.template} strategy file_copy`);
  const source = { host: server.host, port: server.port, user: server.user, database: name };
  const pool = connect(source);
  const drop = async () => {
    await pool.end();
    await administer(server, `drop database if exists ${name} with (force)`);
  };
  return { name, source, pool, drop };
}

/** The server of whoever runs several runners, one after the other; none where another PostgreSQL is asked for. */
export const givenServer = (): TestServer | null =>
  process.env.TEST_POSTGRES_BIN ? null : JSON.parse(process.env.TEST_DATABASE_SERVER ?? 'null');

/** Vitest's global set-up. */
export default async function setup(project: TestProject) {
  const given = givenServer();
  const { server, stop } = given ? { server: given, stop: async () => {} } : await startTestDatabase();
  project.provide('templateDatabase', server);
  return stop;
}

async function makeTemplate(server: TestServer, folder: string | undefined) {
  await administer(server, `create database ${template}`);
  const pool = connect({ host: server.host, port: server.port, user: server.user, database: template });
  try {
    await migrate(pool, folder === undefined ? {} : { folder });
  } finally {
    await pool.end(); // a database is copied only while nobody is in it
  }
  await administer(server, `alter database ${template} with is_template true allow_connections false`);
}

async function administer({ host, port, user }: TestServer, statement: string) {
  const client = new pg.Client({ host, port, user, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Names the folder of a run in the environment of all its processes. */
export const runMark = 'HAUTECLAIRE_TEST_RUN';

/** The run's folder; without one shared memory if it is usable and roomy (containers often have 64 MB), or else a temporary one. */
export function roomyFolder(): string {
  const run = process.env[runMark];
  if (run) return run;
  const memory = '/dev/shm';
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize > 1_000_000_000) return memory;
  } catch {
    return realpathSync(tmpdir()); // no shared memory on this machine
  }
  return realpathSync(tmpdir());
}

/** Ends and removes what killed runs left behind. */
export function sweep(base: string): void {
  for (const name of readdirSync(base)) {
    const owner = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (owner !== undefined && !isAlive(Number(owner))) discard(join(base, name));
  }
}

function discard(folder: string) {
  // A run of several runners has its server one folder further down.
  const below = foldersOfRuns(folder);
  for (const one of [folder, ...below.map((name) => join(folder, name))]) {
    for (const pid of serverProcesses(join(one, 'postgres'))) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  }
  removeFolder(folder);
}

/** Removes what a run wrote, the small disks that its tests filled among it. */
export function removeFolder(folder: string): void {
  const mounted = readFileSync('/proc/self/mounts', 'utf8').split('\n');
  for (const [, place = ''] of mounted.map((line) => line.split(' ')))
    if (place.startsWith(`${folder}/`)) spawnSync('umount', ['--lazy', place]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

function foldersOfRuns(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.startsWith(prefix));
  } catch (error) {
    if (existsSync(folder)) throw error;
    return []; // another run was faster
  }
}
