import pLimit from 'p-limit';
import { secondMs } from '#domain/durations.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';

/** Checking a password takes a CPU a tenth of a second, and there may be only two. */
const atOnce = 2;
const longestWaitMs = 3 * secondMs;

/** The queue for password checks. Known devices have one of their own, so that no crowd keeps them out. */
export function openDoor() {
  const lines = { known: pLimit(atOnce), strangers: pLimit(atOnce) };
  let tookMs = 100;
  return async <T>(whose: keyof typeof lines, check: () => Promise<T>): Promise<T | Refusal> => {
    const line = lines[whose];
    const waitMs = (line.pendingCount * tookMs) / atOnce;
    if (waitMs > longestWaitMs) return refuse('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(waitMs / secondMs) });
    return line(async () => {
      const began = performance.now();
      const outcome = await check();
      tookMs = (3 * tookMs + performance.now() - began) / 4;
      return outcome;
    });
  };
}

export type Door = ReturnType<typeof openDoor>;
