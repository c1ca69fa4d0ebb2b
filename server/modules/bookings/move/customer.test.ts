import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { listBookedDates } from '#server/modules/calendar/open-days.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { bookedWithKey, stored } from '#tests/builders/self-service.ts';
import { cancelToken, countRows, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { moveByCustomer } from './customer.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(() => {
  testApp.time.now = mondayMorning;
});

type Booked = Awaited<ReturnType<typeof bookedWithKey>>;
const to = ({ orderNo, key }: Booked, date: string, time: AppointmentTime = '9:00 AM') =>
  moveByCustomer(testApp.deps, { orderNo, key, date, time });
const messagesOf = ({ bookingId }: Booked, more: string) =>
  countRows(testApp, 'outbox', `subject = '${bookingId}' and ${more}`);
const booked = async () => (await listBookedDates(testApp.deps, { hash: null })).bookedDates;

describe('whoever holds the secret link of a booking', () => {
  it('moves its visit to another free day: the old day is free, and everything that follows is planned anew', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-14');
    expect(await to(visit, '2025-10-16', '8:00 AM')).toEqual({
      appointmentDate: '2025-10-16',
      appointmentTime: '8:00 AM',
      moveUntil: '2025-10-14T12:00:00.000Z',
    });
    expect(await stored(testApp, visit.orderNo)).toMatchObject({
      appointmentDate: '2025-10-16',
      appointmentTime: '8:00 AM',
      calendarSequence: 1,
      status: 'active',
    });
    expect(await booked()).toContain('2025-10-16');
    expect(await booked()).not.toContain('2025-10-14');
    expect(await messagesOf(visit, `topic = 'mail.reschedule' and dedupe_key = 'visit-1'`)).toBe(1);
    expect(await messagesOf(visit, `topic = 'sms.service-reminder' and dedupe_key = 'visit-1'`)).toBe(1);
    expect(await messagesOf(visit, `topic like 'sms.%' and dedupe_key = ''`)).toBe(0);
    const moved = `booking_id = '${visit.bookingId}' and moved_by = 'customer' and from_date = '2025-10-14'`;
    expect(await countRows(testApp, 'booking_moves', moved)).toBe(1);
  });

  it('moves it to another time of its own day', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-20');
    expect(await to(visit, '2025-10-20', '10:00 AM')).toMatchObject({ appointmentTime: '10:00 AM' });
    expect(await stored(testApp, visit.orderNo)).toMatchObject({ appointmentTime: '10:00 AM', calendarSequence: 1 });
    expect(await countRows(testApp, 'day_claims', `booking_id = '${visit.bookingId}'`)).toBe(1);
  });

  it('changes nothing by asking for the day and time that it has', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-21');
    expect(await to(visit, '2025-10-21')).toMatchObject({ appointmentDate: '2025-10-21' });
    expect(await stored(testApp, visit.orderNo)).toHaveProperty('calendarSequence', 0);
    expect(await messagesOf(visit, `topic = 'mail.reschedule'`)).toBe(0);
  });

  it('moves it as often as it likes', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-23');
    for (const [date, sequence] of [
      ['2025-10-27', 1],
      ['2025-10-23', 2],
      ['2025-10-28', 3],
    ] as const) {
      await to(visit, date);
      expect(await stored(testApp, visit.orderNo)).toMatchObject({ appointmentDate: date, calendarSequence: sequence });
    }
    expect(await messagesOf(visit, `topic = 'mail.reschedule'`)).toBe(3);
  });

  it('can do so until exactly 48 hours before, and not a second later', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-30');
    testApp.time.now = new Date('2025-10-28T13:00:01Z');
    expect(await to(visit, '2025-11-03')).toEqual({ refused: 'MOVE_TOO_LATE' });
    testApp.time.now = new Date('2025-10-28T13:00:00Z');
    expect(await to(visit, '2025-11-03')).toMatchObject({ appointmentDate: '2025-11-03' });
  });

  it.each([
    ['a Wednesday', '2025-10-15', '9:00 AM', 'DATE_NOT_OPEN'],
    ['a day that has passed', '2025-10-02', '9:00 AM', 'DATE_NOT_OPEN'],
    ['the day on which the season ends', '2025-11-05', '9:00 AM', 'DATE_NOT_OPEN'],
    ['a day that does not exist', '2025-02-30', '9:00 AM', 'DATE_NOT_OPEN'],
    ['an hour that is not offered', '2025-10-13', '7:00 PM', 'TIME_NOT_OPEN'],
  ] as const)('is refused %s', async (_what, date, time, code) => {
    const visit = await anyVisit();
    expect(await to(visit, date, time)).toEqual({ refused: code });
    expect(await stored(testApp, visit.orderNo)).toHaveProperty('calendarSequence', 0);
  });

  it('is refused a day that another has, and keeps its own', async () => {
    const visit = await anyVisit();
    await bookedWithKey(testApp, '2025-10-13');
    expect(await to(visit, '2025-10-13')).toEqual({ refused: 'DATE_TAKEN' });
    expect(await stored(testApp, visit.orderNo)).toMatchObject({ appointmentDate: '2025-11-04', calendarSequence: 0 });
    expect(await booked()).toContain('2025-11-04');
  });

  it('is refused a day that the operator closed, and one without crews', async () => {
    const visit = await anyVisit();
    await testApp.pool.query(
      `insert into calendar_blocks (block_type, start_date, end_date, created_at) values ('closed', '2025-10-09', '2025-10-09', now())`,
    );
    testApp.forget();
    expect(await to(visit, '2025-10-09')).toEqual({ refused: 'DATE_TAKEN' });
    await writeSetting(testApp.db, 'crewsPerDay', 0);
    testApp.forget();
    expect(await to(visit, '2025-10-07')).toEqual({ refused: 'DATE_TAKEN' });
    await writeSetting(testApp.db, 'crewsPerDay', 1);
    testApp.forget();
  });

  it('moves it to the day that was kept for it because of the forecast', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-14');
    const date = '2025-10-27';
    const { rows } = await testApp.pool.query<{ id: string }>(
      `insert into calendar_holds (hold_type, proposed_date, proposed_time, expires_at, booking_id, created_at)
       values ('weather', $1, '9:00 AM', '2025-11-01', $2, now()) returning id`,
      [date, visit.bookingId],
    );
    await testApp.pool.query('insert into day_claims (service_date, crew, hold_id) values ($1, 1, $2)', [
      date,
      rows[0]?.id,
    ]);
    expect(await to(visit, date)).toMatchObject({ appointmentDate: date });
    expect(await countRows(testApp, 'day_claims', `service_date = '${date}' and hold_id is null`)).toBe(1);
  });
});

