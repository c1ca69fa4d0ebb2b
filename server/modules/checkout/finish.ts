import type { Receipt } from '#adapters/cards/port.ts';
import { schedule } from '#business/schedule.ts';
import type { UnbookableReason } from '#domain/alerts/alert.ts';
import type { BookingChoice, Customer } from '#domain/booking/checkout.ts';
import { compareReceipt } from '#domain/booking/confirm.ts';
import type { AppointmentRefusal } from '#domain/calendar/availability.ts';
import { appointmentInstant, crewsOn } from '#domain/calendar/schedule.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { type CreatedBooking, createBooking } from '#server/modules/bookings/create.ts';
import { deadlinesOf } from '#server/modules/bookings/deadlines.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { insertNote } from '#server/modules/bookings/queries/changes.ts';
import { appointmentCodes } from '#server/modules/calendar/appointment-refusals.ts';
import { closedSince } from '#server/modules/calendar/open-days.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { writeTextConsent } from '#server/modules/consents/write.ts';
import { recordApproval } from '#server/modules/payments/record.ts';
import { spendReviewLink } from '#server/modules/reviews/queries.ts';
import { shownCard } from '#server/modules/saved-cards/offer.ts';
import { replaceCard } from '#server/modules/saved-cards/queries.ts';
import { seal } from '#server/modules/saved-cards/seal.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { dequeue } from '#server/outbox/enqueue.ts';
import { payCharge } from './charge/settle.ts';
import { countBookingFailure } from './count-booking-failure.ts';
import { linkMessages } from './operator/link-message.ts';
import { confirmedAs } from './parts/confirmed.ts';
import {
  type CheckoutContext,
  endAsBooked,
  isBookedOnHold,
  lockContext,
  lockContextAndHold,
} from './queries/contexts.ts';
import { lockOperatorBooking, type OperatorBooking, setBooked } from './queries/operator-bookings.ts';
import { refundUnbookable } from './refund-unbookable.ts';

export type Confirmed = CreatedBooking;

type Paid = {
  /** Null if nothing was due. */
  receipt: Receipt | null;
  ticket: string | null;
  customer: Customer;
};

/**
 * Turns an approved receipt into the booking or, if impossible, a refund: each in one transaction, whichever caller is
 * first, Submit or recovery. If writing the booking fails for an unexpected reason, it is retried
 * for some minutes and then refunded.
 */
export async function finishPayment(deps: Deps, context: CheckoutContext, paid: Paid): Promise<Confirmed | Refusal> {
  const { orderNo, total: amount } = context;
  const { receipt, ticket } = paid;
  const mismatch = receipt && ticket !== null ? compareReceipt(receipt, { orderNo, ticket, amount }) : null;
  const payer = { ...context, customer: paid.customer };
  // The approval is recorded with the booking, or before anything else happens to the payment.
  const approved = async () => receipt && recordApproval(deps.db, receipt, { orderNo, now: deps.clock.now() });
  if (receipt && mismatch) {
    // A receipt for another order or ticket is not a payment of this one.
    if (mismatch === 'amount-differs') await approved();
    return refundUnbookable(deps, payer, receipt, mismatch);
  }

  // Read before the transaction, which must not take a second connection from the pool.
  const [rules, { policy }] = await Promise.all([deps.calendar.rules.read(), deps.settings.read()]);
  const write = (tx: Db) =>
    context.chargeId === null
      ? book(deps, tx, { ...paid, context, rules, policy })
      : payCharge(deps, tx, { context, receipt });
  const outcome = await transact(deps.db, write).catch(async (error: unknown) => {
    await approved();
    if (!receipt || !(await countBookingFailure(deps, orderNo, error))) throw error;
    return refuse('PAID_NOT_BOOKED', { reason: 'booking-not-written' });
  });
  deps.calendar.claims.forget();
  if (!isRefusal(outcome) || !receipt) return outcome;
  await approved();
  if (outcome.refused === 'CHECKOUT_NOT_FOUND') return outcome;
  return refundUnbookable(deps, payer, receipt, whyNotBooked(outcome));
}

/** For the ledger and the operator. */
function whyNotBooked(outcome: Refusal): UnbookableReason {
  if (outcome.refused === 'PAID_NOT_BOOKED') return outcome.reason ?? 'day-gone';
  return outcome.refused === 'PRICE_DIFFERS' ? 'refresh-taken' : 'refreshed-visit-gone';
}

/** The checkout, locked, and whether another ticket of its hold is booked: two tabs may pay at once. */
async function lockAndLookForAnotherTab(tx: Db, { orderNo, holdId, bookingData }: CheckoutContext) {
  if (holdId === null) return { context: await lockContext(tx, orderNo), isTwice: false };
  const [context, isTwice] = await Promise.all([
    lockContextAndHold(tx, orderNo),
    isBookedOnHold(tx, { holdId, date: bookingData.appointmentDate }),
  ]);
  return { context, isTwice };
}

type Paying = Paid & { context: CheckoutContext; rules: CalendarRules; policy: VisitPolicy };

