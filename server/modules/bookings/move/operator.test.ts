import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { sandboxLinks } from '#sandbox/pages/links.ts';
import { actorOf, auditEntriesIn } from '#tests/builders/admin-bookings.ts';
import { bookedWithKey, stored } from '#tests/builders/self-service.ts';
import { countRows, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { cancelByCustomer } from '../cancel/customer.ts';
import { moveByOperator } from './operator.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const owner = await actorOf(testApp, 'owner');
const staff = await actorOf(testApp, 'staff', 'staff');
beforeEach(() => {
  testApp.time.now = mondayMorning;
});

type Booked = Awaited<ReturnType<typeof bookedWithKey>>;
type Wish = Partial<Parameters<typeof moveByOperator>[1]>;
const move = ({ orderNo }: Booked, date: string, more: Wish = {}) =>
  moveByOperator(testApp.deps, {
    ...{ orderNo, version: 0, date, time: '9:00 AM', notify: true, anyDay: false, by: staff },
    ...more,
  });
const messagesOf = ({ bookingId }: Booked, more: string) =>
  countRows(testApp, 'outbox', `subject = '${bookingId}' and ${more}`);

async function cancelled(visit: Booked): Promise<void> {
  const { cancel } = await sandboxLinks(testApp.deps, visit);
  const outcome = await cancelByCustomer(testApp.deps, { token: cancel?.split('/').at(-1) ?? '' });
  if (isRefusal(outcome)) throw new Error(outcome.refused);
}

describe('an operator who moves a visit', () => {
  it('tells the client, plans its texts anew, and is written down', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-07');
    expect(await move(visit, '2025-10-09', { time: '8:00 AM' })).toEqual({
      version: 1,
      appointmentDate: '2025-10-09',
      appointmentTime: '8:00 AM',
    });
    expect(await stored(testApp, visit.orderNo)).toMatchObject({ appointmentDate: '2025-10-09', version: 1 });
    expect(await messagesOf(visit, `topic = 'mail.reschedule' and detail->>'movedBy' = 'operator'`)).toBe(1);
    expect(await messagesOf(visit, `topic = 'sms.service-reminder' and detail->>'date' = '2025-10-09'`)).toBe(1);
    expect(
      await countRows(testApp, 'booking_moves', `booking_id = '${visit.bookingId}' and moved_by = 'operator'`),
    ).toBe(1);
    expect(await auditEntriesIn(testApp, visit.bookingId)).toEqual([
      {
        action: 'booking.moved',
        by: staff.id,
        before: { date: '2025-10-07', time: '9:00 AM' },
        after: { date: '2025-10-09', time: '8:00 AM', told: true },
      },
    ]);
  });

  it('may do so without telling, and the reminder of the visit follows the new day all the same', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-13');
    expect(await move(visit, '2025-10-14', { notify: false })).toMatchObject({ version: 1 });
    expect(await messagesOf(visit, `topic = 'mail.reschedule'`)).toBe(0);
    expect(await messagesOf(visit, `topic = 'accounting.move'`)).toBe(1);
    expect(await messagesOf(visit, `topic like 'sms.%' and detail->>'date' = '2025-10-14'`)).toBe(1);
    expect(await messagesOf(visit, `topic like 'sms.%' and detail->>'date' = '2025-10-13'`)).toBe(0);
  });

  it('needs no notice, and can move one whose day went by', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-16');
    testApp.time.now = new Date('2025-10-17T14:00:00Z');
    expect(await move(visit, '2025-10-20')).toMatchObject({ version: 1 });
  });

  it('changes nothing by asking for the day and time that it has', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-21');
    expect(await move(visit, '2025-10-21')).toMatchObject({ version: 0 });
    expect(await auditEntriesIn(testApp, visit.bookingId)).toEqual([]);
  });

  it('is refused a day that another has, and one that is closed to visitors', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-23');
    await bookedWithKey(testApp, '2025-10-27');
    expect(await move(visit, '2025-10-27')).toEqual({ refused: 'DATE_TAKEN' });
    expect(await move(visit, '2025-10-22')).toEqual({ refused: 'DATE_NOT_OPEN' });
    expect(await move(visit, '2025-10-28', { time: '7:00 PM' })).toEqual({ refused: 'TIME_NOT_OPEN' });
    expect(await stored(testApp, visit.orderNo)).toMatchObject({ appointmentDate: '2025-10-23', version: 0 });
  });

  it('as an owner may choose a closed day that nobody else has, and says so', async () => {
    const [visit, other] = [await bookedWithKey(testApp, '2025-10-28'), await bookedWithKey(testApp, '2025-10-30')];
    const wednesday = { anyDay: true, by: owner };
    expect(await move(visit, '2025-10-29', { anyDay: true })).toEqual({ refused: 'OWNER_NEEDED' });
    expect(await move(visit, '2025-10-29', wednesday)).toMatchObject({ appointmentDate: '2025-10-29' });
    expect(await move(other, '2025-10-29', wednesday)).toEqual({ refused: 'DATE_TAKEN' });
    expect(await move(other, '2025-10-01', wednesday)).toEqual({ refused: 'DATE_NOT_OPEN' });
    expect(await move(other, '2025-11-12', { ...wednesday, time: '7:00 PM' })).toEqual({ refused: 'DATE_NOT_OPEN' });
    expect((await auditEntriesIn(testApp, visit.bookingId))[0]?.after).toMatchObject({ closedDay: true });
  });

  it('finds a cancelled visit and one that is over where they are', async () => {
    const visit = await bookedWithKey(testApp, '2025-11-03');
    const { version } = await stored(testApp, visit.orderNo);
    await testApp.pool.query(`update bookings set status = 'completed' where id = $1`, [visit.bookingId]);
    expect(await move(visit, '2025-11-04', { version })).toEqual({ refused: 'VISIT_OVER' });
    await testApp.pool.query(`update bookings set status = 'active' where id = $1`, [visit.bookingId]);
    await cancelled(visit);
    const { version: after } = await stored(testApp, visit.orderNo);
    expect(await move(visit, '2025-11-04', { version: after })).toEqual({ refused: 'ALREADY_CANCELLED' });
    expect(await move({ ...visit, orderNo: 'HC-1' }, '2025-11-04')).toEqual({ refused: 'ORDER_NOT_FOUND' });
  });
});
