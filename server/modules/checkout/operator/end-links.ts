import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { hasNoOpenTicket, lockHold } from '#server/modules/calendar/queries/holds.ts';
import { endHold } from '#server/modules/calendar/queries/weather-holds.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { endedLinks, lockOperatorBooking, setEnded } from '../queries/operator-bookings.ts';

/**
 * Alerts the operator to payment links that ended unpaid, once none of their card forms can be open, and frees
 * their days if still held. Returns how many ended.
 */
export async function endLinks(deps: Pick<Deps, 'db' | 'clock' | 'calendar'>): Promise<number> {
  const now = deps.clock.now();
  let count = 0;
  for (const { id } of await endedLinks(deps.db, now)) {
    const ended = await transact(deps.db, async (tx) => {
      const link = await lockOperatorBooking(tx, id);
      if (!link || link.bookingId !== null || link.endedAt !== null) return false;
      if (!(await isDayLeft(tx, link.holdId, now))) return false;
      await setEnded(tx, id, now);
      if (link.cancelledAt !== null) return true;
      const { appointmentDate: date, appointmentTime: time } = link.bookingData;
      const { contactName, phone } = link.customer ?? {};
      const facts = { date, time, amount: link.total, contactName, phone };
      await tellOperator(tx, { reason: 'link-ended', facts }, { subject: `payment-link:${id}`, now });
      return true;
    });
    if (ended) count += 1;
  }
  if (count > 0) deps.calendar.claims.forget();
  return count;
}

/** Frees the day if no card form needs it any more; returns whether. It may already have been freed. */
async function isDayLeft(tx: Db, holdId: number | null, now: Date): Promise<boolean> {
  const hold = holdId === null ? null : await lockHold(tx, holdId);
  if (holdId === null || hold?.status !== 'active') return true;
  if (hold.expiresAt > now || !(await hasNoOpenTicket(tx, holdId))) return false;
  await endHold(tx, holdId, 'released');
  return true;
}
