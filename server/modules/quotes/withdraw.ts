import { type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { endLink } from '#server/modules/checkout/operator/withdraw-link.ts';
import { linksOfQuote, lockOperatorBooking } from '#server/modules/checkout/queries/operator-bookings.ts';
import type { Operator } from '#server/operator.ts';
import { dequeue, enqueue } from '#server/outbox/enqueue.ts';
import { hasLeft } from '#server/outbox/queries.ts';
import { quoteMail, quoteMails } from './message.ts';
import { lockQuote, updateQuote } from './queries.ts';

/** An operator takes a quote back, with the days that are held and unpaid. What is paid stays booked. */
export async function withdrawQuote(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar'>,
  operator: Pick<Operator, 'id'>,
  id: string,
): Promise<{ withdrawn: true } | Refusal> {
  const outcome = await transact<{ withdrawn: true } | Refusal>(deps.db, async (tx) => {
    const quote = await lockQuote(tx, id);
    if (!quote) return refuse('NOT_FOUND');
    if (quote.withdrawnAt !== null) return { withdrawn: true };
    const now = deps.clock.now();
    await updateQuote(tx, id, { withdrawnAt: now });
    const links = (await linksOfQuote(tx, id)).toSorted((one, other) => one.link.id.localeCompare(other.link.id));
    for (const { link } of links) {
      const locked = await lockOperatorBooking(tx, link.id);
      if (locked && locked.bookingId === null && locked.cancelledAt === null) await endLink(tx, locked, now);
    }
    await dequeue(tx, id, quoteMails);
    const { customer, language } = quote;
    if (customer && (await hasLeft(tx, id, quoteMails)))
      await enqueue(tx, [{ ...quoteMail({ id, language, customer }), dedupeKey: 'withdrawn', dueAt: now }], now);
    await audit(tx, deps, { by: operator.id, action: 'quote.withdrawn', subject: id });
    return { withdrawn: true };
  });
  deps.calendar.claims.forget();
  return outcome;
}
