import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { letHoldGo } from '#server/modules/calendar/queries/weather-holds.ts';
import type { Operator } from '#server/operator.ts';
import { dequeue, enqueue } from '#server/outbox/enqueue.ts';
import { hasLeft } from '#server/outbox/queries.ts';
import { askSoonOnHold } from '../queries/contexts.ts';
import { lockOperatorBooking, type OperatorBooking, setWithdrawn } from '../queries/operator-bookings.ts';
import { linkMessage, linkMessages } from './link-message.ts';

/** Ends an unpaid, locked link: its day is freed as soon as no card form can need it. */
export async function endLink(tx: Db, { id, holdId }: OperatorBooking, now: Date): Promise<void> {
  await setWithdrawn(tx, id, now);
  if (holdId !== null) {
    await askSoonOnHold(tx, holdId, now);
    await letHoldGo(tx, holdId, now);
  }
  await dequeue(tx, id, linkMessages);
}

/**
 * An operator withdraws a payment link. Its day is freed at once, unless its card form is open: then the gateway
 * is asked first, and a late payment is refunded. The recipient is notified.
 */
export async function withdrawLink(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar'>,
  operator: Pick<Operator, 'id'>,
  id: string,
): Promise<{ withdrawn: true } | Refusal> {
  const outcome = await transact<{ withdrawn: true } | Refusal>(deps.db, async (tx) => {
    const link = await lockOperatorBooking(tx, id);
    if (!link || link.holdId === null) return refuse('PAYMENT_LINK_INVALID');
    if (link.bookingId !== null) return refuse('PAYMENT_LINK_PAID');
    if (link.cancelledAt !== null) return { withdrawn: true };
    const now = deps.clock.now();
    await endLink(tx, link, now);
    const { customer, channel, language, expiresAt } = link;
    if (customer && channel && expiresAt && (await hasLeft(tx, id, linkMessages))) {
      const message = linkMessage({ id, channel, customer, language, expiresAt });
      await enqueue(tx, [{ ...message, dedupeKey: 'withdrawn', dueAt: now }], now);
    }
    await audit(tx, deps, { by: operator.id, action: 'payment-link.cancelled', subject: id });
    return { withdrawn: true };
  });
  deps.calendar.claims.forget();
  return outcome;
}
