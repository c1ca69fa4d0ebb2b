import { hourMs, minuteMs, secondMs } from '../durations.ts';

/** What passes after each try in vain; the last for all that follow. Three tries are within the first minute. */
const pauses = [
  10 * secondMs,
  30 * secondMs,
  2 * minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  hourMs,
  3 * hourMs,
  6 * hourMs,
];
const longest = 6 * hourMs;

const pauseAfter = (attempts: number): number => pauses[Math.max(0, attempts - 1)] ?? longest;

/** When a message is tried again after `attempts` tries in vain. */
export const nextAttempt = (attempts: number, now: Date): Date => new Date(now.getTime() + pauseAfter(attempts));

/** How many tries there are within so many hours of the first one. */
export function attemptsWithin(hours: number): number {
  let [attempts, passed] = [1, pauseAfter(1)];
  while (passed <= hours * hourMs) passed += pauseAfter(++attempts);
  return attempts;
}

/** When a call without an answer is looked up again: twice as long after the call each time, from one minute to one hour. */
export function nextLookUp(calledAt: Date, now: Date): Date {
  const passed = Math.max(0, now.getTime() - calledAt.getTime());
  return new Date(now.getTime() + Math.min(Math.max(passed, minuteMs), hourMs));
}
