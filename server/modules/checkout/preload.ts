import { services } from '#business/services.ts';
import type { BookingChoice } from '#domain/booking/checkout.ts';
import { clientKindFor } from '#domain/booking/client-number.ts';
import { crewsOn } from '#domain/calendar/schedule.ts';
import { toDecimal } from '#domain/money.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { awaitedAddress } from '#server/modules/bookings/address/awaited.ts';
import { alertNoNumbers } from '#server/modules/bookings/alert-client-numbers.ts';
import { promiseOf } from '#server/modules/bookings/deadlines.ts';
import type { DaysLeft } from '#server/modules/calendar/snapshot.ts';
import { termsInForce } from '#server/modules/terms/in-force.ts';
import { type Acceptance, givenTerms } from './accept-terms.ts';
import { holdDay, holdWaitedDay } from './hold.ts';
import { alertIfInDemand } from './limits.ts';
import { openTicket, type Preloaded } from './open-ticket.ts';
import { preloadByLink } from './operator/pay-link.ts';
import { askForProof, proofOf } from './parts/proof.ts';
import { atPrice, type Priced, priceChoice } from './price.ts';
import { readBeforeCheckout } from './queries/before-checkout.ts';
import { type CheckoutContext, findContext } from './queries/contexts.ts';
import { isLinkTo } from './queries/refresh-links.ts';
import { freeOverdueDay } from './recover.ts';
import { repeated } from './repeated.ts';
import { type RequestedBooking, validateBooking } from './validate.ts';

export type PreloadRequest = {
  orderNo: string;
  amount: string;
  booking: RequestedBooking & {
    termsAccepted?: boolean | Acceptance | null | undefined;
    /** The token of a payment link: buys what the operator prepared, ignoring the rest of the request. */
    paymentLink?: string | null | undefined;
  };
  /** The browser's proof of work, if required. */
  proof?: string | undefined;
  /** The key of the link that leads a VIP to the free refresh. */
  key?: string | undefined;
};

/**
 * A visitor is about to pay: check everything, hold the day, store what is being bought, and ask the gateway for a
 * ticket. The ticket is saved before it is shown. Repeating the request gives the same ticket, and is counted once.
 */
export async function preload(deps: Deps, visitor: Visitor, request: PreloadRequest): Promise<Preloaded | Refusal> {
  const { paymentLink } = request.booking;
  if (paymentLink) return preloadByLink(deps, visitor, { ...request, token: paymentLink });
  const choice = await validateBooking(deps, request.booking);
  if (isRefusal(choice)) return choice;
  const priced = await priceChoice(deps, choice, { key: request.key });
  if (isRefusal(priced)) return priced;
  const quote = agreedQuote(priced, request.amount);
  if (!quote) return refuse('PRICE_DIFFERS', { quote: priced.quote });
  const sold = quote === priced.quote ? atPrice(choice, priced) : choice;

  const wanted = { request, choice: sold, priced, quote };
  const days = deps.limits ? await deps.calendar.daysLeft.read() : null;
  let checkout = await hold(deps, visitor, wanted, days);
  if (checkout === 'held' && days && !days.inDemand) {
    // The day counts may be a second old.
    deps.calendar.daysLeft.forget();
    checkout = await hold(deps, visitor, wanted, await deps.calendar.daysLeft.read());
  }
  if (checkout === 'held') return refuse('DATE_TAKEN');
  if (isRefusal(checkout) || 'checkoutId' in checkout) return checkout;
  const opened = await openTicket(deps, checkout, await knownMailbox(deps, request.key, priced));
  if (!isRefusal(opened)) deps.funnelSteps.count('payment', visitor.language, choice.source);
  return opened;
}

/** Whoever comes by a secret link of the visit that is refreshed reads its mailbox. */
async function knownMailbox(deps: Deps, key: string | undefined, { earlier }: Priced): Promise<string | null> {
  if (key === undefined || earlier === null) return null;
  const link = { tokenHash: sha256(key), bookingId: earlier.id, now: deps.clock.now() };
  const reads = await isLinkTo(deps.db, link);
  // An address that nobody confirmed is not where the link went.
  return reads && (await awaitedAddress(deps, deps.db, earlier.id)) === null ? earlier.email : null;
}

