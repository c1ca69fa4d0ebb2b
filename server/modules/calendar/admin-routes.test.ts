import ICAL from 'ical.js';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mostCrews } from '#domain/settings/setting-rules.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { sold } from '#tests/builders/bookings/sold.ts';
import { staysActive } from '#tests/builders/operator.ts';
import { book, cancelToken, countRows, mondayMorning, openTestApp, startPaying } from '#tests/builders/test-app.ts';

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

describe('the operator’s calendar', () => {
  it('has the visits and holds of each day, and says what is free and what is closed, and why', async () => {
    const visit = await on('2025-10-14');
    await startPaying(testApp, { booking: { appointmentDate: '2025-10-16', appointmentTime: '8:00 AM' } });
    const calendar = (await read('calendar?from=2025-10-05&to=2025-10-18')).json();
    expect(calendar).toMatchObject({
      today: '2025-10-06',
      opensOn: '2025-04-01',
      closesOn: '2025-11-05',
      now: mondayMorning.toISOString(),
    });
    expect(calendar.days).toHaveLength(14);
    const day = (date: string) => calendar.days.find((one: { date: string }) => one.date === date);
    expect(day('2025-10-14')).toMatchObject({
      why: 'full',
      crews: 1,
      free: 0,
      visits: [
        {
          order: visit.orderNo,
          name: 'Boutique Exemple',
          time: '9:00 AM',
          service: 'complete',
          status: 'active',
          version: 0,
        },
      ],
    });
    expect(day('2025-10-16').holds).toEqual([
      expect.objectContaining({ kind: 'checkout', time: '8:00 AM', expiresAt: '2025-10-06T14:35:00.000Z' }),
    ]);
    expect(['2025-10-05', '2025-10-08', '2025-10-13'].map((date) => day(date).why)).toEqual(['past', 'weekday', null]);
  });

  it('shows as many visits of a day as it can have crews, and says where there are more', async () => {
    const shown = async () => {
      const { visits, hasMore } = await dayOf('2025-09-30');
      return [visits.length, hasMore];
    };
    for (let count = 0; count < mostCrews; count++) await sold(testApp, { at: '2025-09-01', visit: '2025-09-30' });
    expect(await shown()).toEqual([mostCrews, false]);
    await sold(testApp, { at: '2025-09-01', visit: '2025-09-30' });
    expect(await shown()).toEqual([mostCrews, true]);
  });

  it.each(['from=2025-10-05', 'from=2025-10-05&to=2025-10-04', 'from=2025-01-01&to=2025-04-11', 'from=x&to=y'])(
    'refuses %s',
    async (query) => {
      expect((await read(`calendar?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('a block', () => {
  it('closes days on the site at once, cancels nothing, names the visits it covers, and opens again', async () => {
    const visit = await on('2025-10-21');
    const week = { startDate: '2025-10-19', endDate: '2025-10-25' };
    const before = (await read('calendar/covered?startDate=2025-10-19&endDate=2025-10-25')).json();
    expect(before).toMatchObject({ visits: [{ order: visit.orderNo }], held: [] });

    await publicly();
    const added = await send('calendar/blocks', { ...week, allDay: true, reason: 'Inventory' }, staff);
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({ covered: before.visits, held: [] });
    expect((await publicly()).bookedDates).toEqual(expect.arrayContaining(['2025-10-20', '2025-10-23']));
    expect(await countRows(testApp, 'bookings', `order_no = '${visit.orderNo}' and status = 'active'`)).toBe(1);
    const { block } = added.json();
    expect(await dayOf('2025-10-20')).toMatchObject({ why: 'blocked', blocks: [block.id] });
    expect((await read('calendar/blocks')).json()).toEqual([
      { ...week, id: block.id, allDay: true, startTime: null, endTime: null, reason: 'Inventory' },
    ]);

    expect((await send(`calendar/blocks/${block.id}/remove`, {}, staff)).statusCode).toBe(204);
    expect((await publicly()).bookedDates).not.toContain('2025-10-20');
    expect((await send(`calendar/blocks/${block.id}/remove`)).json().code).toBe('NOT_FOUND');
    expect([await audited('calendar.blocked'), await audited('calendar.opened')]).toEqual([1, 1]);
  });

  it('of hours leaves the other hours of the day', async () => {
    const hours = { startTime: '8:00 AM', endTime: '10:00 AM' };
    const body = { startDate: '2025-10-13', endDate: '2025-10-13', allDay: false, ...hours, reason: '' };
    const { block } = (await send('calendar/blocks', body)).json();
    expect((await publicly()).blockedTimes['2025-10-13']).toEqual(['8:00 AM', '9:00 AM']);
    expect(await dayOf('2025-10-13')).toMatchObject({ why: null, times: ['10:00 AM'] });
    await send(`calendar/blocks/${block.id}/remove`);
  });

  it.each([
    [{ startDate: '2025-10-14', endDate: '2025-10-13', allDay: true }, 'endDate'],
    [{ startDate: '2025-02-30', endDate: '2025-10-13', allDay: true }, 'startDate'],
    [{ startDate: '2025-10-13', endDate: '2029-10-13', allDay: true }, 'endDate'],
    [{ startDate: '2025-10-13', endDate: '2025-10-13', allDay: false }, 'startTime'],
    [
      { startDate: '2025-10-13', endDate: '2025-10-13', allDay: false, startTime: '9:00 AM', endTime: '9:00 AM' },
      'endTime',
    ],
  ])('is refused when it makes no sense: %j', async (wrong, field) => {
    const refused = await send('calendar/blocks', { reason: '', ...wrong });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
    expect(await countRows(testApp, 'calendar_blocks')).toBe(0);
  });
});

describe('the settings of the calendar', () => {
  const settings = async (cookie = owner) => (await read('calendar/settings', cookie)).json();
  const change = (key: 'closesOn' | 'crewsPerDay', value: unknown, { seen, cookie = owner }: Seen) =>
    send('settings', { key, value, seen }, cookie);
  type Seen = { seen: unknown; cookie?: string };

  it('end the season on another day at once, and go back to the same day each year', async () => {
    expect((await change('closesOn', '2025-10-28', { seen: null })).statusCode).toBe(204);
    expect(await settings()).toMatchObject({
      closesOn: '2025-10-28',
      seasonOpens: '2025-04-01',
      seasonEnds: '2025-10-28',
    });
    expect((await publicly()).closesOn).toBe('2025-10-28');
    expect((await dayOf('2025-10-28')).why).toBe('season');
    await change('closesOn', null, { seen: '2025-10-28' });
    expect(await settings()).toMatchObject({ closesOn: null, seasonEnds: '2025-11-05' });
    expect((await publicly()).closesOn).toBe('2025-11-05');
  });

  it('sell a date as often as there are crews; fewer crews lose no visit, and the days with too many are named', async () => {
    await change('crewsPerDay', 2, { seen: 1 });
    await on('2025-10-30');
    await on('2025-10-30');
    await expect(on('2025-10-30')).rejects.toThrow('DATE_TAKEN');
    await change('crewsPerDay', 1, { seen: 2 });
    const lowered = await settings();
    expect(lowered.overfull).toEqual([{ date: '2025-10-30', visits: 2, crews: 1 }]);
    expect((await dayOf('2025-10-30')).visits).toHaveLength(2);
    expect(await settings(staff)).toEqual(lowered);
  });

  it('are the owner’s to change, from nothing to twenty crews', async () => {
    expect((await change('crewsPerDay', 3, { seen: 1, cookie: staff })).json().code).toBe('OWNER_NEEDED');
    expect((await change('crewsPerDay', 21, { seen: 1 })).statusCode).toBe(400);
    expect((await change('crewsPerDay', 20, { seen: 1 })).statusCode).toBe(204);
    await change('crewsPerDay', 1, { seen: 20 });
  });

  it('are not written over by somebody who saw what no longer holds', async () => {
    await change('crewsPerDay', 4, { seen: 1 });
    const before = await audited('setting.changed');
    expect((await change('crewsPerDay', 2, { seen: 1 })).json().code).toBe('SETTING_CHANGED');
    expect(await settings()).toMatchObject({ closesOn: null, crewsPerDay: 4 });
    expect(await audited('setting.changed')).toBe(before);
    await change('crewsPerDay', 1, { seen: 4 });
  });
});

describe('the secret address of the operator’s own calendar', () => {
  const fetched = (address: string, headers = {}) => app.inject({ url: new URL(address).pathname, headers });

  it('is not there before an owner wants it, and nobody else is told it', async () => {
    expect((await read('calendar/feed')).json()).toEqual({ address: null });
    expect((await read('calendar/feed', staff)).json().code).toBe('OWNER_NEEDED');
    expect((await send('calendar/feed', {}, staff)).json().code).toBe('OWNER_NEEDED');
  });

  it('gives every visit of the last thirty days and on, each under one name, and says which were cancelled', async () => {
    const old = await on('2025-10-07');
    testApp.time.now = new Date('2025-11-10T15:00:00Z');
    await staysActive(testApp);
    const kept = await book(testApp, { booking: { appointmentDate: '2026-04-02' } });
    const lost = await book(testApp, { booking: { appointmentDate: '2026-04-06' } });
    await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, lost.orderNo) });
    const { address } = (await send('calendar/feed')).json();
    const answer = await fetched(address);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const events = new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents('vevent');
    const seen = new Map(events.map((event) => [event.getFirstPropertyValue('uid'), event]));
    const host = new URL(testApp.deps.publicUrl).hostname;
    const of = ({ bookingId }: { bookingId: string }) => seen.get(`${bookingId}@${host}`);
    expect(of(old)).toBeUndefined();
    expect(of(kept)?.getFirstPropertyValue('summary')).toBe('Boutique Exemple, Full Preservation');
    expect(of(kept)?.getFirstPropertyValue('location')).toBe('100, rue Exemple, Montréal');
    expect(of(kept)?.getFirstPropertyValue('description')).toContain('514-555-0100');
    expect(of(kept)?.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(of(kept)?.getFirstPropertyValue('sequence')).toBe(0);
    expect(String(of(kept)?.getFirstPropertyValue('dtstart'))).toBe('2026-04-02T13:00:00Z');
    expect(String(of(kept)?.getFirstPropertyValue('dtend'))).toBe('2026-04-02T15:00:00Z');
    expect(of(lost)?.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(of(lost)?.getFirstPropertyValue('sequence')).toBe(1);
  });

  it('answers 304 while nothing has changed, and anew after a move, with the next sequence', async () => {
    const visit = await on('2025-10-27');
    const { address } = (await read('calendar/feed')).json();
    const etag = String((await fetched(address)).headers.etag);
    testApp.time.now = new Date('2025-10-06T15:00:00Z');
    await staysActive(testApp);
    expect((await fetched(address, { 'if-none-match': etag })).statusCode).toBe(304);
    const moved = { version: 0, date: '2025-11-03', time: '8:00 AM', notify: true };
    expect((await send(`bookings/${visit.orderNo}/move`, moved)).statusCode).toBe(200);
    const anew = await fetched(address, { 'if-none-match': etag });
    expect(anew.statusCode).toBe(200);
    expect(anew.body).toContain('SEQUENCE:1');
  });

  it('ends with the next one; whatever else is asked for below its path is not there', async () => {
    const { address: first } = (await read('calendar/feed')).json();
    const { address: second } = (await send('calendar/feed')).json();
    expect(second).not.toBe(first);
    const wrong = [
      first,
      second.replace(/\.ics$/, ''),
      second.replace(/.\.ics$/, '-.ics'),
      `${testApp.deps.publicUrl}/calendar/x.ics`,
    ];
    for (const address of wrong) expect((await fetched(address)).statusCode).toBe(404);
    expect((await fetched(second)).statusCode).toBe(200);
    expect(await audited('calendar.feed')).toBeGreaterThan(1);
  });
});

describe('a move by the operator', () => {
  const moves = (order: string, body: object) =>
    send(`bookings/${order}/move`, { time: '9:00 AM', notify: false, ...body });

  it('takes the new day, frees the old one, counts the version, and writes to the client only when told to', async () => {
    const { orderNo, bookingId } = await on('2025-10-09');
    const moved = await moves(orderNo, { version: 0, date: '2025-10-20' });
    expect(moved.json()).toEqual({ version: 1, appointmentDate: '2025-10-20', appointmentTime: '9:00 AM' });
    expect((await dayOf('2025-10-09')).free).toBe(1);
    const mails = () => countRows(testApp, 'outbox', `subject = '${bookingId}' and topic = 'mail.reschedule'`);
    expect(await mails()).toBe(0);
    await moves(orderNo, { version: 1, date: '2025-10-09', notify: true });
    expect(await mails()).toBe(1);
    expect(await audited('booking.moved')).toBeGreaterThanOrEqual(2);
  });

  it('is refused to whoever has not seen the last change, and writes nothing', async () => {
    const { orderNo } = await on('2025-10-28');
    await moves(orderNo, { version: 0, date: '2025-10-28', time: '10:00 AM' });
    const refused = await moves(orderNo, { version: 0, date: '2025-11-04' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'BOOKING_CHANGED']);
    expect((await dayOf('2025-11-04')).free).toBe(1);
  });

  it('is refused a day that is taken, and a closed one unless any day is asked for', async () => {
    const { orderNo } = await on('2025-11-04');
    expect((await moves(orderNo, { version: 0, date: '2025-10-28' })).json().code).toBe('DATE_TAKEN');
    expect((await moves(orderNo, { version: 0, date: '2025-10-29' })).json().code).toBe('DATE_NOT_OPEN');
    expect((await moves(orderNo, { version: 0, date: '2025-10-29', anyDay: true })).json().version).toBe(1);
    expect((await moves(orderNo, { version: 1, date: '2025-10-01', anyDay: true })).json().code).toBe('DATE_NOT_OPEN');
  });
});
