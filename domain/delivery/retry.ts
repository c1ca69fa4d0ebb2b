const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The delay after each failed attempt; the last one repeats. Three attempts are within the first minute. */
const delays = [10 * second, 30 * second, 2 * minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour];
const maxDelay = 6 * hour;

const delayAfter = (attempts: number): number => delays[Math.max(0, attempts - 1)] ?? maxDelay;

/** When to retry after `attempts` failed attempts. */
export const nextAttempt = (attempts: number, now: Date): Date => new Date(now.getTime() + delayAfter(attempts));

/** How many attempts fall within so many hours of the first one. */
export function attemptsWithin(hours: number): number {
  let [attempts, passed] = [1, delayAfter(1)];
  while (passed <= hours * hour) passed += delayAfter(++attempts);
  return attempts;
}

/** When to look up a call without an answer again: after as long as has passed since the call, one minute to one hour. */
export function nextLookUp(calledAt: Date, now: Date): Date {
  const passed = Math.max(0, now.getTime() - calledAt.getTime());
  return new Date(now.getTime() + Math.min(Math.max(passed, minute), hour));
}
