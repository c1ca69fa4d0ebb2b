import type { Pool } from 'pg';
import { secondMs } from '#domain/durations.ts';
import { clockDifference, toleratedMs } from '#server/database/clock.ts';
import { durabilityFaults, sharesSessions } from '#server/database/connect.ts';
import { missingMigrations } from '#server/database/migrate.ts';
import { check } from '../run-doctor.ts';

type Queries = Pick<Pool, 'query'>;

/** The newest version that the program was tested on. */
const newestTried = 18;

export const serverVersionCheck = (pool: Queries) =>
  check('postgresql', async (say) => {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const version = rows[0]?.version ?? 0;
    return version <= newestTried
      ? say('ok', 'server-right', { version })
      : say('warn', 'server-untried', { version, newest: newestTried });
  });

export const durabilityCheck = (pool: Queries) =>
  check('durability', async (say) => {
    const faults = await durabilityFaults(pool);
    return faults.length === 0 ? say('ok', 'durable') : say('fail', 'not-durable', { faults: faults.join('; ') });
  });

export const connectionCheck = (pool: Pick<Pool, 'connect'>) =>
  check('connections', async (say) =>
    (await sharesSessions(pool)) ? say('fail', 'connection-shared') : say('ok', 'connection-own'),
  );

export const clockCheck = (pool: Queries, machineNow?: () => number) =>
  check('clock', async (say) => {
    const difference = await clockDifference(pool, machineNow);
    return Math.abs(difference) <= toleratedMs
      ? say('ok', 'clock-right')
      : say('fail', 'clock-wrong', { seconds: Math.round(difference / secondMs) });
  });

/** The schema against the program's migrations. */
export const schemaCheck = (pool: Queries, folder?: string) =>
  check('schema', async (say) => {
    try {
      const { missing, newest } = await missingMigrations(pool, folder);
      return missing.length === 0
        ? say('ok', 'schema-right', { newest })
        : say('fail', 'schema-old', { count: missing.length });
    } catch (failure) {
      return say('fail', 'schema-other', { detail: failure instanceof Error ? failure.message : String(failure) });
    }
  });
