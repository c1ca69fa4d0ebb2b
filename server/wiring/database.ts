import type { Pool } from 'pg';
import type { Config } from '#server/config.ts';
import { assertDurable, connect, type Source, sharesSessions } from '#server/database/connect.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import { grantProgram, programRole } from '#server/database/grants.ts';
import { type MigrateOptions, migrate } from '#server/database/migrate.ts';
import { StartError } from './start-error.ts';

export type Database = {
  pool: Pool;
  /** The owner's connection to the embedded database; null for an external one. */
  owner: Extract<Source, { host: string }> | null;
  leave(): Promise<void>;
};

/** `asIs`: for inspection, whatever its state; no migrations are applied. */
type OpenOptions = { silent: boolean; asIs?: boolean } & Pick<MigrateOptions, 'emptyOnly'>;

type Where = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databasePoolSize'>>;

const sharedSessions =
  'DATABASE_URL: a pooler shares the sessions of connections: set pool_mode = session, or connect to PostgreSQL itself';

/** The database of the settings, or our own in the data folder, used by a role without its owner's rights. */
export async function openDatabase(
  { databaseUrl, dataDir, databasePoolSize: max }: Where,
  { silent, emptyOnly, asIs = false }: OpenOptions,
): Promise<Database> {
  let leaving = false;
  // A connection cut by the stopping server while closing does not matter.
  const log = (line: string) => {
    if (!silent && !leaving) console.error(line);
  };
  const embedded = databaseUrl === null ? await embeddedPostgres(dataDir, { log }) : null;
  const options = { log, ...(max !== undefined && { max }) };
  const owner = connect(embedded?.connection ?? { url: databaseUrl ?? '' }, options);
  const pool = embedded && !asIs ? connect({ ...embedded.connection, user: programRole }, options) : owner;
  const leave = async () => {
    leaving = true;
    await pool.end();
    if (pool !== owner && !owner.ended) await owner.end();
    await embedded?.leave();
  };
  try {
    await reach(owner);
    if (asIs) return { pool, owner: null, leave };
    await assertDurable(owner);
    if (!embedded && (await sharesSessions(owner))) throw new StartError(sharedSessions);
    for (const name of await migrate(owner, { log, ...(emptyOnly && { emptyOnly }) })) log(`Database: applied ${name}`);
    if (pool !== owner) {
      await grantProgram(owner);
      await owner.end();
    }
    return { pool, owner: embedded?.connection ?? null, leave };
  } catch (error) {
    await leave();
    throw error;
  }
}

async function reach(pool: Pool): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (cause) {
    throw new StartError(`DATABASE_URL: the database cannot be reached (${reason(cause)})`, { cause });
  }
}

/** A refused connection to a name with several addresses is one aggregate error without its own message. */
function reason(cause: unknown): string {
  if (cause instanceof AggregateError) return [...new Set(cause.errors.map(reason))].join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
