import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connect } from '#server/database/connect.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import { faultyProviders } from '#server/database/schema/sandbox.ts';
import { figures, unfinished } from './oracle.ts';

const unpaidEndsMs = 40 * 60_000;
const refundsSettleMs = 5 * 3_600_000;

/** Lends a connection to the database of the programs. */
export type UseDatabase = <T>(use: (pool: pg.Pool) => Promise<T>) => Promise<T>;

/** The program, or several of them on one database. */
export type Restartable = { url: string; stop(): Promise<void>; start(aheadMs: number): Promise<void> };

/** First by itself, as with customers who wait; then with a clock that lets the time of the nameless run out. */
export async function settle(program: Restartable, database: UseDatabase, say: (line: string) => void) {
  for (const provider of faultyProviders)
    await ask(`${program.url}/sandbox/faults/${provider}`, json('PUT', { mode: 'ok' }));
  const began = performance.now();
  await untilAll(database, 240, ({ named }) => named === 0);
  const measured = await database(figures);
  say(`every named payment was booked ${Math.round((performance.now() - began) / 1000)} s after the last kill`);
  for (const aheadMs of [unpaidEndsMs, unpaidEndsMs + refundsSettleMs]) {
    await program.stop();
    await program.start(aheadMs);
    await ask(`${program.url}/sandbox/run/reconcile`, { method: 'POST' });
    const left = await untilAll(database, 60, ({ open, refunds }) => open + refunds === 0).catch(() => null);
    if (left) break;
  }
  await untilAll(database, 1, ({ named, open, refunds }) => named + open + refunds === 0);
  await ask(`${program.url}/sandbox/run/accounting`, { method: 'POST' });
  await untilAll(database, 120, ({ unrecorded }) => unrecorded === 0);
  return { ...(await database(figures)), longest_to_booking: measured.longest_to_booking ?? Number.NaN };
}

/** A line that was kept open may lead to the program that was killed: the next one is new. */
const ask = (url: string, order: RequestInit): Promise<Response> =>
  fetch(url, order).catch(() => pause(100).then(() => fetch(url, order)));

type Left = Awaited<ReturnType<typeof unfinished>>;

/** Looks at the database until nothing is left to do. */
function untilAll(database: UseDatabase, seconds: number, isDone: (left: Left) => boolean): Promise<Left> {
  return database(async (pool) => {
    const limit = performance.now() + seconds * 1000;
    for (;;) {
      const left = await unfinished(pool);
      if (isDone(left)) return left;
      if (performance.now() > limit) throw new Error(`not settled within ${seconds} s: ${JSON.stringify(left)}`);
      await pause(100);
    }
  });
}

/** The embedded database of a data folder. */
export const databaseIn =
  (folder: string): UseDatabase =>
  async (use) => {
    const postgres = await embeddedPostgres(folder);
    const pool = connect(postgres.connection, { max: 2 });
    try {
      return await use(pool);
    } finally {
      await pool.end();
      await postgres.leave();
    }
  };

const json = (method: string, body: object) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
