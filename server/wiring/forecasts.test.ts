import { describe, expect, it } from 'vitest';
import { systemClock } from '#server/common/clock.ts';
import { forecastServices } from './forecasts.ts';

const wired = (sandbox: boolean, openMeteoKey: string | null) =>
  forecastServices({ sandbox, openMeteoKey, host: '127.0.0.1' }, () => 1, systemClock);

describe('the forecast services', () => {
  it('are two with a key and in the sandbox, and Environment Canada alone without a key', () => {
    expect([wired(true, null).length, wired(false, 'a-key').length, wired(false, null).length]).toEqual([2, 2, 1]);
  });
});
