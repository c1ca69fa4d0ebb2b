import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { book, countRows, later, totals } from '#tests/builders/test-app.ts';
import { fakeForecast, openWeatherApp, proposalsOf, rain, tokensOf, type WeatherApp } from '#tests/builders/weather.ts';
import { judgeVisits } from './judge.ts';

let testApp: WeatherApp;
beforeEach(async () => {
  testApp = await openWeatherApp();
});
afterEach(() => testApp.close());

const on = (appointmentDate: string, appointmentTime: AppointmentTime = '9:00 AM') => ({
  booking: { appointmentDate, appointmentTime },
});
const alerts = async () => {
  const { rows } = await testApp.pool.query<{ subject: string; detail: Record<string, unknown> }>(
    `select subject, detail from outbox where topic = 'operator.alert' order by id`,
  );
  return rows;
};

describe('the operator', () => {
  it('is told once a day when no forecast service answers, and nothing else happens', async () => {
    await book(testApp, on('2025-10-09'));
    testApp.forecast.told.state = 'unavailable';
    expect(await testApp.evening()).toEqual({ judged: 0, proposed: 0, source: null });
    await judgeVisits(testApp.deps);
    expect(await alerts()).toEqual([
      {
        subject: 'weather:2025-10-06',
        detail: { reason: 'no-forecast', date: '2025-10-06' },
      },
    ]);
    expect(await countRows(testApp, 'weather_judgements')).toBe(0);
    later(testApp, 24 * 60);
    await judgeVisits(testApp.deps);
    expect(await alerts()).toHaveLength(2);
  });

  it('is not troubled while the second service answers', async () => {
    const second = fakeForecast('second');
    testApp.deps.forecasts = [testApp.forecast.service, second.service];
    testApp.forecast.told.state = 'unavailable';
    await book(testApp, on('2025-10-09'));
    second.set('2025-10-09', rain);
    expect(await testApp.evening()).toEqual({ judged: 1, proposed: 1, source: 'second' });
    expect(await alerts()).toEqual([]);
  });

  it('is told of a visit whose refresh comes before the next clear day: no such day is proposed', async () => {
    const { orderNo } = await book(testApp, on('2025-10-09'));
    const refresh = { coatingType: 'refresh', clientId: orderNo, appointmentDate: '2025-10-13' } as const;
    await book(testApp, { booking: refresh, amount: totals.refresh });
    testApp.forecast.set('2025-10-09', rain);
    expect(await testApp.evening()).toMatchObject({ proposed: 0 });
    expect(await alerts()).toMatchObject([{ detail: { orderNo, reason: 'weather-no-other-day' } }]);
  });

  it('is told once of a visit for which no other day is clear and free', async () => {
    const { bookingId, orderNo } = await book(testApp, on('2025-10-09'));
    for (const date of ['2025-10-09', '2025-10-13', '2025-10-14', '2025-10-16', '2025-10-20']) {
      testApp.forecast.set(date, { temperatureC: -1, gustKmh: 80 });
    }
    expect(await testApp.evening()).toMatchObject({ judged: 1, proposed: 0 });
    await judgeVisits(testApp.deps);
    expect(await alerts()).toEqual([
      {
        subject: `weather:${bookingId}:2025-10-09`,
        detail: {
          reason: 'weather-no-other-day',
          orderNo,
          date: '2025-10-09',
          time: '9:00 AM',
          reasons: ['cold', 'wind'],
          precipitationChance: 0,
          precipitationMm: 0,
          temperatureC: -1,
          gustKmh: 80,
          condition: 'clear',
        },
      },
    ]);
    expect(await countRows(testApp, 'calendar_holds', `hold_type = 'weather'`)).toBe(0);
    testApp.forecast.set('2025-10-16', {});
    expect(await judgeVisits(testApp.deps)).toMatchObject({ proposed: 1 });
  });

  it('is told when it is too late to ask: the evening before tomorrow’s visit', async () => {
    const { bookingId } = await book(testApp, on('2025-10-07'));
    testApp.forecast.set('2025-10-07', rain);
    expect(await testApp.evening()).toMatchObject({ judged: 1, proposed: 0 });
    expect(await alerts()).toMatchObject([
      {
        subject: `weather:${bookingId}:2025-10-07`,
        detail: { reason: 'weather-too-late' },
      },
    ]);
  });
});

describe('an evening on which the clocks change', () => {
  it('asks until six by the clock on the wall', async () => {
    await writeSetting(testApp.db, 'closesOn', '2026-04-01');
    testApp.forget();
    for (const [date, at, answerBy] of [
      ['2025-11-03', '2025-11-01T23:00:00Z', '2025-11-02T23:00:00Z'],
      ['2026-03-09', '2026-03-08T00:00:00Z', '2026-03-08T22:00:00Z'],
    ] as const) {
      const { bookingId } = await book(testApp, on(date));
      testApp.forecast.set(date, rain);
      testApp.time.now = new Date(at);
      testApp.forget();
      await judgeVisits(testApp.deps);
      expect(await proposalsOf(testApp, bookingId)).toMatchObject([{ answerBy: new Date(answerBy) }]);
      expect((await tokensOf(testApp, bookingId)).text).toMatch(/^[\w-]{43}$/);
    }
  });
});
