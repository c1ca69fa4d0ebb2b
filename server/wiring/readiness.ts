import pg from 'pg';
import { secondMs } from '#domain/durations.ts';
import { type Db, databaseOver } from '#server/database/database.ts';
import type { Job } from '#server/outbox/scheduler.ts';

const lookEveryMs = secondMs;
const answersWithinMs = 2 * secondMs;
/** A loaded machine is briefly late. Anything this long is an outage. */
const toleratedMs = 5 * secondMs;

export type DatabaseWatch = {
  /** Why no request can be served, by the latest check; null while the database answers. */
  reason(): string | null;
  look(): Promise<void>;
  job: Job;
  /** For heartbeats, which have to be written on time while the pool is busy. */
  db: Db;
  close(): Promise<void>;
};

/**
 * Whether the database answers, checked over a separate connection. It counts as down after it has failed
 * for a while, and as up with its first answer.
 */
export function watchDatabase(pool: pg.Pool, now: () => number = performance.now.bind(performance)): DatabaseWatch {
  const times = { connectionTimeoutMillis: answersWithinMs, query_timeout: answersWithinMs };
  const own = new pg.Pool({ ...pool.options, ...times, max: 1 });
  own.on('connect', (client) => client.on('error', () => {}));
  own.on('error', () => {});
  let isUnknown = true;
  let failingSince: number | null = null;
  const look = () =>
    own.query('select 1').then(
      () => {
        isUnknown = false;
        failingSince = null;
      },
      () => {
        failingSince ??= now();
      },
    );
  const isAway = () => isUnknown || (failingSince !== null && now() - failingSince >= toleratedMs);
  return {
    reason: () => (isAway() ? 'the database does not answer' : null),
    look,
    job: { name: 'watch-database', everyMs: lookEveryMs, run: look },
    db: databaseOver(own),
    close: () => own.end(),
  };
}
