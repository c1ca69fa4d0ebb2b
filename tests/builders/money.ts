import { cents } from '#domain/money.ts';
import { takeBackMinutes } from '#domain/take-back.ts';
import { cancelByOperator } from '#server/modules/bookings/cancel/operator.ts';
import { refundPartially } from '#server/modules/bookings/refund-partially.ts';
import { book, later, type TestApp } from './test-app.ts';

export const owner = { id: 'owner', role: 'owner' } as const;
export const staff = { id: 'staff', role: 'staff' } as const;

/** A booking of 2086.80, and what the operator does with its money; `version` is the one that it has, if not named. */
export async function paidBooking(testApp: TestApp, date = '2025-10-14') {
  const { orderNo, bookingId } = await book(testApp, { booking: { appointmentDate: date } });
  const row = async () => (await testApp.pool.query('select * from bookings where id = $1', [bookingId])).rows[0];
  const versionOr = async (version?: number): Promise<number> => version ?? (await row()).version;
  return {
    orderNo,
    bookingId,
    row,
    part: async (amount: number, { version, notify = true, by = owner }: Choice = {}) =>
      refundPartially(testApp.deps, by, {
        orderNo,
        version: await versionOr(version),
        amount: cents(amount),
        reason: 'One pane could not be reached.',
        notify,
      }),
    /** What follows it has left at the end, unless the clock is to stay. */
    cancel: async (refund: 'full' | 'everything' | 'none', choice: Choice & { mistake?: boolean } = {}) => {
      const { version, notify = true, by = owner, mistake = false } = choice;
      const wish = { orderNo, version: await versionOr(version), refund, notify };
      const cancelled = await cancelByOperator(testApp.deps, by, wish);
      if (!mistake) later(testApp, takeBackMinutes);
      return cancelled;
    },
    refunds: async () =>
      (
        await testApp.pool.query<{ reason: string; amount: number; state: string; method: string | null }>(
          'select reason, amount, state, method from refunds where booking_id = $1 order by id',
          [bookingId],
        )
      ).rows,
    mails: async () =>
      (
        await testApp.pool.query<{ topic: string; subject: string; detail: object | null }>(
          `select topic, subject, detail from outbox where topic like 'mail.%' and topic <> 'mail.confirmation'
           and (subject = $1 or subject like $2) order by id`,
          [bookingId, `${orderNo}%`],
        )
      ).rows,
  };
}
type Choice = { version?: number; notify?: boolean; by?: { id: string; role: 'owner' | 'staff' } };
