import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultSchedule } from '#business/schedule.ts';
import { type AppointmentTime, timesOf } from '#domain/calendar/schedule.ts';
import { isRefusal } from '#domain/refusal.ts';
import { resendAboutBooking } from '#server/modules/messages/resend-for-booking.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { actorOf, auditEntriesIn } from '#tests/builders/admin-bookings.ts';
import { messageOf, sendPlainMails } from '#tests/builders/messages/messages.ts';
import { bookedWithKey, stored } from '#tests/builders/self-service.ts';
import { countRows, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { addNote } from './add-note.ts';
import { markOutcome } from './mark-outcome.ts';
import { moveByCustomer } from './move/customer.ts';
import { moveByOperator } from './move/operator.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const owner = await actorOf(testApp, 'owner');
const staff = await actorOf(testApp, 'staff', 'staff');
await writeSetting(testApp.db, 'crewsPerDay', 20);
testApp.forget();
beforeEach(() => {
  testApp.time.now = mondayMorning;
});

const day = '2025-10-14';
const visitOn = (date = day) => bookedWithKey(testApp, date);
const move = (orderNo: string, version: number, time: AppointmentTime) =>
  moveByOperator(testApp.deps, { orderNo, version, date: day, time, notify: true, anyDay: false, by: staff });
const messageId = async (bookingId: string, topic: string): Promise<number> => {
  const { rows } = await testApp.pool.query<{ id: string }>('select id from outbox where subject = $1 and topic = $2', [
    bookingId,
    topic,
  ]);
  return Number(rows[0]?.id);
};

describe('two administrators at once', () => {
  it('never overwrite each other: of all who saw the same booking one is heard', async () => {
    const { orderNo, bookingId } = await visitOn();
    for (let version = 0; version < 5; version += 1) {
      const before = await stored(testApp, orderNo);
      const others = timesOf(defaultSchedule).filter((time) => time !== before.appointmentTime);
      const outcomes = await Promise.all(others.map((time) => move(orderNo, version, time)));
      const heard = others.filter((_, index) => !isRefusal(outcomes[index] ?? {}));
      const now = await stored(testApp, orderNo);
      expect(heard).toEqual([now.appointmentTime]);
      expect(outcomes.filter(isRefusal)).toEqual(Array(others.length - 1).fill({ refused: 'BOOKING_CHANGED' }));
      expect(now.version).toBe(version + 1);
    }
    expect(await auditEntriesIn(testApp, bookingId)).toHaveLength(5);
    expect(await countRows(testApp, 'booking_moves', `booking_id = '${bookingId}'`)).toBe(5);
  });

  it('lose no note, and whoever looked before the last one is told', async () => {
    const { orderNo, bookingId } = await visitOn();
    const notes = Array.from({ length: 8 }, (_, number) => `note ${number}`);
    await Promise.all(notes.map((words) => addNote(testApp.deps, { orderNo, words, by: staff })));
    const { rows } = await testApp.pool.query('select words from booking_notes where booking_id = $1', [bookingId]);
    expect(rows.map(({ words }) => words).toSorted()).toEqual(notes);
    expect(await move(orderNo, 7, '10:00 AM')).toEqual({ refused: 'BOOKING_CHANGED' });
    expect(await move(orderNo, 8, '10:00 AM')).toMatchObject({ version: 9 });
    expect(JSON.stringify(await auditEntriesIn(testApp, bookingId))).not.toContain('note 3');
  });

  it('see that the client has moved the visit meanwhile', async () => {
    const { orderNo, key } = await visitOn();
    expect(isRefusal(await moveByCustomer(testApp.deps, { orderNo, key, date: '2025-10-16', time: '9:00 AM' }))).toBe(
      false,
    );
    expect(await move(orderNo, 0, '10:00 AM')).toEqual({ refused: 'BOOKING_CHANGED' });
  });
});

describe('how a visit went', () => {
  const mark = (orderNo: string, version: number, outcome: 'completed' | 'no-show' | 'active') =>
    markOutcome(testApp.deps, { orderNo, version, outcome, by: staff });

  it('is said from its day on, and can be taken back', async () => {
    const { orderNo, bookingId } = await visitOn();
    expect(await mark(orderNo, 0, 'completed')).toEqual({ refused: 'VISIT_AHEAD' });
    testApp.time.now = new Date('2025-10-14T04:00:00Z');
    expect(await mark(orderNo, 0, 'completed')).toEqual({ version: 1 });
    expect(await mark(orderNo, 1, 'completed')).toEqual({ version: 1 });
    expect(await mark(orderNo, 0, 'no-show')).toEqual({ refused: 'BOOKING_CHANGED' });
    expect(await mark(orderNo, 1, 'active')).toEqual({ version: 2 });
    expect(await mark(orderNo, 2, 'no-show')).toEqual({ version: 3 });
    expect((await auditEntriesIn(testApp, bookingId)).map(({ action, by, after }) => [action, by, after])).toEqual([
      ['booking.outcome', staff.id, { status: 'completed' }],
      ['booking.outcome', staff.id, { status: 'active' }],
      ['booking.outcome', staff.id, { status: 'no-show' }],
    ]);
  });

  const textsOf = async ({ bookingId }: { bookingId: string }) => {
    const { rows } = await testApp.pool.query(
      `select topic, due_at from outbox where subject = $1 and topic in ('sms.aftercare', 'sms.follow-up') order by topic`,
      [bookingId],
    );
    return rows.map(({ topic, due_at: dueAt }) => [topic, dueAt.toISOString()]);
  };

  it('decides whether the client is told how to care for the glass; until it is said nothing is queued', async () => {
    const [made, missed] = [await visitOn(), await visitOn()];
    testApp.time.now = new Date('2025-10-14T18:00:00Z');
    expect(await textsOf(made)).toEqual([]);
    await mark(made.orderNo, 0, 'completed');
    await mark(missed.orderNo, 0, 'no-show');
    expect(await textsOf(made)).toEqual([
      ['sms.aftercare', '2025-10-14T22:00:00.000Z'],
      ['sms.follow-up', '2025-10-15T14:00:00.000Z'],
    ]);
    expect(await textsOf(missed)).toEqual([]);
  });

  it('takes back what follows it, and has it come ten minutes after it is said anew', async () => {
    const visit = await visitOn();
    testApp.time.now = new Date('2025-10-14T22:30:00Z');
    await mark(visit.orderNo, 0, 'completed');
    await mark(visit.orderNo, 1, 'active');
    expect(await textsOf(visit)).toEqual([]);
    testApp.time.now = new Date('2025-10-14T22:35:00Z');
    await mark(visit.orderNo, 2, 'completed');
    expect(await textsOf(visit)).toEqual([
      ['sms.aftercare', '2025-10-14T22:45:00.000Z'],
      ['sms.follow-up', '2025-10-15T14:00:00.000Z'],
    ]);
  });

  it('is not asked of a cancelled booking', async () => {
    const { orderNo, bookingId } = await visitOn();
    await testApp.pool.query(`update bookings set status = 'cancelled' where id = $1`, [bookingId]);
    expect(await mark(orderNo, 0, 'active')).toEqual({ refused: 'ALREADY_CANCELLED' });
    expect(await mark('HC-1', 0, 'active')).toEqual({ refused: 'ORDER_NOT_FOUND' });
  });
});

describe('a message about a booking', () => {
  const resend = (orderNo: string, id: number) => resendAboutBooking(testApp.deps, { orderNo, id, by: owner });

  it('is sent again once, and that is written down', async () => {
    const { orderNo, bookingId } = await visitOn();
    const id = await messageId(bookingId, 'mail.confirmation');
    expect(await resend(orderNo, id)).toEqual({ refused: 'MESSAGE_UNDER_WAY' });
    await sendPlainMails(testApp);
    expect(await resend(orderNo, id)).toEqual({ version: 1 });
    expect(await resend(orderNo, id)).toEqual({ refused: 'MESSAGE_UNDER_WAY' });
    expect(await auditEntriesIn(testApp, bookingId)).toMatchObject([
      { action: 'message.resent', by: owner.id, after: { message: id } },
    ]);
    expect(await messageOf(testApp, id)).toHaveProperty('state', 'done');
  });

  it('is found under its own booking alone, and what is no message is not found', async () => {
    const [one, other] = [await visitOn(), await visitOn()];
    await sendPlainMails(testApp);
    const [mail, sync] = [
      await messageId(other.bookingId, 'mail.confirmation'),
      await messageId(one.bookingId, 'accounting.booking'),
    ];
    expect(await resend(one.orderNo, mail)).toEqual({ refused: 'NOT_FOUND' });
    expect(await resend(one.orderNo, sync)).toEqual({ refused: 'NOT_FOUND' });
    expect(await stored(testApp, one.orderNo)).toHaveProperty('version', 0);
  });
});
