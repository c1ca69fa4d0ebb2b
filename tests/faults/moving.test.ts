import { afterAll, describe, expect, it } from 'vitest';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { isRefusal } from '#domain/refusal.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { moveByCustomer } from '#server/modules/bookings/move/customer.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { bookedWithKey, stored } from '#tests/builders/self-service.ts';
import { cancelToken, countRows, openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

type Booked = Awaited<ReturnType<typeof bookedWithKey>>;
const move = ({ orderNo, key }: Booked, date: string, time: AppointmentTime = '9:00 AM') =>
  moveByCustomer(testApp.deps, { orderNo, key, date, time });

const crews = async (count: number) => {
  await writeSetting(testApp.db, 'crewsPerDay', count);
  testApp.forget();
};

/** Every booking that takes place has exactly its own day, and no day has more bookings than crews. */
async function daysAgree(): Promise<void> {
  const { rows } = await testApp.pool.query(
    `select b.order_no from bookings b left join day_claims c on c.booking_id = b.id
     group by b.id having (b.status = 'active') <> (count(c.*) filter (where c.service_date = b.appointment_date) = 1)
     or count(c.*) > 1`,
  );
  expect(rows).toEqual([]);
}

describe('visits that are moved at once', () => {
  it('fifty to one day: one has it, and forty-nine keep theirs', async () => {
    await crews(50);
    const visits: Booked[] = [];
    for (let n = 0; n < 50; n++) visits.push(await bookedWithKey(testApp, '2025-10-14'));
    await crews(1);
    const answers = await Promise.all(visits.map((visit) => move(visit, '2025-10-16')));
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect(answers.filter((answer) => isRefusal(answer) && answer.refused === 'DATE_TAKEN')).toHaveLength(49);
    expect(await countRows(testApp, 'day_claims', `service_date = '2025-10-16'`)).toBe(1);
    expect(await countRows(testApp, 'booking_moves', `to_date = '2025-10-16'`)).toBe(1);
    await daysAgree();
  });

  it('to two days by two windows of one customer: the visit is on one of them, and both changes were told', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-20');
    const answers = await Promise.all([move(visit, '2025-10-21'), move(visit, '2025-10-23')]);
    expect(answers.every((answer) => !isRefusal(answer))).toBe(true);
    const { appointmentDate, calendarSequence } = await stored(testApp, visit.orderNo);
    expect(['2025-10-21', '2025-10-23']).toContain(appointmentDate);
    expect(calendarSequence).toBe(2);
    const told = `subject = '${visit.bookingId}' and topic = 'mail.reschedule' and dedupe_key in ('visit-1', 'visit-2')`;
    expect(await countRows(testApp, 'outbox', told)).toBe(2);
    await daysAgree();
  });

  it('by a button that is pressed twenty times: it moves once', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-27');
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(visit, '2025-10-28')));
    expect(answers.every((answer) => !isRefusal(answer))).toBe(true);
    expect(await stored(testApp, visit.orderNo)).toHaveProperty('calendarSequence', 1);
    expect(await countRows(testApp, 'booking_moves', `booking_id = '${visit.bookingId}'`)).toBe(1);
    await daysAgree();
  });

  it('each to the day of the other: nobody is kept waiting for ever, and nobody loses a day', async () => {
    const [one, other] = [await bookedWithKey(testApp, '2025-10-30'), await bookedWithKey(testApp, '2025-11-03')];
    for (let round = 0; round < 10; round++) {
      const days = [
        (await stored(testApp, one.orderNo)).appointmentDate,
        (await stored(testApp, other.orderNo)).appointmentDate,
      ];
      const answers = await Promise.all([move(one, days[1] ?? ''), move(other, days[0] ?? '')]);
      for (const answer of answers) if (isRefusal(answer)) expect(answer.refused).toBe('DATE_TAKEN');
      await daysAgree();
    }
  });

  it('while it is cancelled: it is cancelled in the end, and no day is kept for it', async () => {
    for (const date of ['2025-10-07', '2025-10-09']) {
      const visit = await bookedWithKey(testApp, date);
      const token = await cancelToken(testApp, visit.orderNo);
      testApp.time.now = new Date('2025-10-04T14:00:00Z');
      const [moved, cancelled] = await Promise.all([
        move(visit, '2025-11-04'),
        cancelByCustomer(testApp.deps, { token }),
      ]);
      expect(cancelled).toMatchObject({ refundEligible: true });
      if (isRefusal(moved)) expect(moved.refused).toBe('ALREADY_CANCELLED');
      expect(await stored(testApp, visit.orderNo)).toHaveProperty('status', 'cancelled');
      expect(await countRows(testApp, 'day_claims', `booking_id = '${visit.bookingId}'`)).toBe(0);
      const planned = `subject = '${visit.bookingId}' and topic like 'sms.%' and state = 'queued'`;
      expect(await countRows(testApp, 'outbox', planned)).toBe(0);
      await daysAgree();
    }
  });
});
