import { senderOf } from '#domain/outbox/received-text.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { toE164 } from '#domain/typed/phone.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Actor } from '#server/modules/bookings/change.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { deleteOptOut, insertOptOut } from '../queries/opt-outs.ts';
import { lockText, subjectOfReply } from '../queries/received-texts.ts';

/** Whose number: a text's sender, or a booking's customer. */
export type NumberOf = { text: number } | { orderNo: string };
type Wish = { of: NumberOf; stopped: boolean; by: Actor };

/** An operator records an opt-out from texts, or undoes it. The immutable audit log does not get the number. */
export const setTextsStopped = (
  deps: Pick<Deps, 'db' | 'clock'>,
  { of, stopped, by }: Wish,
): Promise<{ stopped: boolean } | Refusal> =>
  transact<{ stopped: boolean } | Refusal>(deps.db, async (tx) => {
    const found = await numberOf(tx, of);
    if (!found) return refuse('NOT_FOUND');
    const { phone, subject } = found;
    if (phone === null) return refuse('TEXT_UNREACHABLE');
    const optOut = { phone, reason: 'operator', createdAt: deps.clock.now() };
    const changed = stopped ? await insertOptOut(tx, optOut) : await deleteOptOut(tx, phone);
    const action = stopped ? 'texts.stopped' : 'texts.resumed';
    if (changed) await audit(tx, deps, { by: by.id, action, subject });
    return { stopped };
  });

async function numberOf(tx: Db, of: NumberOf): Promise<{ phone: string | null; subject: string } | null> {
  if ('text' in of) {
    const text = await lockText(tx, of.text);
    return text && { phone: senderOf(text.phone), subject: subjectOfReply(text) };
  }
  const booking = await findBookingByOrder(tx, of.orderNo);
  return booking && { phone: toE164(booking.phone), subject: booking.id };
}
