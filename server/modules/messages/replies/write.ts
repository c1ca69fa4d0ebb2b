import { type Refusal, refuse } from '#domain/refusal.ts';
import { textNumber } from '#domain/typed/phone.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Actor } from '#server/modules/bookings/change.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { isOptedOut } from '../queries/opt-outs.ts';
import { wasWritten } from '../queries/received-texts.ts';

type Wish = { orderNo: string; id: string; words: string; by: Actor };
type Written = { id: string };

/** An operator writes a text to the client of a booking, once per id. The immutable audit log does not get the words. */
export const writeText = (deps: Pick<Deps, 'db' | 'clock'>, { orderNo, id, words, by }: Wish) =>
  transact<Written | Refusal>(deps.db, async (tx) => {
    const booking = await findBookingByOrder(tx, orderNo);
    if (!booking) return refuse('ORDER_NOT_FOUND');
    if (await wasWritten(tx, { subject: booking.id, id })) return { id };
    const { id: subject, language } = booking;
    const recipient = textNumber(booking.phone);
    if (recipient === null || (await isOptedOut(tx, recipient))) return refuse('TEXT_UNREACHABLE');
    const now = deps.clock.now();
    await enqueue(
      tx,
      [{ topic: 'sms.reply', subject, dedupeKey: id, recipient, language, detail: { words }, dueAt: now }],
      now,
    );
    await audit(tx, deps, { by: by.id, action: 'text.written', subject });
    return { id };
  });
