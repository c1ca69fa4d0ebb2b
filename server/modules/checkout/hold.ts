import { checkoutLimits, holdMinutes } from '#business/policies.ts';
import { limitedService } from '#business/services.ts';
import type { BookingChoice } from '#domain/booking/checkout.ts';
import { nextPollAt } from '#domain/booking/next-poll.ts';
import type { Deadlines } from '#domain/booking/promise.ts';
import { type CrewRules, crewsOn } from '#domain/calendar/schedule.ts';
import { minuteMs } from '#domain/durations.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { countFreeVips } from '#server/modules/bookings/queries/client-numbers.ts';
import {
  claimDay,
  claimFreeCrew,
  holdHasDay,
  isSold,
  releaseHoldClaims,
  releaseOtherDays,
} from '#server/modules/calendar/queries/day-claims.ts';
import {
  countLimitedHolds,
  placeCheckoutHold,
  setHoldEnd,
  setHoldService,
} from '#server/modules/calendar/queries/holds.ts';
import type { CalendarRules, DaysLeft } from '#server/modules/calendar/snapshot.ts';
import { lockHeldFor } from '#server/modules/waiting/queries/offers.ts';
import { type GivenTerms, recordAcceptance } from './accept-terms.ts';
import { checkLimits, checkNetwork } from './limits.ts';
import { spendProof } from './parts/proof.ts';
import type { Priced } from './price.ts';
import { type CheckoutContext, closeOlderTickets, insertContext, setInDemand } from './queries/contexts.ts';

type Checkout = {
  orderNo: string;
  choice: BookingChoice;
  quote: RatedQuote;
  promise: Deadlines;
  priced: Priced;
  terms: GivenTerms;
  /** Read before the transaction, which must not take a second connection from the pool. */
  rules: CrewRules & Pick<CalendarRules, 'platinumOffered'>;
  /** Null if limits are off. */
  days: DaysLeft | null;
  /** The browser's proof of work, while days are in demand. */
  proof: string | null;
};

/**
 * In one transaction: the visitor's hold is on the chosen day, and the order number belongs to this checkout. What needs
 * no result of another is asked for at once, and a refusal rolls all of it back. While days are in demand, and if a
 * wide network already holds enough, the checkout continues without the day: the first to pay gets it.
 */
export async function holdDay(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  visitor: Visitor,
  checkout: Checkout,
): Promise<CheckoutContext | Refusal> {
  const { choice, quote, orderNo, days, proof } = checkout;
  const inDemand = days?.inDemand ?? false;
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + holdMinutes * minuteMs);
  const crews = crewsOn(choice.appointmentDate, checkout.rules);
  const whose = { visitorHash: visitor.hash, inDemand, now };

  const { terms } = checkout;
  const termsAcceptanceId = await recordAcceptance(tx, visitor, terms, now);

  const claim = { date: choice.appointmentDate, owner: { visitorHash: visitor.hash }, crews, now };
  const [isUnspent, allowed, hold, isClaimed, context] = await Promise.all([
    proof === null || spendProof(tx, proof),
    days ? checkLimits(tx, visitor, { days, now }) : 'held',
    placeCheckoutHold(
      tx,
      {
        visitorHash: visitor.hash,
        addressHash: visitor.addressHash,
        networkHashes: visitor.networks.map(({ hash }) => hash),
        proposedDate: choice.appointmentDate,
        proposedTime: choice.appointmentTime,
        service: choice.coatingType,
        expiresAt: days ? new Date(now.getTime() + checkoutLimits.idleHoldMinutes * minuteMs) : expiresAt,
        createdAt: now,
      },
      { longest: days && holdMinutes },
    ),
    claimFreeCrew(tx, claim),
    insertContext(tx, {
      orderNo,
      visitorHash: visitor.hash,
      addressHash: visitor.addressHash,
      language: visitor.language,
      bookingData: choice,
      ...quote,
      ...checkout.promise,
      termsAcceptanceId,
      refreshOf: checkout.priced.earlier?.id ?? null,
      createdAt: now,
      expiresAt,
      nextPollAt: nextPollAt({ createdAt: now, expiresAt }, now),
      inDemand,
    }),
  ]);
  if (!isUnspent) return refuse('PROOF_NEEDED');
  if (isRefusal(allowed)) return allowed;
  // It has reached its maximum, and its ticket has to be checked before the day is released.
  if (hold.expiresAt <= now) return refuse('DATE_TAKEN');
  const hadDay = !isClaimed && !hold.fresh && (await holdHasDay(tx, hold.id, choice.appointmentDate));
  const gotDay = isClaimed || (!hadDay && !inDemand && (await claimDay(tx, claim)));
  if (!hadDay && !gotDay && (!inDemand || (await isSold(tx, claim)))) return refuse('DATE_TAKEN');
  if (!hold.fresh) await releaseOtherDays(tx, hold.id, choice.appointmentDate);

  const soldOut = await whySoldOut(tx, checkout, whose);
  if (soldOut) return soldOut;
  if (!context) return refuse('ORDER_NUMBER_TAKEN');
  if (!gotDay || allowed === 'held') return context;
  await releaseHoldClaims(tx, hold.id);
  await setInDemand(tx, orderNo);
  return { ...context, inDemand: true };
}

async function whySoldOut(
  tx: Db,
  { choice, rules }: Pick<Checkout, 'choice' | 'rules'>,
  whose: Parameters<typeof countLimitedHolds>[1],
): Promise<Refusal | null> {
  if (choice.coatingType !== limitedService?.key) return null;
  const left = (await countFreeVips(tx)) - (await countLimitedHolds(tx, whose));
  return left <= 0 || !rules.platinumOffered ? refuse('SOLD_OUT') : null;
}

/** The same on the day that the waiting list holds for this browser: it counts against no network. */
export async function holdWaitedDay(
  deps: Pick<Deps, 'clock' | 'limits'>,
  tx: Db,
  visitor: Visitor,
  { choice, quote, orderNo, days, promise, priced, terms, rules }: Checkout,
): Promise<CheckoutContext | Refusal> {
  const now = deps.clock.now();
  const tooMany = deps.limits ? await checkNetwork(tx, visitor, now) : null;
  if (tooMany) return tooMany;
  const { hash: visitorHash, addressHash, language } = visitor;
  const holdId = await lockHeldFor(tx, { visitorHash, date: choice.appointmentDate, now });
  if (holdId === null) return refuse('WAITING_OFFER_ENDED');
  const inDemand = days?.inDemand ?? false;
  const soldOut = await whySoldOut(tx, { choice, rules }, { visitorHash, holdId, inDemand, now });
  if (soldOut) return soldOut;
  const expiresAt = new Date(now.getTime() + holdMinutes * minuteMs);
  const { ticketsPerVisitor } = checkoutLimits;
  if (deps.limits) await closeOlderTickets(tx, { of: { visitorHash }, keep: ticketsPerVisitor - 1, now });
  await setHoldEnd(tx, holdId, expiresAt, { later: true });
  await setHoldService(tx, holdId, choice.coatingType);
  const termsAcceptanceId = await recordAcceptance(tx, visitor, terms, now);
  const times = { createdAt: now, expiresAt, nextPollAt: nextPollAt({ createdAt: now, expiresAt }, now) };
  const asked = { orderNo, visitorHash, addressHash, language, bookingData: choice, ...quote, ...promise };
  const refreshOf = priced.earlier?.id ?? null;
  const context = await insertContext(tx, { ...asked, termsAcceptanceId, refreshOf, ...times }, { holdId });
  return context ?? refuse('ORDER_NUMBER_TAKEN');
}
