import { checkoutLimits, holdMinutes } from '#business/policies.ts';
import { nextPollAt } from '#domain/booking/next-poll.ts';
import { linkState } from '#domain/booking/payment-link.ts';
import { minuteMs } from '#domain/durations.ts';
import { toDecimal } from '#domain/money.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { setHoldEnd } from '#server/modules/calendar/queries/holds.ts';
import { termsInForce } from '#server/modules/terms/in-force.ts';
import { type Acceptance, type GivenTerms, givenTerms, recordAcceptance } from '../accept-terms.ts';
import { openTicket, type Preloaded } from '../open-ticket.ts';
import { readBeforeCheckout } from '../queries/before-checkout.ts';
import {
  type CheckoutContext,
  closeOlderTickets,
  findContext,
  insertContext,
  openTicketsOfLink,
} from '../queries/contexts.ts';
import { findLink, lockOperatorBooking, type OperatorBooking } from '../queries/operator-bookings.ts';
import { reconcileCheckout } from '../reconcile.ts';
import { repeated } from '../repeated.ts';

type Asked = {
  orderNo: string;
  amount: string;
  token: string;
  booking: { termsAccepted?: boolean | Acceptance | null | undefined };
};

/**
 * Somebody opens the card form of a payment link: an ordinary checkout, on the hold of the link, of what the operator
 * prepared. Tickets that were opened before are asked about first, so that hardly anybody pays twice.
 */
export async function preloadByLink(deps: Deps, visitor: Visitor, asked: Asked): Promise<Preloaded | Refusal> {
  const found = await findLink(deps.db, sha256(asked.token));
  if (!found) return refuse('PAYMENT_LINK_INVALID');
  const { link } = found;
  const { bookingData: choice, base, gst, qst, total } = link;
  const quote = { base, gst, qst, total };
  const ended = whyEnded(link, deps.clock.now());
  if (ended) return ended;
  if (toDecimal(total) !== asked.amount) return refuse('PRICE_DIFFERS', { quote });
  const { orderNo } = asked;
  const earlier = await findContext(deps.db, orderNo);
  const context = earlier
    ? await repeated(deps, visitor, earlier, choice, quote)
    : await openCheckout(deps, visitor, link, asked);
  if (isRefusal(context) || 'checkoutId' in context) return context;
  const opened = await openTicket(deps, context);
  if (!isRefusal(opened)) deps.funnelSteps.count('payment', visitor.language);
  return opened;
}

async function openCheckout(
  deps: Deps,
  visitor: Visitor,
  link: OperatorBooking,
  { orderNo, booking }: Asked,
): Promise<CheckoutContext | Refusal> {
  for (const open of await openTicketsOfLink(deps.db, link.id)) await reconcileCheckout(deps, open);
  const now = deps.clock.now();
  const { appointmentDate: date } = link.bookingData;
  const inForce = await termsInForce(deps);
  const question = { orderNo, visitorHash: visitor.hash, termsVersion: inForce.version, date, now };
  const before = await readBeforeCheckout(deps.db, question);
  if (before.orderKnown) return refuse('ORDER_NUMBER_TAKEN');
  const terms = givenTerms(before.acceptance, booking.termsAccepted, inForce);
  if (!terms) return refuse('TERMS_NOT_ACCEPTED');
  const outcome = await transact(deps.db, (tx) => insertCheckout(deps, tx, visitor, { id: link.id, orderNo, terms }));
  deps.calendar.claims.forget();
  return outcome;
}

function whyEnded(link: OperatorBooking, now: Date): Refusal | null {
  const state = linkState(link, now, true);
  if (state === 'ready') return null;
  return refuse(state === 'paid' ? 'PAYMENT_LINK_PAID' : 'PAYMENT_LINK_ENDED');
}

type New = { id: string; orderNo: string; terms: GivenTerms };

/** In one transaction: the link is still good, its hold lasts as long as the ticket, and the order number is taken. */
async function insertCheckout(
  deps: Deps,
  tx: Db,
  visitor: Visitor,
  { id, orderNo, terms }: New,
): Promise<CheckoutContext | Refusal> {
  const link = await lockOperatorBooking(tx, id);
  if (!link || link.holdId === null) return refuse('PAYMENT_LINK_INVALID');
  const { holdId, bookingData, base, gst, qst, total, language, refreshOf } = link;
  const createdAt = deps.clock.now();
  const ended = whyEnded(link, createdAt);
  if (ended) return ended;
  const expiresAt = new Date(createdAt.getTime() + holdMinutes * minuteMs);
  const keep = checkoutLimits.ticketsPerVisitor - 1;
  if (deps.limits) await closeOlderTickets(tx, { visitorHash: visitor.hash, keep, now: createdAt });
  await setHoldEnd(tx, holdId, expiresAt, { later: true });
  const termsAcceptanceId =
    'recorded' in terms ? terms.recorded : await recordAcceptance(tx, visitor, terms, createdAt);
  const times = { createdAt, expiresAt, nextPollAt: nextPollAt({ createdAt, expiresAt }, createdAt) };
  const checkout = { orderNo, visitorHash: visitor.hash, language, bookingData, base, gst, qst, total };
  const context = await insertContext(
    tx,
    { ...checkout, termsAcceptanceId, refreshOf, ...times },
    { operatorBookingId: id, holdId },
  );
  return context ?? refuse('ORDER_NUMBER_TAKEN');
}
