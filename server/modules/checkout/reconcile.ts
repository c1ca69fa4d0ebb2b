import { nextPollAt, pollAfterEnd, pollAfterSilence } from '#domain/booking/next-poll.ts';
import { hourMs } from '#domain/durations.ts';
import { withoutCardNumbers } from '#domain/ledger/card-numbers.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { recordApproval } from '#server/modules/payments/record.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { abandonCheckout } from './abandon.ts';
import { noteDecline } from './declines.ts';
import { finishPayment } from './finish.ts';
import { type CheckoutContext, deleteContext, holdHasEnded, reschedulePoll } from './queries/contexts.ts';
import { refundUnbookable } from './refund-unbookable.ts';

/** `waiting`: it may still be paid. `over`: nothing was paid and nothing will be. */
export type Reconciled = 'booked' | 'refunded' | 'waiting' | 'over';

// The gateway answers a ticket request within ten seconds; after a minute, none is still about to be saved.
const ticketless = 60_000;
const silenceAlarmMs = 10 * 60_000;

/**
 * Recovery asks the gateway about one checkout and acts on it: paid becomes a booking or a refund, and a
 * checkout is over only after the gateway was asked once its ticket or its hold had expired. There is no webhook, so this is the
 * safety net under every closed tab. Running it twice, or alongside Submit, is safe.
 */
export async function reconcileCheckout(deps: Deps, context: CheckoutContext): Promise<Reconciled> {
  const now = deps.clock.now();
  const { ticket, expiresAt, createdAt } = context;
  const ticketEnded = now >= expiresAt;
  const isOver = ticketEnded || (await holdHasEnded(deps.db, context.holdId, now));
  if (ticket === null) {
    const unseen = context.total > 0 && now.getTime() - createdAt.getTime() > ticketless;
    return isOver || unseen ? end(deps, context) : wait(deps, context, now);
  }
  const reading = await deps.cards.readReceipt(ticket);
  if (reading.state === 'approved') return finish(deps, context, reading.receipt, { ticketEnded, now });
  if (reading.state === 'declined' && (await noteDecline(deps, context, reading.receipt))) return 'over';
  if (reading.state === 'unavailable') return unanswered(deps, context, withoutCardNumbers(reading.detail), now);
  // A declined ticket may be retried with another card until it expires.
  return isOver || context.state === 'abandoned' ? end(deps, context) : wait(deps, context, now);
}

async function finish(
  deps: Deps,
  context: CheckoutContext,
  receipt: Parameters<typeof refundUnbookable>[2],
  { ticketEnded, now }: { ticketEnded: boolean; now: Date },
): Promise<Reconciled> {
  const { orderNo, ticket, customer } = context;
  if (customer) {
    const outcome = await finishPayment(deps, context, { receipt, ticket, customer });
    return isRefusal(outcome) ? 'refunded' : 'booked';
  }
  // The payer is not known yet; Submit may still send it. Until then only the ledger shows the payment.
  await recordApproval(deps.db, receipt, { orderNo, now });
  if (!ticketEnded && context.state === 'open') return wait(deps, context, now);
  await refundUnbookable(deps, context, receipt, 'no-payer');
  return 'refunded';
}

async function wait(deps: Deps, context: CheckoutContext, now: Date, next = nextPollAt): Promise<Reconciled> {
  const at = context.state === 'abandoned' ? afterEnd(context, now) : next(context, now);
  await reschedulePoll(deps.db, { orderNo: context.orderNo, at, alsoEnded: true });
  return 'waiting';
}

/** Under a silent gateway an ended checkout is checked as rarely as one known to be unpaid. */
const afterEnd = (context: CheckoutContext, now: Date): Date =>
  pollAfterEnd(context, now) ?? new Date(now.getTime() + hourMs);

async function end(deps: Deps, context: CheckoutContext): Promise<Reconciled> {
  const at = pollAfterEnd(context, deps.clock.now());
  if (context.state === 'abandoned') {
    if (at === null) await deleteContext(deps.db, context.orderNo);
    else await reschedulePoll(deps.db, { orderNo: context.orderNo, at, alsoEnded: true });
  } else {
    const failureReason = context.ticket === null ? 'no ticket was shown' : 'the ticket ended unpaid';
    await abandonCheckout(deps, context, { eventType: 'checkout.abandoned', failureReason });
  }
  return 'over';
}

/** Silence proves nothing: the day stays held. The operator is alerted once if it outlasts the ticket. */
async function unanswered(deps: Deps, context: CheckoutContext, detail: string, now: Date): Promise<Reconciled> {
  const { orderNo, ticket, expiresAt } = context;
  deps.log.warn({ orderNo, detail }, 'recovery: the card gateway did not answer for a receipt');
  if (now.getTime() - expiresAt.getTime() > silenceAlarmMs) {
    const alert = { reason: 'gateway-silent', said: detail, orderNo, facts: { ticket } } as const;
    await tellOperator(deps.db, alert, { subject: `gateway-silent:${orderNo}`, now });
  }
  return wait(deps, context, now, pollAfterSilence);
}
