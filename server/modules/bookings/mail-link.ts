import { isVip } from '#domain/booking/client-number.ts';
import { dayMs } from '#domain/durations.ts';
import { mailboxOf } from '#server/common/mailbox.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import { countWithin } from '#server/database/count-within.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { orderLinkDays } from './move/write.ts';
import { findBookingByOrder, findEarlierBooking } from './queries/bookings.ts';
import { insertLinks, newestLink } from './queries/links.ts';

type Mailing = Pick<Deps, 'db' | 'clock' | 'ids' | 'appSecret'>;

/** Per mailbox, for all its bookings: repeated requests are ignored until the next day. */
const mostADay = 3;

/** A link that expires sooner is replaced by a new one. */
const leastDaysLeft = 7;

/**
 * Sends the link of a booking to the booking's own address, for its order number or a VIP's number. The caller learns nothing
 * from it: neither whether the booking exists, nor where the mail went.
 */
export async function mailBookingLink(deps: Mailing, { number }: { number: string }): Promise<void> {
  const booking = isVip(number) ? await findEarlierBooking(deps.db, number) : await findBookingByOrder(deps.db, number);
  if (!booking || booking.email.trim() === '') return;
  const { id: subject, email: recipient, language } = booking;
  const now = deps.clock.now();
  await transact(deps.db, async (tx) => {
    const { count, until } = await countWithin(tx, { key: `link ${sha256(mailboxOf(recipient))}`, ms: dayMs, now });
    if (count > mostADay) return;
    await renewLink(deps, tx, { bookingId: subject, now });
    const dedupeKey = `${until.toISOString()} ${count}`;
    await enqueue(tx, [{ topic: 'mail.booking-link', subject, dedupeKey, recipient, language, dueAt: now }], now);
  });
}

async function renewLink(deps: Mailing, tx: Db, { bookingId, now }: { bookingId: string; now: Date }): Promise<void> {
  const newest = await newestLink(tx, { bookingId, purpose: 'order' });
  if (newest && newest.expiresAt.getTime() >= now.getTime() + leastDaysLeft * dayMs) return;
  const id = deps.ids.uuid();
  const expiresAt = new Date(now.getTime() + orderLinkDays * dayMs);
  const tokenHash = sha256(linkToken(deps.appSecret, id));
  await insertLinks(tx, [{ id, bookingId, purpose: 'order', tokenHash, createdAt: now, expiresAt }]);
}
