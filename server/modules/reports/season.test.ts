import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, daysBetween } from '#domain/calendar/day.ts';
import { isRefusal } from '#domain/refusal.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { chargedOn, refundedOf, sold } from '#tests/builders/bookings/sold.ts';
import { book, openTestApp } from '#tests/builders/test-app.ts';
import { readSeason } from './season.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const { deps, pool } = testApp;
let cookie = '';

beforeAll(async () => {
  cookie = await signIn('owner');
  const at = '2025-09-01T12:00:00Z';
  // The week of 5 October 2025 is that of 6 October 2024, 52 weeks before.
  await chargedOn(testApp, await sold(testApp, { at, visit: '2025-10-07' }), { at, base: 40_000 });
  const reduced = await sold(testApp, { at, visit: '2025-10-09', base: 100_000 });
  await refundedOf(testApp, reduced, { at, amount: 57_488, reason: 'partial' });
  await sold(testApp, { at, visit: '2025-10-02', status: 'completed' });
  await sold(testApp, { at, visit: '2025-10-02', status: 'cancelled' });
  await sold(testApp, { at, visit: '2025-09-30', status: 'completed', imported: true });
  await sold(testApp, { at, visit: '2025-10-20', service: 'refresh', base: 0 });
  await sold(testApp, { at: '2024-09-01T12:00:00Z', visit: '2024-10-08', status: 'completed' });
  await book(testApp, { booking: { appointmentDate: '2025-10-14' } });
});

const season = async (year?: number) => {
  const read = await readSeason(deps, { year });
  if (isRefusal(read)) throw new Error(read.refused);
  return read;
};
const call = (path: string) => app.inject({ url: `/api/admin/${path}`, headers: { cookie } });

it('a week has what is booked, paid and done, beside the same week of last year', async () => {
  const { weeks, opensOn, closesOn, ...years } = await season();
  expect([opensOn, closesOn, weeks[0]?.week, weeks.at(-1)?.week]).toEqual([
    ...['2025-04-01', '2025-11-05', '2025-03-30', '2025-11-02'],
  ]);
  expect(years).toMatchObject({ year: 2025, firstYear: 2024, latestYear: 2025 });
  const october = weeks.find(({ week }) => week === '2025-10-05');
  expect(october).toMatchObject({
    // More was charged on the first, and half of the second went back.
    booked: { count: 2, base: 321_500 },
    paid: { count: 2, base: 271_500 },
    done: { count: 0, base: 0 },
    before: { booked: { count: 1, base: 181_500 }, done: { count: 1 } },
  });
  expect(weeks.find(({ week }) => week === '2025-09-28')).toMatchObject({
    booked: { count: 2, base: 363_000 },
    paid: { count: 1, base: 181_500 },
    done: { count: 2, base: 363_000 },
    left: 0,
  });
});

it('its sums are those of the list of bookings, day by day', async () => {
  const { weeks } = await season();
  type Listed = { status: string; base: number; amounts?: object };
  for (const { week, booked, done } of weeks.filter(({ week }) => week >= '2025-09-21')) {
    const listed: Listed[] = [];
    for (const day of daysBetween(week, addDays(week, 7))) listed.push(...(await call(`bookings?day=${day}`)).json());
    const of = (status: (one: Listed) => boolean) => listed.filter(status).length;
    expect([week, booked.count, done.count]).toEqual([
      ...[week, of(({ status }) => status !== 'cancelled'), of(({ status }) => status === 'completed')],
    ]);
  }
  const { rows } =
    await pool.query(`select (sum(base) + (select sum(base) from booking_charges))::int as base from bookings
    where status <> 'cancelled' and appointment_date >= '2025-03-30'`);
  expect(weeks.reduce((all, one) => all + one.booked.base, 0)).toBe(rows[0].base);
});

it('a place is left where the calendar still sells one', async () => {
  const { weeks } = await season();
  const calendar = (await call('calendar?from=2025-10-06&to=2025-11-08')).json();
  const free = calendar.days
    .filter(({ why }: { why: string | null }) => why === null)
    .reduce((all: number, day: { free: number }) => all + day.free, 0);
  expect(weeks.reduce((all, { left }) => all + left, 0)).toBe(free);
  expect(free).toBeGreaterThan(0);
});

it('a rained-out day costs what a sold day is worth on average; a free visit is not sold', async () => {
  expect((await season()).soldDays).toEqual({ count: 5, base: 3 * 181_500 + 140_000 + 181_500 });
});

it('a year before has its own weeks, and the file has the same figures in the language of the reader', async () => {
  const before = await season(2024);
  expect(before.weeks.find(({ week }) => week === '2024-10-06')?.booked.count).toBe(1);
  const file = await call('season.csv?year=2025&language=fr');
  expect(file.headers['content-disposition']).toBe('attachment; filename="season-2025.csv"');
  expect(file.body).toContain('2025-10-05;2;3215,00;2;2715,00;0;0,00;1;1815,00;');
  expect((await call('season?year=1999')).statusCode).toBe(400);
});
