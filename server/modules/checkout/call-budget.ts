import { secondMs } from '#domain/durations.ts';

/** A rate limit for calls to an outside service, per second of real time, with at most one second's burst. */
export type CallBudget = { available(): number; spend(calls: number): void };

export const unlimited: CallBudget = { available: () => Number.POSITIVE_INFINITY, spend() {} };

export function callBudget(perSecond: number, now = () => performance.now()): CallBudget {
  let calls = perSecond;
  let at = now();
  return {
    available() {
      const elapsed = now() - at;
      at += elapsed;
      calls = Math.min(perSecond, calls + (elapsed * perSecond) / secondMs);
      return Math.floor(calls);
    },
    spend(spent) {
      calls -= spent;
    },
  };
}
