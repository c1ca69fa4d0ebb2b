import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyAll } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ownFile } from '#server/common/build-files.ts';
import { sqlState } from './transaction.ts';

export type MigrateOptions = {
  /** The folder of reviewed SQL files and drizzle-kit's journal. */
  folder?: string;
  /** Told when a table is in use, so that the migration has to wait. */
  log?: (line: string) => void;
  patience?: Patience;
};
type Patience = { tries: number; lockMs: number; pauseMs: number };
type Migration = { name: string; when: number; hash: string };

const ownFolder = ownFile('server/database/migrations');
const lock = [1_751_213_417, 2];
/** Whoever waits for a table holds up all who come later, hence the pauses. Together longer than an export may take. */
const ownPatience: Patience = { tries: 150, lockMs: 2_000, pauseMs: 3_000 };
const inUse = 'a table that it changes is in use, by a long read or an open transaction (see pg_stat_activity)';

/** Brings the database to the program's schema and returns the names applied. Several copies may do so at once. */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const { folder = ownFolder, log = () => {}, patience = ownPatience } = options;
  const migrations = read(folder);
  // A migration, or waiting for another copy's, may take longer than a call of the site ever should.
  const client = new pg.Client({ ...pool.options, query_timeout: 0 });
  client.on('error', () => {}); // the statement under way tells of it
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1, $2)', lock);
    const wanting = await missing(client, migrations);
    if (wanting.length > 0) await apply(client, folder, patience, log);
    return wanting.map(({ name }) => name);
  } finally {
    await client.end(); // it gives up the lock, whatever happened
  }
}

/** All in one transaction, which is tried again as a whole while somebody else uses a table that it changes. */
async function apply(client: pg.Client, folder: string, patience: Patience, log: (line: string) => void) {
  const { tries, lockMs, pauseMs } = patience;
  await client.query(`set lock_timeout = ${lockMs}`);
  for (let attempt = 1; ; attempt++) {
    try {
      return await applyAll(drizzle({ client }), { migrationsFolder: folder });
    } catch (cause) {
      if (sqlState(cause) !== '55P03') throw cause;
      if (attempt === tries) throw new Error(`The migration gave up: ${inUse} (tried ${tries} times)`, { cause });
      if (attempt === 1) log(`The migration waits: ${inUse}`);
      await pause(pauseMs);
    }
  }
}

function read(folder: string): Migration[] {
  const file = join(folder, 'meta', '_journal.json');
  if (!existsSync(file)) throw new Error(`No migrations: ${file} is missing; run drizzle-kit generate`);
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const hashes = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
  return journal.entries.map(({ tag, when }, index) => ({ name: tag, when, hash: hashes[index] ?? '' }));
}

/** What is still to apply. Refuses what drizzle would pass over in silence: an edited file, or one from before the newest. */
async function missing(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const table = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!table.rows[0]?.there) return migrations;
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations',
  );
  const applied = new Map(rows.map((row) => [Number(row.created_at), row.hash]));
  const newest = Math.max(0, ...applied.keys());
  for (const { name, when, hash } of migrations) {
    const known = applied.get(when);
    if (known !== undefined && known !== hash) {
      throw new Error(`Migration ${name} was changed after it was applied; put it back and add a new one`);
    }
    if (known === undefined && when < newest) {
      throw new Error(`Migration ${name} is older than one already applied; generate it again`);
    }
  }
  return migrations.filter(({ when }) => !applied.has(when));
}
