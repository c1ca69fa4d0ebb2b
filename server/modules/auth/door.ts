import pLimit from 'p-limit';
import { secondMs } from '#domain/durations.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';

/** To check a password takes a processor for a tenth of a second, and there may be two. */
const atOnce = 2;
const longestWaitMs = 3 * secondMs;

/**
 * Where passwords are checked. Whoever comes from a known device stands in a line of their own, so that no crowd of
 * strangers keeps them out; and whoever would wait for long is told at once to come back.
 */
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
