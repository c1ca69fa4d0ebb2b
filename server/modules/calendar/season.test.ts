import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveByCustomer } from '#server/modules/bookings/move/customer.ts';
import { moveByOperator } from '#server/modules/bookings/move/operator.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { listAlerts } from '#server/modules/desk/alerts.ts';
import { clearSetting, writeSetting } from '#server/modules/settings/queries/settings.ts';
import { judgeVisits } from '#server/modules/weather/judge.ts';
import { actorOf } from '#tests/builders/admin-bookings.ts';
import { bookedWithKey, stored } from '#tests/builders/self-service.ts';
import { anOrderNo, aRequest, aVisitor, book, countRows, totals } from '#tests/builders/test-app.ts';
import { openWeatherApp, rain, type WeatherApp } from '#tests/builders/weather.ts';
import { listBookedDates } from './open-days.ts';
import { readCalendar } from './overview.ts';

let testApp: WeatherApp;
beforeEach(async () => {
  testApp = await openWeatherApp();
});
afterEach(() => testApp.close());

/** Monday, a quarter to ten in the morning. */
const winter = new Date('2025-11-24T14:45:00Z');
const inWinter = () => {
  testApp.time.now = winter;
  testApp.forget();
};
const publicly = () => listBookedDates(testApp.deps, { hash: null });
const ask = (appointmentDate: string) =>
  preload(testApp.deps, aVisitor(`for ${appointmentDate}`), {
    orderNo: anOrderNo(),
    amount: totals.complete,
    booking: aRequest({ appointmentDate }),
  });
const season = async () => (await listAlerts(testApp.deps)).groups.find(({ kind }) => kind === 'season') ?? null;

describe('between two seasons', () => {
  it('the calendar is that of the next one, and opens on its first day', async () => {
    inWinter();
    expect(await publicly()).toEqual({
      today: '2025-11-24',
      opensOn: '2026-04-01',
      firstDate: '2026-04-02',
      closesOn: '2026-11-05',
      bookedDates: [],
      blockedTimes: {},
    });
    const { days } = await readCalendar(testApp.deps, { from: '2026-03-30', to: '2026-04-02' });
    expect(days.map(({ why }) => why)).toEqual(['season', 'season', 'weekday', null]);
  });

  it.each([
    ['2025-11-25', 'tomorrow'],
    ['2025-12-23', 'in December'],
    ['2026-03-31', 'on the last day of March'],
  ])('%s is not held for anybody: %s', async (date) => {
    inWinter();
    expect(await ask(date)).toEqual({ refused: 'DATE_NOT_OPEN' });
    expect(await countRows(testApp, 'day_claims')).toBe(0);
  });

  it('a day of the next season is sold', async () => {
    inWinter();
    expect(await ask('2026-04-02')).toHaveProperty('ticket');
  });

  it('no visit is moved into the closed months, by its client or by the operator', async () => {
    const visit = await bookedWithKey(testApp, '2025-11-03');
    const wish = { orderNo: visit.orderNo, date: '2025-12-02', time: '9:00 AM' as const };
    expect(await moveByCustomer(testApp.deps, { ...wish, key: visit.key })).toEqual({ refused: 'DATE_NOT_OPEN' });
    const by = await actorOf(testApp, 'staff', 'staff');
    const asked = { ...wish, version: 0, notify: false, anyDay: false, by };
    expect(await moveByOperator(testApp.deps, asked)).toEqual({ refused: 'DATE_NOT_OPEN' });
    expect(await stored(testApp, visit.orderNo)).toMatchObject({ appointmentDate: '2025-11-03' });
  });

  it('no day of the closed months is proposed, however clear it is', async () => {
    await book(testApp, { booking: { appointmentDate: '2025-11-04' } });
    testApp.time.now = new Date('2025-11-01T23:00:00Z');
    testApp.forget();
    for (const date of ['2025-11-03', '2025-11-04']) testApp.forecast.set(date, rain);
    expect(await judgeVisits(testApp.deps)).toMatchObject({ judged: 1, proposed: 0 });
    expect(await countRows(testApp, 'calendar_holds', `hold_type = 'weather'`)).toBe(0);
    expect(await countRows(testApp, 'outbox', `topic = 'operator.alert'`)).toBe(1);
  });

  it('a visit that was sold into them before stays as it is, and can be moved out of them', async () => {
    await writeSetting(testApp.db, 'closesOn', '2026-04-01');
    testApp.forget();
    const visit = await bookedWithKey(testApp, '2025-12-09');
    await clearSetting(testApp.db, 'closesOn');
    inWinter();
    expect(await stored(testApp, visit.orderNo)).toMatchObject({ appointmentDate: '2025-12-09', status: 'active' });
    const { days } = await readCalendar(testApp.deps, { from: '2025-12-09', to: '2025-12-09' });
    expect(days).toMatchObject([{ why: 'season', visits: [{ order: visit.orderNo }] }]);
    const wish = { orderNo: visit.orderNo, key: visit.key, date: '2026-04-02', time: '9:00 AM' as const };
    expect(await moveByCustomer(testApp.deps, wish)).toMatchObject({ appointmentDate: '2026-04-02' });
  });
});

describe('the operator’s own first closed day', () => {
  const own = async (date: string | null) => {
    await (date === null ? clearSetting(testApp.db, 'closesOn') : writeSetting(testApp.db, 'closesOn', date));
    testApp.forget();
  };

  it('ends its season alone: once it has passed the next season is sold, and the operator is told until it is taken away', async () => {
    await own('2025-10-20');
    expect(await publicly()).toMatchObject({ opensOn: '2025-04-01', closesOn: '2025-10-20' });
    expect(await season()).toBeNull();
    testApp.time.now = new Date('2025-10-20T04:00:00Z');
    testApp.forget();
    expect(await publicly()).toMatchObject({ opensOn: '2026-04-01', firstDate: '2026-04-02', closesOn: '2026-11-05' });
    expect(await season()).toMatchObject({
      count: 1,
      lines: [{ code: 'season-passed', date: '2025-10-20', at: '2025-10-20T04:00:00.000Z' }],
    });
    testApp.time.now = new Date('2027-06-01T13:00:00Z');
    testApp.forget();
    expect((await publicly()).firstDate).toBe('2027-06-01');
    expect(await season()).toMatchObject({ count: 1 });
    await own(null);
    expect(await season()).toBeNull();
  });

  it('may let a season last into the winter', async () => {
    await own('2025-12-20');
    testApp.time.now = winter;
    testApp.forget();
    expect(await publicly()).toMatchObject({ firstDate: '2025-11-24', closesOn: '2025-12-20' });
    expect(await ask('2025-12-18')).toHaveProperty('ticket');
    expect(await season()).toBeNull();
  });
});
