import { pollAfterEnd } from '#domain/booking/next-poll.ts';
import { hourMs } from '#domain/durations.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { lockHold } from '#server/modules/calendar/queries/holds.ts';
import { endHold } from '#server/modules/calendar/queries/weather-holds.ts';
import { appendPaymentEvent } from '#server/modules/payments/queries.ts';
import { type CheckoutContext, endContext, lockContext, otherOpenContexts } from './queries/contexts.ts';

type Abandoned = { eventType: 'ticket.failed' | 'checkout.abandoned'; failureReason: string };

/**
 * Ends a checkout without a payment: its day is freed, unless another checkout needs it. Changes nothing if it has
 * already ended or got a ticket that was not checked. Its ticket is checked a few more times.
 */
export async function abandonCheckout(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar'>,
  seen: Pick<CheckoutContext, 'orderNo' | 'holdId' | 'ticket'>,
  event: Abandoned,
): Promise<boolean> {
  const endedAt = deps.clock.now();
  const { orderNo, holdId, ticket } = seen;
  const { ended } = await transact(deps.db, async (tx) => {
    const context = await lockContext(tx, orderNo);
    if (context?.state !== 'open' || context.ticket !== ticket) return { ended: false };
    const nextPollAt =
      ticket === null ? null : (pollAfterEnd(context, endedAt) ?? new Date(endedAt.getTime() + hourMs));
    await endContext(tx, orderNo, { state: 'abandoned', endedAt, nextPollAt });
    await appendPaymentEvent(tx, { orderNo, ticket, status: 'processed', createdAt: endedAt, ...event });
    await releaseCheckoutHold(tx, { holdId, orderNo, now: endedAt });
    return { ended: true };
  });
  if (ended) deps.calendar.claims.forget();
  return ended;
}

/** Releases a checkout's hold, unless another open one, a payment link or the waiting list needs it. */
export async function releaseCheckoutHold(
  tx: Db,
  { holdId, orderNo, now }: { holdId: number | null; orderNo: string; now: Date },
): Promise<void> {
  if (holdId === null) return;
  const hold = await lockHold(tx, holdId);
  const isKept = hold?.holdType === 'link' || hold?.holdType === 'waiting';
  if (hold && isKept && hold.expiresAt > now) return;
  if ((await otherOpenContexts(tx, { holdId, orderNo })) > 0) return;
  await endHold(tx, holdId, 'released');
}
