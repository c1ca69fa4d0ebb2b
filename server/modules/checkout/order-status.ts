import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { readBooking } from '#server/modules/bookings/read.ts';
import { type CheckoutContext, findContext, reschedulePoll } from './queries/contexts.ts';

/**
 * An order by its number: its booking, or `processing` while the visitor's own paid checkout is about to become one.
 * Another visitor's paid but unbooked checkout is not found.
 */
export async function readOrder(
  deps: Deps,
  visitor: Pick<Visitor, 'hash'>,
  question: { orderNo: string; key?: string | undefined },
) {
  const booking = await readBooking(deps, visitor, question);
  if (!isRefusal(booking) || booking.refused !== 'ORDER_NOT_FOUND') return booking;
  const context = await findContext(deps.db, question.orderNo);
  if (context?.state === 'booked') return readBooking(deps, visitor, question); // since the query above
  return unfinished(deps, visitor, context);
}

/**
 * No booking yet: the visitor's own checkout is processing if the gateway says it was paid, even if it ended
 * unpaid before; recovery is hurried. A silent gateway proves nothing, and must not count as 'not paid'.
 */
async function unfinished(
  deps: Deps,
  visitor: Pick<Visitor, 'hash'>,
  context: CheckoutContext | null,
): Promise<{ state: 'processing' } | Refusal> {
  if (context?.visitorHash !== visitor.hash) return refuse('ORDER_NOT_FOUND');
  if (context.state === 'refused') return refuse('PAID_NOT_BOOKED');
  if (context.ticket === null) return refuse('ORDER_NOT_FOUND');
  const { orderNo } = context;
  const reading = await deps.cards.readReceipt(context.ticket);
  if (reading.state === 'unavailable') {
    deps.log.warn({ orderNo, detail: reading.detail }, 'the card gateway did not say whether an order was paid');
    return refuse('CARD_GATEWAY_UNAVAILABLE');
  }
  if (reading.state !== 'approved') return refuse('ORDER_NOT_FOUND');
  await reschedulePoll(deps.db, { orderNo, at: deps.clock.now(), onlyEarlier: true, alsoEnded: true, hinted: true });
  return { state: 'processing' };
}
