import type { SavedCard } from '#domain/ledger/saved-card.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { refundAt } from '#server/modules/bookings/deadlines.ts';
import { forgotten, offeredCard, shownCard } from '#server/modules/saved-cards/offer.ts';
import { abandonCheckout } from './abandon.ts';
import { type CheckoutContext, findContext, saveTicket } from './queries/contexts.ts';

export type Preloaded = {
  checkoutId: string;
  ticket: string | null;
  /** What the order summary says of cancelling; unknown for a checkout stored by the previous release. */
  refund?: { until: string; isOver: boolean };
  /** The first to pay gets the day. */
  inDemand?: true;
  /** Offered in the form, beside an empty one. */
  savedCard: SavedCard | null;
};

/** What the page gets for a payable checkout. */
export const preloaded = (
  { cards, clock }: Pick<Deps, 'cards' | 'clock'>,
  { refundUntil, inDemand, savedCard }: CheckoutContext,
  ticket: string | null,
): Preloaded => ({
  checkoutId: cards.checkoutId,
  ticket,
  ...(refundUntil && { refund: refundAt(refundUntil, clock.now()) }),
  ...(inDemand && { inDemand }),
  savedCard: savedCard?.offered ?? null,
});

/**
 * Asks the gateway for the ticket of a stored checkout and saves it before anyone sees it. Of two concurrent calls the
 * first saved ticket is shown to both; the other was seen by nobody, so nobody can pay it. A total of 0.00 needs none.
 * `mailbox`: whose secret link led here; its saved card is offered.
 */
export async function openTicket(
  deps: Deps,
  context: CheckoutContext,
  mailbox: string | null = null,
): Promise<Preloaded | Refusal> {
  if (context.total === 0) return preloaded(deps, context, null);
  const { orderNo, total, language } = context;
  const asked = { orderNo, amount: total, language };
  let offered = await offeredCard(deps, mailbox);
  const card = offered && 'card' in offered ? offered : null;
  let result = await deps.cards.openTicket({ ...asked, ...(card && { savedCard: card.token }) });
  if (!result.ok && result.reason === 'card-refused' && card) {
    offered = await forgotten(deps, card.card, result.detail);
    result = await deps.cards.openTicket(asked);
  }
  if (!result.ok) {
    const failureReason = `${result.reason}: ${result.detail}`;
    deps.log.warn({ orderNo, reason: failureReason }, 'the card gateway gave no ticket');
    await abandonCheckout(deps, context, { eventType: 'ticket.failed', failureReason });
    return refuse(result.reason === 'order-number-taken' ? 'ORDER_NUMBER_TAKEN' : 'CARD_GATEWAY_UNAVAILABLE');
  }
  const { ticket } = result;
  const savedCard = {
    offered: offered && 'card' in offered ? shownCard(offered.card) : null,
    gone: offered && 'gone' in offered ? offered.gone : null,
  };
  if (await saveTicket(deps.db, { orderNo, ticket, savedCard, createdAt: deps.clock.now() }))
    return preloaded(deps, { ...context, savedCard }, ticket);
  const now = await findContext(deps.db, orderNo);
  return now?.state === 'open' && now.ticket !== null ? preloaded(deps, now, now.ticket) : refuse('CHECKOUT_ENDED');
}