describe('a visit stays where it is', () => {
  it('for somebody with a wrong key, the key of another order, or a cancellation link', async () => {
    const visit = await anyVisit();
    const other = await bookedWithKey(testApp, '2025-10-07');
    const cancelling = await cancelToken(testApp, visit.orderNo);
    for (const key of ['', 'x', other.key, cancelling]) {
      const wish = { orderNo: visit.orderNo, key, date: '2025-10-09', time: '9:00 AM' as const };
      expect(await moveByCustomer(testApp.deps, wish)).toEqual({ refused: 'BOOKING_LINK_NEEDED' });
    }
    const wish = { orderNo: 'HC-20200101-000000', key: visit.key, date: '2025-10-09', time: '9:00 AM' as const };
    expect(await moveByCustomer(testApp.deps, wish)).toEqual({ refused: 'ORDER_NOT_FOUND' });
    expect(await stored(testApp, visit.orderNo)).toHaveProperty('appointmentDate', '2025-11-04');
  });

  it('once it was cancelled', async () => {
    const visit = await anyVisit();
    await testApp.pool.query(`update bookings set status = 'cancelled' where id = $1`, [visit.bookingId]);
    expect(await to(visit, '2025-10-09')).toEqual({ refused: 'ALREADY_CANCELLED' });
  });
});

let visit: Booked | null = null;
/** One that several stories look at and none moves away. */
async function anyVisit(): Promise<Booked> {
  visit ??= await bookedWithKey(testApp, '2025-11-04');
  return visit;
}
