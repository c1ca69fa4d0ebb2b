import { expect, it } from 'vitest';
import { rollingRestart } from './rolling.ts';

/** Nine starts and stops of the real program, on a busy machine. */
const timeoutMs = 180_000;

it(
  'three web processes are restarted one by one, and no visitor’s request fails',
  async () => {
    const { codes, confirmed, calls, refused } = await rollingRestart({ bookings: 5, drainSeconds: 3 });
    expect(refused).toEqual([]);
    expect(codes).toEqual([0, 0, 0]);
    expect(confirmed).toBeGreaterThanOrEqual(35);
    expect(calls).toBeGreaterThan(confirmed * 3);
  },
  timeoutMs,
);
