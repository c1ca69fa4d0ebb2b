import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultSchedule } from '#business/schedule.ts';
import { type AppointmentTime, type Schedule, weekdaysWith } from '#domain/calendar/schedule.ts';
import { moveByOperator } from '#server/modules/bookings/move/operator.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { actorOf } from '#tests/builders/admin-bookings.ts';
import { stored } from '#tests/builders/self-service.ts';
import {
  anOrderNo,
  aRequest,
  aVisitor,
  book,
  mondayMorning,
  openTestApp,
  startPaying,
  totals,
} from '#tests/builders/test-app.ts';
import { openVersions, today } from '#tests/builders/versions.ts';
import { listBookedDates } from '../open-days.ts';
import { readCalendar } from '../overview.ts';
import { readCalendarSettings } from '../settings.ts';

const testApp = await openTestApp();
const path = '/api/admin/schedule';
const { call, versions, newest, set, staff, close } = await openVersions<Schedule>(testApp, {
  path,
  field: 'schedule',
  note: 'Hiver',
});
afterAll(close);
const having = (more: Partial<Schedule>): Schedule => ({ ...defaultSchedule, ...more });
/** Wednesdays at one in the afternoon, and nothing else. */
const wednesdays = having({ weekdays: weekdaysWith([3], ['1:00 PM']) });

const publicly = () => listBookedDates(testApp.deps, { hash: null });
const asked = (appointmentDate: string, appointmentTime: AppointmentTime = '9:00 AM') =>
  preload(testApp.deps, aVisitor(`for ${appointmentDate} ${appointmentTime}`), {
    orderNo: anOrderNo(),
    amount: totals.complete,
    booking: aRequest({ appointmentDate, appointmentTime }),
  });

beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('truncate schedules restart identity');
  await testApp.pool.query('delete from day_claims');
  await testApp.pool.query(`delete from settings where key = 'crewsPerDay'`);
  testApp.forget();
});

