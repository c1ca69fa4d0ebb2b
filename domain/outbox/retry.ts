import { hourMs, minuteMs, secondMs } from '../durations.ts';

/** The delay after each failed attempt; the last one repeats. Three attempts are within the first minute. */
const delays = [
  10 * secondMs,
  30 * secondMs,
  2 * minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  hourMs,
  3 * hourMs,
  6 * hourMs,
];
const maxDelay = 6 * hourMs;

const delayAfter = (attempts: number): number => delays[Math.max(0, attempts - 1)] ?? maxDelay;

/** When to retry after `attempts` failed attempts. */
export const nextAttempt = (attempts: number, now: Date): Date => new Date(now.getTime() + delayAfter(attempts));

/** How many attempts fall within so many hours of the first one. */
export function attemptsWithin(hours: number): number {
  let [attempts, passed] = [1, delayAfter(1)];
  while (passed <= hours * hourMs) passed += delayAfter(++attempts);
  return attempts;
}

/** When to look up an unanswered call again: after as long as has passed since the call, one minute to one hour. */
export function nextLookUp(calledAt: Date, now: Date): Date {
  const passed = Math.max(0, now.getTime() - calledAt.getTime());
  return new Date(now.getTime() + Math.min(Math.max(passed, minuteMs), hourMs));
}
