import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { servedAreas } from '#business/area.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { book, cancelToken, mondayMorning, openTestApp, startPaying } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
const { app, close } = await openAdmin(testApp);
afterAll(close);

const ask = (area: string, headers = {}) => app.inject({ url: `/api/nearby-days?area=${area}`, headers });
const near = async (area: string): Promise<string[]> => (await ask(area)).json().days;
const takes = async (crewsPerDay: number) => {
  await writeSetting(testApp.deps.db, 'crewsPerDay', crewsPerDay);
  testApp.forget();
};
const on = (appointmentDate: string, postalCode = 'H2Y1C6') =>
  book(testApp, { booking: { appointmentDate, postalCode } });

beforeAll(async () => {
  await takes(2);
  await on('2025-10-16', 'H3A1A1');
  await on('2025-10-14');
});
beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await takes(2);
});

it('the days of paid visits in the area and beside it are near, in their order', async () => {
  expect(await near('H2Y')).toEqual(['2025-10-14', '2025-10-16']);
  expect(await near('H2W')).toEqual(['2025-10-16']);
  expect(await near('H9X')).toEqual([]);
});

it('nothing is said of an area that is not on the map, nor of more than an area', async () => {
  expect([await near('J4B'), await near(''), await near('h2y')]).toEqual([[], [], []]);
  expect([(await ask('H2Y1C6')).statusCode, (await app.inject('/api/nearby-days')).statusCode]).toEqual([400, 400]);
});

it('an area of an owner’s list that is not on the map is near to itself alone', async () => {
  await testApp.pool.query(
    `insert into area_lists (starts_at, areas, administrator_id, created_at) values ($1, $2, 'an-owner', $1)`,
    [mondayMorning, JSON.stringify([...servedAreas, 'H1W'])],
  );
  testApp.forget();
  const { orderNo } = await on('2025-10-27', 'H1W1A1');
  expect([await near('H1W'), await near('H2Y')]).toEqual([['2025-10-27'], ['2025-10-14', '2025-10-16']]);
  await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
});

it('a day without a place left is not near anybody, and is free or not as ever', async () => {
  const before = (await app.inject('/api/booked-dates')).json();
  expect(before.bookedDates).toEqual([]);
  await takes(1);
  expect(await near('H2Y')).toEqual([]);
  expect((await app.inject('/api/booked-dates')).json().bookedDates).toEqual(['2025-10-14', '2025-10-16']);
});

it('a day that is only held is near nobody, and one whose visit is cancelled no longer', async () => {
  await startPaying(testApp, { booking: { appointmentDate: '2025-10-20' } });
  const { orderNo } = await on('2025-10-21');
  expect(await near('H2Y')).toEqual(['2025-10-14', '2025-10-16', '2025-10-21']);
  await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
  expect(await near('H2Y')).toEqual(['2025-10-14', '2025-10-16']);
});

it('days that are over are left out', async () => {
  testApp.time.now = new Date('2025-10-15T14:00:00Z');
  expect(await near('H2Y')).toEqual(['2025-10-16']);
});

it('the answer is not sent again to a browser that has it, and names days alone', async () => {
  const { headers, body } = await ask('H2Y');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(JSON.parse(body)).toEqual({ days: ['2025-10-14', '2025-10-16'] });
  const again = await ask('H2Y', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('the visits are read once for all who ask, until something is sold', async () => {
  const { visits } = testApp.deps.calendar;
  const before = await visits.read();
  expect(await visits.read()).toBe(before);
  await on('2025-10-23');
  expect(await visits.read()).not.toBe(before);
});
