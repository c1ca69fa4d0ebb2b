import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { releaseHoldClaims } from '#server/modules/calendar/queries/day-claims.ts';
import { hasNoOpenTicket, lockHold, releaseHold } from '#server/modules/calendar/queries/holds.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { endedLinks, lockOperatorBooking } from '../queries/operator-bookings.ts';

/**
 * Frees the days of payment links that ended unpaid, once no ticket of theirs can be paid any more, and tells the operator.
 * Returns how many.
 */
export async function endLinks(deps: Pick<Deps, 'db' | 'clock' | 'calendar'>): Promise<number> {
  const now = deps.clock.now();
  let freed = 0;
  for (const { id, holdId } of await endedLinks(deps.db, now)) {
    const ended = await transact(deps.db, async (tx) => {
      const link = await lockOperatorBooking(tx, id);
      const hold = await lockHold(tx, holdId);
      const isOver = link?.bookingId === null && hold !== null && hold.expiresAt <= now;
      if (!link || !isOver || !(await hasNoOpenTicket(tx, holdId))) return false;
      await releaseHold(tx, holdId);
      await releaseHoldClaims(tx, holdId);
      if (link.cancelledAt !== null) return true;
      const { appointmentDate: date, appointmentTime: time } = link.bookingData;
      const { contactName, phone } = link.customer ?? {};
      const detail = { reason: 'a payment link ended unpaid', date, time, amount: link.total, contactName, phone };
      await enqueue(tx, [{ topic: 'operator.alert', subject: `payment-link:${id}`, dueAt: now, detail }], now);
      return true;
    });
    if (ended) freed += 1;
  }
  if (freed > 0) deps.calendar.claims.forget();
  return freed;
}
