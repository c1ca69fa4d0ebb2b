import { checkoutLimits, holdMinutes } from '#business/policies.ts';
import { services } from '#business/services.ts';
import { nextPollAt } from '#domain/booking/next-poll.ts';
import { linkState } from '#domain/booking/payment-link.ts';
import type { Deadlines } from '#domain/booking/promise.ts';
import { refreshProblem } from '#domain/booking/refresh.ts';
import { minuteMs } from '#domain/durations.ts';
import { toDecimal } from '#domain/money.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { promiseOf } from '#server/modules/bookings/deadlines.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { closedSince } from '#server/modules/calendar/open-days.ts';
import { setHoldEnd } from '#server/modules/calendar/queries/holds.ts';
import { termsInForce } from '#server/modules/terms/in-force.ts';
import { type Acceptance, type GivenTerms, givenTerms, recordAcceptance } from '../accept-terms.ts';
import { checkNetwork } from '../limits.ts';
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
import { reconcileTogether } from '../recover.ts';
import { repeated } from '../repeated.ts';
import { dueByLink } from './link-price.ts';

type Asked = {
  orderNo: string;
  amount: string;
  token: string;
  booking: { termsAccepted?: boolean | Acceptance | null | undefined };
};

/**
 * Opens the card form of a payment link: an ordinary checkout, on the link's hold, of what the operator
 * prepared. Earlier tickets are checked first, so that double payments are rare.
 */
export async function preloadByLink(deps: Deps, visitor: Visitor, asked: Asked): Promise<Preloaded | Refusal> {
  const found = await findLink(deps.db, sha256(asked.token));
  if (!found) return refuse('PAYMENT_LINK_INVALID');
  const { link } = found;
  const { bookingData: choice } = link;
  const quote = dueByLink(deps, link);
  const ended = whyEnded(link, deps.clock.now());
  if (ended) return ended;
  if (closedSince(choice, await deps.calendar.rules.read(), deps.clock.now())) return refuse('PAYMENT_LINK_CLOSED');
  if (toDecimal(quote.total) !== asked.amount) return refuse('PRICE_DIFFERS', { quote });
  const { orderNo } = asked;
  const earlier = await findContext(deps.db, orderNo);
  const context = earlier
    ? await repeated(deps, visitor, earlier, choice, quote)
    : await openCheckout(deps, visitor, link, { ...asked, quote });
  if (isRefusal(context) || 'checkoutId' in context) return context;
  const opened = await openTicket(deps, context, link.customer?.email ?? null);
  if (isRefusal(opened)) return opened;
  await keepTickets(deps, link.id);
  deps.funnelSteps.count('payment', visitor.language);
  return opened;
}

/** Others may have been opened during the gateway call: counted again before saving. */
const keepTickets = (deps: Deps, id: string): Promise<void> =>
  transact(deps.db, async (tx) => {
    await lockOperatorBooking(tx, id);
    const now = deps.clock.now();
    await closeOlderTickets(tx, { of: { operatorBookingId: id }, keep: checkoutLimits.ticketsPerLink, now });
  });

async function openCheckout(
  deps: Deps,
  visitor: Visitor,
  link: OperatorBooking,
  { orderNo, booking, quote }: Asked & { quote: RatedQuote },
): Promise<CheckoutContext | Refusal> {
  await Promise.all((await openTicketsOfLink(deps.db, link.id)).map((open) => reconcileTogether(deps, open)));
  const now = deps.clock.now();
  const { appointmentDate: date } = link.bookingData;
  const inForce = await termsInForce(deps);
  const question = { orderNo, visitorHash: visitor.hash, termsVersion: inForce.version, date, inDemand: false, now };
  const before = await readBeforeCheckout(deps.db, question);
  if (before.orderKnown) return refuse('ORDER_NUMBER_TAKEN');
  const refreshed = link.refreshOf === null ? null : await findBookingById(deps.db, link.refreshOf);
  const problem = refreshed && refreshProblem(refreshed, date, services);
  if (problem) return refuse(problem);
  const terms = givenTerms(before.acceptance, booking.termsAccepted, inForce);
  if (!terms) return refuse('TERMS_NOT_ACCEPTED');
  const promise = promiseOf(link.bookingData, (await deps.settings.read()).policy);
  const asked = { id: link.id, orderNo, quote, promise, terms };
  const outcome = await transact(deps.db, (tx) => insertCheckout(deps, tx, visitor, asked));
  deps.calendar.claims.forget();
  return outcome;
}

function whyEnded(link: OperatorBooking, now: Date): Refusal | null {
  const state = linkState(link, now);
  if (state === 'ready') return null;
  return refuse(state === 'paid' ? 'PAYMENT_LINK_PAID' : 'PAYMENT_LINK_ENDED');
}

type New = { id: string; orderNo: string; quote: RatedQuote; promise: Deadlines; terms: GivenTerms };

/** In one transaction: the link is still good, its hold outlasts the ticket, and the order number is taken. */
async function insertCheckout(
  deps: Deps,
  tx: Db,
  visitor: Visitor,
  { id, orderNo, quote, promise, terms }: New,
): Promise<CheckoutContext | Refusal> {
  const createdAt = deps.clock.now();
  const tooMany = deps.limits ? await checkNetwork(tx, visitor, createdAt) : null;
  if (tooMany) return tooMany;
  const link = await lockOperatorBooking(tx, id);
  if (!link || link.holdId === null) return refuse('PAYMENT_LINK_INVALID');
  const { holdId, bookingData, language, refreshOf } = link;
  const ended = whyEnded(link, createdAt);
  if (ended) return ended;
  const expiresAt = new Date(createdAt.getTime() + holdMinutes * minuteMs);
  const { hash: visitorHash, addressHash } = visitor;
  const { ticketsPerVisitor, ticketsPerLink } = checkoutLimits;
  if (deps.limits) await closeOlderTickets(tx, { of: { visitorHash }, keep: ticketsPerVisitor - 1, now: createdAt });
  await closeOlderTickets(tx, { of: { operatorBookingId: id }, keep: ticketsPerLink - 1, now: createdAt });
  await setHoldEnd(tx, holdId, expiresAt, { later: true });
  const termsAcceptanceId = await recordAcceptance(tx, visitor, terms, createdAt);
  const times = { createdAt, expiresAt, nextPollAt: nextPollAt({ createdAt, expiresAt }, createdAt) };
  const checkout = { orderNo, visitorHash, addressHash, language, bookingData, ...quote };
  const context = await insertContext(
    tx,
    { ...checkout, ...promise, termsAcceptanceId, refreshOf, ...times },
    { operatorBookingId: id, holdId },
  );
  return context ?? refuse('ORDER_NUMBER_TAKEN');
}
