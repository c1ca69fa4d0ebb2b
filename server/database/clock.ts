import type { Pool } from 'pg';
import type { Clock } from '#server/common/clock.ts';

/** The program's clock, kept in step with the database's. */
export type DatabaseClock = Clock & {
  /** Compares this machine's clock with the database's; the result applies until the next time. */
  compare(): Promise<void>;
  /** Why nothing may be sent: this machine's clock is wrong. Null while it is right. */
  fault(): string | null;
  /** How far this machine's clock is ahead of the database's. */
  differenceMs(): number;
};

/** Round trips make the comparison less exact than this; smaller differences are ignored. */
const exactToMs = 250;

/** How far off a machine's clock may be before it counts as wrong. */
export const toleratedMs = 5_000;

/** How far this machine's clock is ahead of the database's, in milliseconds. */
export async function clockDifference(pool: Pick<Pool, 'query'>, machineNow: () => number = Date.now): Promise<number> {
  const before = machineNow();
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const middle = (before + machineNow()) / 2;
  const difference = rows[0] ? Math.round(middle - rows[0].now.getTime()) : 0;
  return Math.abs(difference) < exactToMs ? 0 : difference;
}

/**
 * A clock that several machines agree on, because each corrects its own by the database's: a lease that one of them
 * writes means the same to the others. Rows are still compared with this clock and never with `now()` in a statement.
 */
export function databaseClock(
  pool: Pick<Pool, 'query'>,
  base: Clock,
  machineNow: () => number = Date.now,
): DatabaseClock {
  let aheadMs = 0;
  return {
    now: () => new Date(base.now().getTime() - aheadMs),
    async compare() {
      aheadMs = await clockDifference(pool, machineNow);
    },
    differenceMs: () => aheadMs,
    fault() {
      if (Math.abs(aheadMs) <= toleratedMs) return null;
      const seconds = Math.round(Math.abs(aheadMs) / 1000);
      const direction = aheadMs > 0 ? 'ahead of' : 'behind';
      return `the clock of this machine is ${seconds} s ${direction} the database's; nothing is sent`;
    },
  };
}