describe('the schedule', () => {
  it('is that of the program until an owner sets another, and says nothing more to the site', async () => {
    expect((await call('GET', path)).body).toEqual({
      crewsPerDay: 1,
      versions: [
        { id: 0, state: 'current', startsAt: null, schedule: defaultSchedule, note: null, createdAt: null, by: null },
      ],
    });
    expect(await publicly()).not.toHaveProperty('schedules');
  });

  it('that begins today decides at once, for visitors and on the operator’s calendar', async () => {
    expect(await set(wednesdays)).toMatchObject({ status: 201 });
    expect(await publicly()).toMatchObject({
      firstDate: '2025-10-08',
      schedules: [{ startsOn: today, weekdays: [null, null, null, { times: ['1:00 PM'] }, null, null, null] }],
    });
    expect(await asked('2025-10-09')).toEqual({ refused: 'DATE_NOT_OPEN' });
    expect(await asked('2025-10-08')).toEqual({ refused: 'TIME_NOT_OPEN' });
    expect(await asked('2025-10-08', '1:00 PM')).toHaveProperty('ticket');
    const { days } = await readCalendar(testApp.deps, { from: '2025-10-14', to: '2025-10-15' });
    expect(days).toMatchObject([
      { why: 'weekday', times: [] },
      { why: null, times: ['1:00 PM'] },
    ]);
  });

  it('that begins later decides about the days of visits from then on, already today', async () => {
    await set(wednesdays, '2025-10-20');
    expect((await versions()).map(({ state }: { state: string }) => state)).toEqual(['coming', 'current']);
    expect((await publicly()).schedules).toHaveLength(2);
    expect(await asked('2025-10-16')).toHaveProperty('ticket');
    expect(await asked('2025-10-23')).toEqual({ refused: 'DATE_NOT_OPEN' });
    expect(await asked('2025-10-22', '1:00 PM')).toHaveProperty('ticket');
  });

  it('moves the end of the season from its first day on, and the operator’s own end stays the settings’', async () => {
    await set(having({ seasonEnd: { month: 12, day: 1 } }), '2025-11-01');
    expect(await publicly()).toMatchObject({ opensOn: '2025-04-01', closesOn: '2025-12-01' });
    expect(await asked('2025-11-20')).toHaveProperty('ticket');
    expect(await readCalendarSettings(testApp.deps)).toMatchObject({ closesOn: null, seasonEnds: '2025-12-01' });
  });

  it('gives a weekday crews of its own; the settings have those of the others, and none stops every day', async () => {
    const weekdays = defaultSchedule.weekdays.map((day, index) => day && { ...day, crews: index === 4 ? 2 : null });
    await set(having({ weekdays }));
    for (const date of ['2025-10-16', '2025-10-14']) await book(testApp, { booking: { appointmentDate: date } });
    expect((await publicly()).bookedDates).toEqual(['2025-10-14']);
    await book(testApp, { booking: { appointmentDate: '2025-10-16' } });
    expect((await publicly()).bookedDates).toEqual(['2025-10-14', '2025-10-16']);
    expect((await readCalendarSettings(testApp.deps)).overfull).toEqual([]);
    const { days } = await readCalendar(testApp.deps, { from: '2025-10-13', to: '2025-10-16' });
    expect(days.map(({ crews }) => crews)).toEqual([1, 1, 1, 2]);
    await writeSetting(testApp.db, 'crewsPerDay', 0);
    testApp.forget();
    expect(await asked('2025-10-23')).toEqual({ refused: 'DATE_TAKEN' });
  });

  it('leaves what is booked where it is, and a ticket in flight is booked; each visit outside is named before', async () => {
    const booked = await book(testApp, { booking: { appointmentDate: '2025-10-21' } });
    const paying = await startPaying(testApp, { booking: { appointmentDate: '2025-10-28' } });
    const check = await call('POST', `${path}/check`, { body: { schedule: wednesdays, startsOn: '2025-10-20' } });
    expect(check).toMatchObject({ status: 200, body: { count: 1, visits: [{ order: booked.orderNo, why: 'day' }] } });
    expect(await versions()).toHaveLength(1);
    await set(wednesdays);
    testApp.cards.approve(paying.ticket);
    expect(await paying.submit()).toMatchObject({ orderNo: paying.orderNo });
    expect(await stored(testApp, booked.orderNo)).toMatchObject({ appointmentDate: '2025-10-21', status: 'active' });
  });

  it('names every visit outside, a page at a time, and each day that is held', async () => {
    await writeSetting(testApp.db, 'crewsPerDay', 60);
    testApp.forget();
    const dayOf = (n: number) => (n % 2 === 0 ? '2025-11-03' : '2025-11-04');
    for (let n = 0; n < 102; n++) await book(testApp, { booking: { appointmentDate: dayOf(n) } });
    await startPaying(testApp, { booking: { appointmentDate: '2025-11-04' } });
    const outside = { schedule: wednesdays, startsOn: '2025-11-01' };
    const check = async (cursor: number) =>
      (await call('POST', `${path}/check`, { body: { ...outside, cursor } })).body;
    const [first, second] = [await check(0), await check(100)];
    const orders = [...first.visits, ...second.visits].map(({ order }: { order: string }) => order);
    expect(new Set(orders).size).toBe(102);
    expect([first.count, first.next, second.next]).toEqual([102, 100, null]);
    expect(first.held).toMatchObject([{ kind: 'checkout', date: '2025-11-04' }]);
  });

  it('lets a visit move to its days and hours, and an owner choose one of them on a closed day', async () => {
    const { orderNo } = await book(testApp, { booking: { appointmentDate: '2025-10-30' } });
    await set(wednesdays);
    const by = await actorOf(testApp, 'mover', 'owner');
    const wish = {
      orderNo,
      date: '2025-10-29',
      time: '1:00 PM' as const,
      version: 0,
      notify: false,
      anyDay: false,
      by,
    };
    expect(await moveByOperator(testApp.deps, { ...wish, time: '9:00 AM' })).toEqual({ refused: 'TIME_NOT_OPEN' });
    const moved = await moveByOperator(testApp.deps, wish);
    expect(moved).toMatchObject({ appointmentDate: '2025-10-29' });
    const version = 'version' in moved ? moved.version : 0;
    const closed = { ...wish, date: '2025-10-31', version, anyDay: true };
    expect(await moveByOperator(testApp.deps, { ...closed, time: '9:00 AM' })).toMatchObject({
      refused: 'DATE_NOT_OPEN',
    });
    expect(await moveByOperator(testApp.deps, closed)).toMatchObject({ appointmentDate: '2025-10-31' });
  });

  it('that was withdrawn before it began never begins; one that has begun is followed by another', async () => {
    await set(wednesdays, '2025-10-20');
    const id = await newest();
    expect(await call('POST', `${path}/${id}/withdraw`)).toEqual({ status: 204, body: null });
    expect(await call('POST', `${path}/${id}/withdraw`)).toMatchObject({ status: 409 });
    expect(await publicly()).not.toHaveProperty('schedules');
    await set(wednesdays);
    expect(await call('POST', `${path}/${await newest()}/withdraw`)).toMatchObject({ status: 409 });
    expect(await set(defaultSchedule)).toMatchObject({ status: 201 });
    expect(await asked('2025-10-16')).toHaveProperty('ticket');
  });

  it('of two owners at the same time is set by one; the other is told', async () => {
    const both = await Promise.all([
      set(wednesdays, today, 0),
      set(having({ seasonEnd: { month: 12, day: 1 } }), today, 0),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await versions()).toHaveLength(2);
  });

  it.each([
    ['nothing would change', { schedule: defaultSchedule }],
    ['a weekday has no hours', { schedule: having({ weekdays: weekdaysWith([1], []) }) }],
    ['a season ends before it begins', { schedule: having({ seasonEnd: { month: 3, day: 1 } }) }],
    ['the day has passed', { startsOn: '2025-10-05' }],
    ['the day is more than two years away', { startsOn: '2027-10-07' }],
  ])('is refused where %s', async (_why, wrong) => {
    const body = { schedule: wednesdays, startsOn: today, note: null, seen: 0, ...wrong };
    expect(await call('POST', path, { body })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(await versions()).toHaveLength(1);
  });

  it('names the place that is wrong', async () => {
    const { body } = await set(having({ weekdays: weekdaysWith([1], []) }));
    expect(JSON.stringify(body.fields)).toContain('at least one time');
  });

  it('is not for staff, and not for strangers', async () => {
    for (const [cookie, status] of [
      [staff, 403],
      ['', 401],
    ] as const) {
      expect(await call('GET', path, { cookie })).toMatchObject({ status });
      for (const url of [path, `${path}/check`, `${path}/1/withdraw`])
        expect(await call('POST', url, { cookie, body: {} })).toMatchObject({ status });
    }
  });
});
