import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyAll } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ownFile } from '#server/common/build-files.ts';
import { former, hasFormerSchema } from './baseline.ts';
import { buildConcurrentIndexes } from './concurrent-indexes.ts';
import { sqlState } from './transaction.ts';

export type MigrateOptions = {
  /** Where the SQL files and drizzle-kit's journal are. */
  folder?: string;
  /** Called when the migration has to wait for a table lock. */
  log?: (line: string) => void;
  lockRetry?: LockRetry;
  /** Applies migrations to an empty database alone: another program may be using one that is not. */
  emptyOnly?: boolean;
};

/** A schema that this program cannot work with; the message is one line for the operator. */
export class SchemaError extends Error {
  override name = 'SchemaError';
}
type LockRetry = { attempts: number; lockTimeoutMs: number; pauseMs: number };
type Migration = { name: string; when: number; hash: string; sql: readonly string[] };

const ownFolder = ownFile('server/database/migrations');
const lock = [1_751_213_417, 2];
const lockPauseMs = 50;
/**
 * Waiting for a table lock blocks every later query on the table, hence the pauses. It times out before PostgreSQL checks for
 * a deadlock, after a second, and might abort a visitor. The total is longer than an export takes.
 */
const defaultLockRetry: LockRetry = { attempts: 300, lockTimeoutMs: 500, pauseMs: 1_000 };
/** A lock timeout, and a deadlock with a visitor's transaction. */
const lockFailures = ['55P03', '40P01'];
const tableLocked = 'a table is locked by a long read or an open transaction (see pg_stat_activity)';

/**
 * Applies the migrations that are missing and returns their names. Several processes may call it at once. Throws when an
 * applied file was edited, when one is older than the newest applied, when a table lock cannot be had, and a SchemaError
 * when the database is of a newer program, or older than the baseline.
 */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const { folder = ownFolder, log = () => {}, lockRetry = defaultLockRetry, emptyOnly = false } = options;
  const migrations = read(folder);
  // Without timeouts: a migration, or waiting for another process's, may take long.
  const client = new pg.Client({ ...pool.options, query_timeout: 0 });
  client.on('error', () => {}); // the running query rejects
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await takeLock(client);
    const { pending, isEmpty } = await pendingOf(client, migrations);
    if (emptyOnly && pending.length > 0 && !isEmpty)
      throw new SchemaError('The database is older than this program: start the program, which brings it up to date');
    // Nobody uses an empty database yet; in one in use, each file only locks its own tables.
    if (isEmpty) await applyAll(drizzle({ client }), { migrationsFolder: folder });
    else for (const migration of pending) await apply(client, migration, lockRetry, log);
    const applied = pending.map(({ name }) => name);
    if (emptyOnly && applied.length === 0) return applied;
    await client.query('set lock_timeout = 0');
    return [...applied, ...(await buildConcurrentIndexes(client, folder))];
  } finally {
    await client.end(); // releases the lock in any case
  }
}

/** The migrations that the database lacks, and the newest of this program. Throws like `migrate` where the two do not fit. */
export async function missingMigrations(
  pool: Pick<pg.Pool, 'query'>,
  folder = ownFolder,
): Promise<{ missing: string[]; newest: string }> {
  const migrations = read(folder);
  const { pending } = await pendingOf(pool, migrations);
  const missing = pending.map(({ name }) => name);
  return { missing, newest: migrations.at(-1)?.name ?? '' };
}

/** Polls: a concurrent index build would wait for any session waiting inside a statement, and vice versa. */
async function takeLock(client: pg.Client): Promise<void> {
  const take = () => client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', lock);
  while (!(await take()).rows[0]?.taken) await pause(lockPauseMs);
}

/** Applies a file and notes it as drizzle does, in one transaction, retried as a whole while a table lock cannot be had. */
async function apply(client: pg.Client, migration: Migration, lockRetry: LockRetry, log: (line: string) => void) {
  const { attempts, lockTimeoutMs, pauseMs } = lockRetry;
  await client.query(`set lock_timeout = ${lockTimeoutMs}`);
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('begin');
      for (const statement of migration.sql) await client.query(statement);
      const note = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)';
      await client.query(note, [migration.hash, migration.when]);
      await client.query('commit');
      return;
    } catch (cause) {
      await client.query('rollback').catch(() => {}); // the connection is gone
      if (!lockFailures.includes(sqlState(cause) ?? '')) throw cause;
      if (attempt === attempts) throw new Error(`Migration failed: ${tableLocked}, ${attempts} attempts`, { cause });
      if (attempt === 1) log(`Migration waiting for a lock: ${tableLocked}`);
      await pause(pauseMs);
    }
  }
}

/** The name of the newest migration that this program knows. */
export const newestMigration = (): string => read(ownFolder).at(-1)?.name ?? '';

function read(folder: string): Migration[] {
  const file = join(folder, 'meta', '_journal.json');
  if (!existsSync(file)) throw new Error(`No migrations: ${file} is missing; run drizzle-kit generate`);
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const files = readMigrationFiles({ migrationsFolder: folder });
  return journal.entries.map(({ tag, when }, index) => {
    const { hash = '', sql = [] } = files[index] ?? {};
    return { name: tag, when, hash, sql };
  });
}

type Pending = { pending: Migration[]; isEmpty: boolean };

/** The migrations still to apply. Throws for what drizzle silently skips: an edited file, or one older than the newest applied. */
async function pendingOf(client: Pick<pg.Pool, 'query'>, migrations: Migration[]): Promise<Pending> {
  const applied = await appliedIn(client);
  if (applied.size === 0) return { pending: migrations, isEmpty: true };
  const newest = Math.max(...applied.keys());
  if (newest > Math.max(...migrations.map(({ when }) => when)))
    throw new SchemaError(
      'The database is newer than this program: start the version that was used last, or a newer one',
    );
  const [baseline, ...later] = migrations;
  if (baseline && !applied.has(baseline.when)) {
    if (!(await hasFormerSchema(client, applied)))
      throw new SchemaError(
        `The database is too old for this program: start the release whose newest migration is ${former.name} first`,
      );
    return { pending: [{ ...baseline, sql: [] }, ...later], isEmpty: false }; // it already exists and is only recorded
  }
  for (const { name, when, hash } of migrations) {
    const appliedHash = applied.get(when);
    if (appliedHash !== undefined && appliedHash !== hash) {
      throw new Error(`Migration ${name} was edited after it was applied; restore it and add a new one`);
    }
    if (appliedHash === undefined && when < newest) {
      throw new Error(`Migration ${name} is older than one already applied; generate it again`);
    }
  }
  return { pending: migrations.filter(({ when }) => !applied.has(when)), isEmpty: false };
}

/** The hash of each applied migration, by when it was written. */
async function appliedIn(client: Pick<pg.Pool, 'query'>): Promise<ReadonlyMap<number, string>> {
  const table = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!table.rows[0]?.exists) return new Map();
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations',
  );
  return new Map(rows.map((row) => [Number(row.created_at), row.hash]));
}
