import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connect } from '#server/database/connect.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import { figures, unfinished } from './oracle.ts';
import type { Program } from './program.ts';

const unpaidEndsMs = 40 * 60_000;
const refundsSettleMs = 5 * 3_600_000;

/** First by itself, as with customers who wait; then with a clock that lets the time of the nameless run out. */
export async function settle(program: Program, folder: string, say: (line: string) => void) {
  const well = () => fetch(`${program.url}/sandbox/faults/card`, json('PUT', { mode: 'ok' }));
  await well();
  const began = performance.now();
  await untilAll(folder, 240, ({ named }) => named === 0);
  const measured = await withDatabase(folder, figures);
  say(`every named payment was booked ${Math.round((performance.now() - began) / 1000)} s after the last kill`);
  for (const aheadMs of [unpaidEndsMs, unpaidEndsMs + refundsSettleMs]) {
    await program.stop();
    await program.start(aheadMs);
    await fetch(`${program.url}/sandbox/run/reconcile`, { method: 'POST' });
    const left = await untilAll(folder, 60, ({ open, refunds }) => open + refunds === 0).catch(() => null);
    if (left) break;
  }
  await untilAll(folder, 1, ({ named, open, refunds }) => named + open + refunds === 0);
  return { ...(await withDatabase(folder, figures)), longest_to_booking: measured.longest_to_booking ?? Number.NaN };
}

type Left = Awaited<ReturnType<typeof unfinished>>;

/** Looks at the database until nothing is left to do. */
function untilAll(folder: string, seconds: number, isDone: (left: Left) => boolean): Promise<Left> {
  return withDatabase(folder, async (pool) => {
    const limit = performance.now() + seconds * 1000;
    for (;;) {
      const left = await unfinished(pool);
      if (isDone(left)) return left;
      if (performance.now() > limit) throw new Error(`not settled within ${seconds} s: ${JSON.stringify(left)}`);
      await pause(100);
    }
  });
}

export async function withDatabase<T>(folder: string, use: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const postgres = await embeddedPostgres(folder);
  const pool = connect(postgres.connection, { max: 2 });
  try {
    return await use(pool);
  } finally {
    await pool.end();
    await postgres.leave();
  }
}

const json = (method: string, body: object) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
