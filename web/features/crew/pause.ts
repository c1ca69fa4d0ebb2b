/** How often an open page refetches. */
const calm = 60_000;
/** The longest that queued items wait for the next attempt. */
const longestWait = 15_000;
const firstRetry = 2_000;

/** Until the next attempt: soon after a first failure, then later each time. */
export const pauseAfter = (failures: number, isWaiting: boolean): number =>
  failures === 0 ? calm : Math.min(firstRetry * 2 ** (failures - 1), isWaiting ? longestWait : calm);
