import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Config } from '#server/config.ts';
import { assertDurable, connect } from '#server/database/connect.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import { grantProgram, programRole } from '#server/database/grants.ts';
import { type MigrateOptions, migrate } from '#server/database/migrate.ts';
import { StartError } from './start-error.ts';

export type Database = { pool: Pool; leave(): Promise<void> };

const answersWithinMs = 1000;

/**
 * The database of the settings, or our own in the data folder: reached, found durable and of our schema. Our own is
 * then used by a role that can do less than its owner.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { silent, emptyOnly }: { silent: boolean } & Pick<MigrateOptions, 'emptyOnly'>,
): Promise<Database> {
  let leaving = false;
  // A connection that the stopping server cuts while it is being closed is no loss.
  const log = (line: string) => {
    if (!silent && !leaving) console.error(line);
  };
  const embedded = databaseUrl === null ? await embeddedPostgres(dataDir, { log }) : null;
  const owner = connect(embedded?.connection ?? { url: databaseUrl ?? '' }, { log });
  const pool = embedded ? connect({ ...embedded.connection, user: programRole }, { log }) : owner;
  const leave = async () => {
    leaving = true;
    await pool.end();
    if (pool !== owner && !owner.ended) await owner.end();
    await embedded?.leave();
  };
  try {
    await reach(owner);
    await assertDurable(owner);
    for (const name of await migrate(owner, { log, ...(emptyOnly && { emptyOnly }) })) log(`Database: applied ${name}`);
    if (pool !== owner) {
      await grantProgram(owner);
      await owner.end();
    }
    return { pool, leave };
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

/** A refused connection to a name with several addresses is one error with many inside, and no words of its own. */
function reason(cause: unknown): string {
  if (cause instanceof AggregateError) return [...new Set(cause.errors.map(reason))].join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}

/** Asks the database for a sign of life; null when it comes within a second. */
export function unreadinessOf(pool: Pool): () => Promise<string | null> {
  const late = `the database did not answer within ${answersWithinMs} ms`;
  return () =>
    Promise.race([
      pool.query('select 1').then(
        () => null,
        () => 'the database does not answer',
      ),
      pause(answersWithinMs, late, { ref: false }),
    ]);
}