type Wanted = { request: PreloadRequest; choice: BookingChoice; priced: Priced; quote: RatedQuote };

/** Holds the day; `held` if others do. While days are in demand the browser has to solve a proof of work first. */
async function hold(
  deps: Deps,
  visitor: Visitor,
  wanted: Wanted,
  days: DaysLeft | null,
): Promise<CheckoutContext | Preloaded | Refusal | 'held'> {
  const proof = days?.inDemand ? await proofOf(deps, wanted.request.proof) : null;
  if (days?.inDemand && proof === null) return askForProof(deps);
  const asking = { date: wanted.choice.appointmentDate, visitorHash: visitor.hash };
  const reserved = () => reserve(deps, visitor, { ...wanted, days, proof });
  // The queue remembers held days for a second, and a hold does not block a day in demand.
  const queued = () => (days?.inDemand ? reserved() : deps.calendar.dayQueue.run(asking, reserved));
  let checkout = await queued();
  // Outside the queue: the gateway may be slow, and others waiting for a day must not wait for it.
  if (checkout === 'overdue') checkout = (await freeOverdueDay(deps, asking)) ? await queued() : 'taken';
  if (checkout === 'overdue') return 'held';
  if (checkout === 'taken') return refuse('DATE_TAKEN');
  // Already spent: a new one is required.
  return isRefusal(checkout) && checkout.refused === 'PROOF_NEEDED' ? askForProof(deps) : checkout;
}

type Reserved = Wanted & { days: DaysLeft | null; proof: string | null };

/**
 * The day is held and the checkout stored, or a repeated request gets the same answer. `overdue`: the
 * day is taken, perhaps by an expired hold.
 */
async function reserve(
  deps: Deps,
  visitor: Visitor,
  { request, choice, priced, quote, days, proof }: Reserved,
): Promise<CheckoutContext | Preloaded | Refusal | 'overdue' | 'held'> {
  const { orderNo } = request;
  const { appointmentDate: date } = choice;
  const inForce = await termsInForce(deps);
  const inDemand = days?.inDemand ?? false;
  const asked = {
    ...{ orderNo, visitorHash: visitor.hash, termsVersion: inForce.version, date, inDemand },
    now: deps.clock.now(),
  };
  const [before, rules] = await Promise.all([readBeforeCheckout(deps.db, asked), deps.calendar.rules.read()]);
  if (before.orderKnown) {
    const earlier = await findContext(deps.db, orderNo);
    return earlier ? repeated(deps, visitor, earlier, choice, quote) : refuse('ORDER_NUMBER_TAKEN');
  }
  if (!before.numberFree && !priced.earlier && clientKindFor(choice.coatingType, services) === 'HC') {
    await alertNoNumbers(deps.db, asked.now);
    return refuse('NO_CLIENT_NUMBERS');
  }
  const terms = givenTerms(before.acceptance, request.booking.termsAccepted, inForce);
  if (!terms) return refuse('TERMS_NOT_ACCEPTED');
  if (before.crewsGone >= crewsOn(date, rules)) {
    deps.calendar.claims.forget();
    deps.calendar.dayQueue.remember(date, before.holders);
    return 'held';
  }
  const promise = promiseOf(choice, (await deps.settings.read()).policy);
  const checkout = { orderNo, choice, quote, promise, priced, terms, rules, days, proof };
  const place = before.waitedFor ? holdWaitedDay : holdDay;
  const held = await transact(deps.db, (tx) => place(deps, tx, visitor, checkout));
  deps.calendar.claims.forget();
  if (isRefusal(held) && held.refused === 'DATE_TAKEN') return 'overdue';
  if (days && !isRefusal(held)) await alertIfInDemand(deps.db, days, asked.now);
  return held;
}

/** The quote matching the client's amount; a VIP may also pay the standard price of a refresh. */
const agreedQuote = (priced: Priced, amount: string): RatedQuote | null =>
  [priced.quote, priced.standard].find((quote) => toDecimal(quote.total) === amount) ?? null;