/** The one transaction that turns a checkout into a booking. The second caller finds the first one's booking. */
async function book(
  deps: Pick<Deps, 'clock' | 'ids' | 'appSecret' | 'cards'>,
  tx: Db,
  { context: seen, customer, receipt, rules, policy }: Paying,
): Promise<Confirmed | Refusal> {
  // Locked in the global order: link, checkout, hold.
  const link = seen.operatorBookingId === null ? null : await lockOperatorBooking(tx, seen.operatorBookingId);
  const { context, isTwice } = await lockAndLookForAnotherTab(tx, seen);
  if (!context) return refuse('CHECKOUT_NOT_FOUND');
  const { orderNo, bookingData: choice, base, gst, qst, total, taxRates, ticket } = context;
  const quote = { base, gst, qst, total, taxRates };
  if (context.state === 'refused') return refuse('PAID_NOT_BOOKED');
  if (context.state === 'booked') return bookingOf(tx, context);
  // Two tabs may pay for one day, although several crews may be free.
  if (isTwice)
    return receipt ? refuse('PAID_NOT_BOOKED', { reason: 'booked-on-another-ticket' }) : refuse('CHECKOUT_ENDED');
  const lost = link && whyLinkIsLost(link);
  if (lost) return receipt ? refuse('PAID_NOT_BOOKED', { reason: lost }) : refuse('CHECKOUT_ENDED');
  const now = deps.clock.now();
  const closed = closedSince(choice, rules, now);
  const tooLate = whyTooLate(context, { receipt, closed, now });
  if (tooLate) return tooLate;
  return createBooking(deps, tx, {
    orderNo,
    choice,
    customer,
    language: context.language,
    quote,
    // The previous release stored no promise.
    promise: deadlinesOf({ ...choice, ...context, lostRefundHours: null }, policy),
    refreshOf: context.refreshOf,
    payment: receipt && { ticket: ticket ?? receipt.ticket, receipt, store: deps.cards.store },
    isKnown: link !== null,
    holdId: context.holdId,
    visitorHash: context.visitorHash,
    crews: crewsOn(choice.appointmentDate, rules),
    overUnpaidSince: context.inDemand ? context.createdAt : null,
    now,
    extraWrites: (bookingId) => [
      endAsBooked(tx, { orderNo, bookingId, customer, endedAt: now, termsAcceptanceId: context.termsAcceptanceId }),
      receipt?.savedCard &&
        context.savedCard?.keep &&
        keepPaid(deps, tx, { bookingId, customer, card: receipt.savedCard, now }),
      choice.reviewId !== undefined && spendReviewLink(tx, choice.reviewId),
      ...(link ? closeLink(tx, link, { bookingId, quote, now }) : []),
      writeTextConsent(tx, { customer, bookingId, language: context.language, by: null, now }),
      closed && tellOfClosedDay(tx, choice, { orderNo, now }),
    ],
  });
}

type Kept = { bookingId: string; customer: Customer; card: NonNullable<Receipt['savedCard']>; now: Date };

/** The payer ticked the box: the mailbox keeps this card. */
const keepPaid = (
  deps: Pick<Deps, 'appSecret' | 'cards'>,
  tx: Db,
  { bookingId, customer: { email }, card, now }: Kept,
): Promise<void> =>
  replaceCard(tx, {
    ...shownCard(card),
    email,
    bookingId,
    store: deps.cards.store,
    sealed: seal(card, deps),
    createdAt: now,
  });

/** Why a payment by an operator's link cannot be booked; null if it can. */
function whyLinkIsLost({ bookingId, cancelledAt }: OperatorBooking): UnbookableReason | null {
  if (bookingId !== null) return 'link-paid';
  return cancelledAt === null ? null : 'link-withdrawn';
}

/** The link is paid: its reminder is withdrawn, and the booking gets the operator's note. */
const closeLink = (
  tx: Db,
  { id, note, administratorId }: OperatorBooking,
  { bookingId, quote, now }: { bookingId: string; quote: RatedQuote; now: Date },
) => [
  setBooked(tx, { id, bookingId, quote }),
  dequeue(tx, id, linkMessages),
  note !== null && insertNote(tx, { bookingId, administratorId, words: note, createdAt: now }),
];

/** The booking that a checkout became, or whose charge it paid. */
export async function bookingOf(db: Db, { orderNo, bookingId }: CheckoutContext): Promise<Confirmed> {
  const booking = bookingId === null ? null : await findBookingById(db, bookingId);
  if (!booking) throw new Error(`checkout ${orderNo} is booked, but its booking is missing`);
  return confirmedAs(booking);
}

/**
 * A visit cannot be booked once it has begun, whoever holds its day (decisions, section 5). If nothing was paid, a
 * checkout that had ended must follow the calendar's rules like any other.
 */
function whyTooLate(
  { bookingData: { appointmentDate, appointmentTime }, state }: CheckoutContext,
  { receipt, closed, now }: { receipt: Receipt | null; closed: AppointmentRefusal | null; now: Date },
): Refusal | null {
  if (appointmentInstant(appointmentDate, appointmentTime, schedule.timeZone) <= now)
    return receipt ? refuse('PAID_NOT_BOOKED', { reason: 'visit-begun' }) : refuse('DATE_NOT_OPEN');
  return receipt || state !== 'abandoned' ? null : closed && refuse(appointmentCodes[closed]);
}

/** A hold from before its day was closed is still booked, and the operator has to know. */
function tellOfClosedDay(
  tx: Db,
  { appointmentDate: date, appointmentTime: time }: BookingChoice,
  { orderNo, now }: { orderNo: string; now: Date },
) {
  const alert = { reason: 'day-closed', orderNo, facts: { date, time } } as const;
  return tellOperator(tx, alert, { subject: `closed-day:${orderNo}`, now });
}
