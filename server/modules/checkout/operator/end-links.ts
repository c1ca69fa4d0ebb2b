import { chargeState } from '#domain/booking/charge.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { hasNoOpenTicket, lockHold } from '#server/modules/calendar/queries/holds.ts';
import { endHold } from '#server/modules/calendar/queries/weather-holds.ts';
import { endedCharges, lockCharge, setChargeEnded } from '#server/modules/payments/queries/charges.ts';
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

/** The same for the links of charges, which hold no day. Returns how many ended. */
export async function endCharges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const ended = await endedCharges(db, now);
  for (const { id, bookingId } of ended)
    await transact(db, async (tx) => {
      const charge = await lockCharge(tx, id);
      if (!charge || charge.endedAt !== null || chargeState(charge, now) !== 'expired') return false;
      await setChargeEnded(tx, id, now);
      const booking = await findBookingById(tx, bookingId);
      const { orderNo = null, contactName, phone } = booking ?? {};
      const told = { subject: `charge:${id}`, dedupeKey: String(charge.expiresAt?.getTime()), now };
      const facts = { amount: charge.total, contactName, phone };
      await tellOperator(tx, { reason: 'charge-unpaid', orderNo, facts }, told);
      return true;
    });
  return ended.length;
}

/** Frees the day if no card form needs it any more; returns whether. It may already have been freed. */
async function isDayLeft(tx: Db, holdId: number | null, now: Date): Promise<boolean> {
  const hold = holdId === null ? null : await lockHold(tx, holdId);
  if (holdId === null || hold?.status !== 'active') return true;
  if (hold.expiresAt > now || !(await hasNoOpenTicket(tx, holdId))) return false;
  await endHold(tx, holdId, 'released');
  return true;
}
