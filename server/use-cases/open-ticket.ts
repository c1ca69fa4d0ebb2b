import { type BookingContext, endContext, otherOpenContexts, saveTicket } from '#server/db/queries/booking-contexts.ts';
import { releaseHold } from '#server/db/queries/calendar-holds.ts';
import { releaseHoldClaims } from '#server/db/queries/day-claims.ts';
import { appendPaymentEvent } from '#server/db/queries/payments.ts';
import { transact } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { type Refusal, refuse } from '#server/errors.ts';

/** Asks the gateway for the ticket of a stored checkout and saves it. A total of 0.00 needs none. */
export async function openTicket(
  deps: Deps,
  context: BookingContext,
): Promise<{ checkoutId: string; ticket: string | null } | Refusal> {
  const { checkoutId } = deps.cards;
  if (context.total === 0) return { checkoutId, ticket: null };
  const { orderNo, total, language } = context;
  const result = await deps.cards.openTicket({ orderNo, amount: total, language });
  if (!result.ok) {
    await abandon(deps, context, `${result.reason}: ${result.detail}`);
    return refuse(result.reason === 'order-number-taken' ? 'ORDER_NUMBER_TAKEN' : 'CARD_GATEWAY_UNAVAILABLE');
  }
  await saveTicket(deps.db, orderNo, result.ticket, deps.clock.now());
  return { checkoutId, ticket: result.ticket };
}

/** No ticket was shown, so nobody can pay: the checkout ends and its day is free, unless another checkout needs it. */
async function abandon(deps: Deps, context: BookingContext, failureReason: string): Promise<void> {
  const endedAt = deps.clock.now();
  const { orderNo, holdId } = context;
  await transact(deps.db, async (tx) => {
    await endContext(tx, orderNo, { state: 'abandoned', endedAt });
    await appendPaymentEvent(tx, {
      orderNo,
      eventType: 'ticket.failed',
      status: 'failed',
      failureReason,
      createdAt: endedAt,
    });
    if (holdId !== null && (await otherOpenContexts(tx, { holdId, orderNo })) === 0) {
      await releaseHold(tx, holdId);
      await releaseHoldClaims(tx, holdId);
    }
    return {};
  });
  deps.calendar.claims.forget();
  deps.log.warn({ orderNo, reason: failureReason }, 'the card gateway gave no ticket');
}
