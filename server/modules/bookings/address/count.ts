import type { Booking } from '#server/database/schema/bookings.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { readdressQueued } from '#server/outbox/queries.ts';
import { raiseVersion } from '../change.ts';
import { markCounted } from '../queries/address-changes.ts';
import { lockBookingByOrder, subjectsOf } from '../queries/changes.ts';
import { findKey } from '../queries/links.ts';
import { awaitedAddress } from './awaited.ts';
import { renewLinks } from './renew-links.ts';

export type Counting = Pick<Deps, 'db' | 'clock' | 'ids' | 'appSecret'>;

/**
 * The link sent only to a new address was opened, so it becomes the booking's address: its link opens the booking, and
 * no other does any more. Null if the address is not pending.
 */
export const countAddress = (
  deps: Counting,
  { orderNo, tokenHash }: { orderNo: string; tokenHash: string },
): Promise<Booking | null> =>
  transact(deps.db, async (tx) => {
    const booking = await lockBookingByOrder(tx, orderNo);
    const now = deps.clock.now();
    const link = await findKey(tx, { tokenHash, now });
    if (!booking || link?.bookingId !== booking.id) return null;
    // Opened twice concurrently.
    if (link.purpose === 'order') return booking;
    const change = await awaitedAddress(deps, tx, booking.id);
    if (change?.linkId !== link.id) return null;
    const { id, from, to, correctionId } = change;
    const { id: subject, phone, language } = booking;
    await readdressQueued(tx, await subjectsOf(tx, booking), { mail: to, sms: phone, language });
    await renewLinks(deps, tx, booking, { now, kept: link.id });
    await markCounted(tx, id, now);
    const { version } = await raiseVersion(tx, booking, { email: to });
    const about = { subject, language, dueAt: now };
    const detail = { kind: 'counted', changeId: id };
    await enqueue(
      tx,
      [
        { ...about, topic: 'mail.address' as const, dedupeKey: `counted-${id}`, recipient: from, detail },
        ...(booking.status === 'active'
          ? [{ ...about, topic: 'mail.confirmation' as const, dedupeKey: `correction-${correctionId}`, recipient: to }]
          : []),
      ].filter(({ recipient }) => recipient !== ''),
      now,
    );
    return { ...booking, email: to, version };
  });
