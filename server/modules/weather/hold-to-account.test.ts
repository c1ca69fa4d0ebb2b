import { afterEach, beforeEach, expect, it } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { book, countRows } from '#tests/builders/test-app.ts';
import { openWeatherApp, rain, type WeatherApp } from '#tests/builders/weather.ts';
import { holdToAccount } from './hold-to-account.ts';
import { limitsEffect } from './limits-effect.ts';
import { getWeatherOverview } from './overview.ts';

let testApp: WeatherApp;
beforeEach(async () => {
  testApp = await openWeatherApp();
});
afterEach(() => testApp.close());

const at = (instant: string) => {
  testApp.time.now = new Date(instant);
};
const limits = {
  ...{ precipitationChance: 60, precipitationMm: 2, washMm: 4, dryHours: 24 },
  ...{ temperatureC: 2, gustKmh: 60, highGustKmh: 45 },
};

/** Two visits are judged on Monday: one in announced rain, one in a chance of half. */
async function judgedWeek() {
  for (const appointmentDate of ['2025-10-07', '2025-10-09']) await book(testApp, { booking: { appointmentDate } });
  testApp.forecast.set('2025-10-07', rain);
  testApp.forecast.set('2025-10-09', { precipitationChance: 55, precipitationMm: 0 });
  expect(await testApp.evening()).toMatchObject({ judged: 2 });
}

it('says how often the forecast was right once the sky is known, and how it would have been at other limits', async () => {
  await judgedWeek();
  expect((await getWeatherOverview(testApp.deps)).account).toBeNull();
  at('2025-10-11T10:00:00Z');
  testApp.forecast.set('2025-10-09', { precipitationMm: 9 });
  expect(await holdToAccount(testApp.deps)).toEqual({ known: 4, missing: 0 });
  expect((await getWeatherOverview(testApp.deps)).account).toEqual({
    ...{ visits: 2, moves: 1, right: 1, missed: 1, chance: 60 },
    whatIf: [
      { visits: 2, moves: 2, right: 2, missed: 0, chance: 50 },
      { visits: 2, moves: 1, right: 1, missed: 1, chance: 70 },
    ],
  });
  expect(await holdToAccount(testApp.deps)).toEqual({ known: 0, missing: 0 });
  expect(await countRows(testApp, 'past_weather')).toBe(4);
});

it('catches up after a silence of days, of which the operator is told once', async () => {
  await judgedWeek();
  testApp.forecast.told.state = 'unavailable';
  const alerts = () => countRows(testApp, 'outbox', `topic = 'operator.alert' and subject = 'past-weather'`);
  at('2025-10-08T10:00:00Z');
  expect(await holdToAccount(testApp.deps)).toEqual({ known: 0, missing: 1 });
  expect(await alerts()).toBe(0);
  for (let day = 0; day < 3; day++) {
    testApp.time.now = new Date(testApp.time.now.getTime() + dayMs);
    await holdToAccount(testApp.deps);
  }
  expect(await alerts()).toBe(1);
  testApp.forecast.told.state = 'well';
  expect(await holdToAccount(testApp.deps)).toEqual({ known: 4, missing: 0 });
});

it('shows what other limits would have made of the last month, and changes nothing', async () => {
  await judgedWeek();
  at('2025-10-11T10:00:00Z');
  expect(await limitsEffect(testApp.deps, { ...limits, precipitationChance: 50 })).toEqual({
    ...{ visits: 2, more: 1, fewer: 0 },
  });
  expect(await limitsEffect(testApp.deps, { ...limits, precipitationChance: 95, precipitationMm: 20 })).toEqual({
    ...{ visits: 2, more: 0, fewer: 1 },
  });
  at('2025-12-11T10:00:00Z');
  expect(await limitsEffect(testApp.deps, limits)).toEqual({ visits: 0, more: 0, fewer: 0 });
});

it('tells clients of its record from thirty visits on', async () => {
  const { shownAccount } = await import('./shown-account.ts');
  const keep = (account: object) =>
    testApp.pool.query(
      `insert into settings (key, value) values ('weather-account', $1) on conflict (key) do update set value = $1`,
      [JSON.stringify(account)],
    );
  expect(await shownAccount(testApp.db)).toBeNull();
  await keep({ visits: 29, moves: 5, right: 4, missed: 0, chance: 60, whatIf: [] });
  expect(await shownAccount(testApp.db)).toBeNull();
  await keep({ visits: 30, moves: 5, right: 4, missed: 0, chance: 60, whatIf: [] });
  expect(await shownAccount(testApp.db)).toEqual({ moves: 5, right: 4 });
});
