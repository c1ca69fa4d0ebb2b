import { describe, expect, it } from 'vitest';
import type { ForecastService } from '#adapters/forecast/port.ts';
import { fakeForecast, mondayEvening } from '#tests/builders/weather.ts';
import { forgetForecast, readForecast, recentForecast } from './forecast.ts';

function asking(...forecasts: ForecastService[]) {
  const time = { now: mondayEvening };
  const warnings: object[] = [];
  const log = { info() {}, warn: (detail: object) => warnings.push(detail), error() {} };
  return { deps: { forecasts, clock: { now: () => time.now }, log }, time, warnings };
}

describe('the forecast', () => {
  it('is that of the first service that answers, of today and the two weeks after', async () => {
    const [first, second] = [fakeForecast('first'), fakeForecast('second')];
    const { deps, warnings } = asking(first.service, second.service);
    const read = await readForecast(deps);
    expect([read?.source, read?.days.length, read?.days[0]?.date]).toEqual(['first', 15, '2025-10-06']);
    expect(second.calls.reads).toBe(0);
    first.told.state = 'unavailable';
    expect(await readForecast(deps)).toMatchObject({ source: 'second' });
    expect(warnings).toEqual([{ source: 'first', detail: 'no answer' }]);
    second.told.state = 'unavailable';
    expect(await readForecast(deps)).toBeNull();
  });

  it('is asked for once in half an hour by all the pages, and anew when it was changed or the day is over', async () => {
    const { service, calls } = fakeForecast();
    const { deps, time } = asking(service);
    await Promise.all(Array.from({ length: 20 }, () => recentForecast(deps)));
    expect(calls.reads).toBe(1);
    time.now = new Date(mondayEvening.getTime() + 30 * 60_000 - 1);
    await recentForecast(deps);
    expect(calls.reads).toBe(1);
    time.now = new Date(mondayEvening.getTime() + 30 * 60_000);
    await recentForecast(deps);
    expect(calls.reads).toBe(2);
    forgetForecast(deps);
    await recentForecast(deps);
    expect(calls.reads).toBe(3);
    time.now = new Date('2025-10-07T03:59:00Z');
    await recentForecast(deps);
    time.now = new Date('2025-10-07T04:00:00Z');
    expect(await recentForecast(deps)).toMatchObject({ days: expect.arrayContaining([]) });
    expect(calls.reads).toBe(5);
  });

  it('is asked for again a minute after nobody knew it', async () => {
    const { service, told, calls } = fakeForecast();
    const { deps, time } = asking(service);
    told.state = 'unavailable';
    expect([await recentForecast(deps), await recentForecast(deps)]).toEqual([null, null]);
    expect(calls.reads).toBe(1);
    told.state = 'well';
    time.now = new Date(mondayEvening.getTime() + 60_000);
    expect(await recentForecast(deps)).toMatchObject({ source: 'fake' });
  });

  it('keeps no page waiting that could do without', async () => {
    const never = new Promise<never>(() => {});
    const { deps } = asking({ read: () => never });
    expect(await recentForecast(deps)).toBeNull();
  });
});
