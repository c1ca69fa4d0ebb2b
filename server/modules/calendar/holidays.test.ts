import { afterAll, expect, it } from 'vitest';
import { openAdmin } from '#tests/builders/admin.ts';
import { countRows, openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const [owner, staff] = [await signIn('owner'), await signIn('staff')];
const calendar = async () =>
  (await app.inject({ url: '/api/admin/calendar?from=2026-05-17&to=2026-05-20', headers: { cookie: owner } })).json();
const proposed = async () =>
  (await app.inject({ url: '/api/admin/decisions', headers: { cookie: owner } })).json().holidays;
const send = (path: string, payload: object, cookie = owner) =>
  app.inject({
    method: 'POST',
    url: `/api/admin/calendar/${path}`,
    payload,
    headers: { cookie, origin: testApp.deps.publicUrl },
  });
const keep = (date: string, cookie = owner) => send('holidays/keep', { date }, cookie);
const publicly = async () => (await app.inject({ url: '/api/booked-dates' })).json();

it('the calendar names a holiday, and the list of what is to be decided has those ahead on which visits are sold until an owner decides', async () => {
  testApp.time.now = new Date('2026-01-12T15:00:00Z');
  const sold = [
    ['2026-04-06', 'easter-monday'],
    ['2026-05-18', 'patriots'],
    ['2026-09-07', 'labour'],
    ['2026-10-12', 'thanksgiving'],
  ].map(([date, name]) => ({ date, name }));
  const { days } = await calendar();
  expect(await proposed()).toEqual(sold);
  expect(days.map(({ holiday }: { holiday: string | null }) => holiday)).toEqual([null, 'patriots', null, null]);
  expect((await publicly()).bookedDates).not.toContain('2026-05-18');

  const day = { startDate: '2026-05-18', endDate: '2026-05-18', allDay: true, reason: 'National Patriots’ Day' };
  expect((await send('blocks', day)).statusCode).toBe(201);
  expect((await publicly()).bookedDates).toContain('2026-05-18');
  expect([(await keep('2026-10-12')).statusCode, (await keep('2026-10-12')).statusCode]).toEqual([204, 204]);
  expect(await proposed()).toEqual([sold[0], sold[2]]);
  expect((await publicly()).bookedDates).not.toContain('2026-10-12');
  expect(await countRows(testApp, 'audit_log', `action = 'calendar.holiday-kept'`)).toBe(1);
});

it('only an owner keeps a holiday open, and nothing but a holiday', async () => {
  expect([(await keep('2026-09-07', staff)).statusCode, (await keep('2026-09-08')).statusCode]).toEqual([403, 400]);
});
