import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mostCrews } from '#domain/settings/setting-rules.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { book, countRows, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const [owner, staff] = [await signIn('owner'), await signIn('staff')];
beforeEach(() => {
  testApp.time.now = mondayMorning;
});

const read = (path: string, cookie = owner) => app.inject({ url: `/api/admin/${path}`, headers: { cookie } });
const send = (path: string, payload: object = {}, cookie = owner) =>
  app.inject({
    method: 'POST',
    url: `/api/admin/${path}`,
    payload,
    headers: { cookie, origin: testApp.deps.publicUrl },
  });
const publicly = async () => (await app.inject({ url: '/api/booked-dates' })).json();
const dayOf = async (date: string) => (await read(`calendar?from=${date}&to=${date}`)).json().days[0];
const audited = (action: string) => countRows(testApp, 'audit_log', `action = '${action}'`);
const on = (appointmentDate: string) => book(testApp, { booking: { appointmentDate } });

describe('the crews of a single day', () => {
  const setCrews = (body: object, cookie = owner) =>
    send('calendar/crews', { reason: '', seen: null, ...body }, cookie);

  it('are more or fewer at once for everybody, with a reason, and as usual again', async () => {
    const date = '2025-10-28';
    await on(date);
    expect((await publicly()).bookedDates).toContain(date);
    const more = await setCrews({ date, crews: 2, reason: 'A crew from Laval' }, staff);
    expect([more.statusCode, more.json()]).toEqual([200, { crews: 2, visits: [], held: [] }]);
    expect(await dayOf(date)).toMatchObject({
      ...{ why: null, free: 1, crews: 2, usualCrews: 1 },
      ownCrews: { crews: 2, reason: 'A crew from Laval' },
    });
    expect((await publicly()).bookedDates).not.toContain(date);
    expect((await setCrews({ date, crews: null, seen: 2 })).json()).toMatchObject({ crews: 1, visits: [] });
    expect(await dayOf(date)).toMatchObject({ why: 'full', crews: 1, ownCrews: null });
    expect(await audited('calendar.crews')).toBe(2);
  });

  it('that are fewer than the visits are saved all the same, and every visit is named', async () => {
    const date = '2025-10-30';
    await setCrews({ date, crews: 2 });
    const booked = [await on(date), await on(date)].map(({ orderNo }) => orderNo);
    const fewer = (await setCrews({ date, crews: 1, seen: 2, reason: 'Sick' })).json();
    expect(fewer.visits.map(({ order }: { order: string }) => order)).toEqual(booked);
    expect((await read('calendar/settings')).json().overfull).toContainEqual({ date, visits: 2, crews: 1 });
    expect(await countRows(testApp, 'day_claims', `service_date = '${date}'`)).toBe(2);
  });

  it.each([
    ['is changed meanwhile', { date: '2025-11-03', crews: 2, seen: 3 }, 409],
    ['has passed', { date: '2025-10-02', crews: 2 }, 400],
    ['would have no crew', { date: '2025-11-03', crews: 0 }, 400],
    ['would have too many', { date: '2025-11-03', crews: mostCrews + 1 }, 400],
    ['is no day', { date: '2025-02-30', crews: 2 }, 400],
  ])('are refused for a day that %s', async (_why, body, status) => {
    expect((await setCrews(body)).statusCode).toBe(status);
  });
});

describe('another number of crews per day', () => {
  it('names the days that would have more visits than crews before it is saved; to owners', async () => {
    await send('calendar/crews', { date: '2025-11-04', crews: 2, reason: '', seen: null });
    for (let n = 0; n < 2; n++) await on('2025-11-04');
    const check = (crewsPerDay: number | string, cookie = owner) =>
      read(`calendar/crews/check?crewsPerDay=${crewsPerDay}`, cookie);
    const before = (await check(0)).json();
    expect(before.every(({ visits }: { visits: number }) => visits > 0)).toBe(true);
    expect(before).toContainEqual({ date: '2025-11-04', visits: 2, crews: 0 });
    expect((await check(2)).json()).toEqual([]);
    expect([(await check('x')).statusCode, (await check(1, staff)).statusCode]).toEqual([400, 403]);
  });
});
