import pg from 'pg';
import { secondMs } from '#domain/durations.ts';
import { databaseOver } from '#server/database/database.ts';

const lookEveryMs = secondMs;
const answersWithinMs = 2 * secondMs;
/** A loaded machine is briefly late. Anything this long is an outage. */
const toleratedMs = 5 * secondMs;

/** Asks the database over a connection of its own; it counts as down after failing for a while. */
export function watchDatabase(pool: pg.Pool, now: () => number = performance.now.bind(performance)) {
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
    /** Why no request can be served, by the latest check; null while the database answers. */
    reason: () => (isAway() ? 'the database does not answer' : null),
    look,
    job: { name: 'watch-database', everyMs: lookEveryMs, run: look },
    /** For heartbeats, which have to be written on time while the pool is busy. */
    db: databaseOver(own),
    close: () => own.end(),
  };
}
