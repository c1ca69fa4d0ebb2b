import type { Receipt } from '#adapters/cards/port.ts';
import { schedule } from '#business/schedule.ts';
import type { Customer } from '#domain/booking/checkout.ts';
import { compareReceipt } from '#domain/booking/confirm.ts';
import { appointmentInstant, checkAppointment } from '#domain/calendar/schedule.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { createBooking } from '#server/modules/bookings/create.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { appointmentCodes } from '#server/modules/calendar/appointment-refusals.ts';
import { calendarView } from '#server/modules/calendar/open-days.ts';
import { lockHold } from '#server/modules/calendar/queries/holds.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { recordApproval } from '#server/modules/payments/record.ts';
import { spendReviewLink } from '#server/modules/reviews/queries.ts';
import { countBookingFailure } from './count-booking-failure.ts';
import { type CheckoutContext, endContext, isBookedOnHold, lockContext } from './queries/contexts.ts';
import { tieTermsAcceptance } from './queries/terms-acceptances.ts';
import { refundUnbookable } from './refund-unbookable.ts';

export type Confirmed = { orderNo: string; bookingId: string; clientId: string };

type Paid = {
  /** Null when nothing was due. */
  receipt: Receipt | null;
  ticket: string | null;
  customer: Customer;
};

/**
 * An approved receipt becomes the booking, or a refund when that cannot be: each in one transaction, whoever asks
 * first, Submit or recovery. When writing the booking fails for a reason that no rule knows, the payment is tried again
 * for some minutes and then refunded.
 */
export async function finishPayment(deps: Deps, context: CheckoutContext, paid: Paid): Promise<Confirmed | Refusal> {
  const { orderNo, total: amount } = context;
  const { receipt, ticket } = paid;
  const mismatch = receipt && ticket !== null ? compareReceipt(receipt, { orderNo, ticket, amount }) : null;
  // What names another order or ticket is no payment of this one.
  if (receipt && (mismatch === null || mismatch === 'amount-differs'))
    await recordApproval(deps.db, receipt, { orderNo, now: deps.clock.now() });
  const payer = { ...context, customer: paid.customer };
  if (receipt && mismatch) return refundUnbookable(deps, payer, receipt, mismatch);

  // Read before the transaction, which never asks the pool for a second connection.
  const rules = await deps.calendar.rules.read();
  const outcome = await transact(deps.db, (tx) => book(deps, tx, { ...paid, context, rules })).catch(
    async (error: unknown) => {
      if (!receipt || !(await countBookingFailure(deps, orderNo, error))) throw error;
      return refuse('PAID_NOT_BOOKED', { reason: 'the booking could not be written' });
    },
  );
  deps.calendar.claims.forget();
  if (!isRefusal(outcome) || !receipt || outcome.refused !== 'PAID_NOT_BOOKED') return outcome;
  return refundUnbookable(deps, payer, receipt, outcome.reason ?? 'day or place was gone');
}

/** The hold is locked, so that of two tickets that are paid at the same moment one sees the other's booking. */
async function isBookedInAnotherTab(tx: Db, { holdId, bookingData }: CheckoutContext): Promise<boolean> {
  if (holdId === null) return false;
  await lockHold(tx, holdId);
  return isBookedOnHold(tx, { holdId, date: bookingData.appointmentDate });
}

/** The one transaction that turns a checkout into a booking. Whoever comes second finds the first one's booking. */
async function book(
  deps: Pick<Deps, 'clock' | 'ids' | 'appSecret' | 'cards'>,
  tx: Db,
  { context: seen, customer, receipt, rules }: Paid & { context: CheckoutContext; rules: CalendarRules },
): Promise<Confirmed | Refusal> {
  const context = await lockContext(tx, seen.orderNo);
  if (!context) return refuse('CHECKOUT_NOT_FOUND');
  const { orderNo, bookingData: choice, base, gst, qst, total, ticket } = context;
  if (context.state === 'refused') return refuse('PAID_NOT_BOOKED');
  if (context.state === 'booked') return bookingOf(tx, orderNo);
  // Two tabs may pay for one day, which more than one crew could serve.
  const isTwice = await isBookedInAnotherTab(tx, context);
  if (isTwice)
    return receipt
      ? refuse('PAID_NOT_BOOKED', { reason: 'another ticket of the same checkout is booked' })
      : refuse('CHECKOUT_ENDED');
  const now = deps.clock.now();
  const tooLate = whyTooLate(context, { receipt, rules, now });
  if (tooLate) return tooLate;
  const created = await createBooking(deps, tx, {
    orderNo,
    choice,
    customer,
    language: context.language,
    quote: { base, gst, qst, total },
    refreshOf: context.refreshOf,
    payment: receipt && { ticket: ticket ?? receipt.ticket, receipt, store: deps.cards.store },
    holdId: context.holdId,
    visitorHash: context.visitorHash,
    crews: rules.crews,
    now,
  });
  if (isRefusal(created)) return created;
  const { bookingId } = created;
  await tieTermsAcceptance(tx, context.termsAcceptanceId, bookingId);
  if (choice.reviewId !== undefined) await spendReviewLink(tx, choice.reviewId);
  await endContext(tx, orderNo, { state: 'booked', endedAt: now, bookingId, customer });
  return { orderNo, ...created };
}

/** The booking that a checkout became. */
export async function bookingOf(db: Db, orderNo: string): Promise<Confirmed> {
  const booking = await findBookingByOrder(db, orderNo);
  if (!booking) throw new Error(`checkout ${orderNo} is booked, but its booking is missing`);
  return { orderNo, bookingId: booking.id, clientId: booking.clientId };
}

/**
 * A visit cannot be booked once it has begun, whoever holds its day (decisions, section 5). Where nothing was paid, a
 * checkout that had ended must ask for its day by the calendar's rules like any other.
 */
function whyTooLate(
  { bookingData: { appointmentDate, appointmentTime }, state }: CheckoutContext,
  { receipt, rules, now }: { receipt: Receipt | null; rules: CalendarRules; now: Date },
): Refusal | null {
  if (appointmentInstant(appointmentDate, appointmentTime, schedule.timeZone) <= now)
    return receipt ? refuse('PAID_NOT_BOOKED', { reason: 'the visit had begun' }) : refuse('DATE_NOT_OPEN');
  if (receipt || state !== 'abandoned') return null;
  const closed = checkAppointment(appointmentDate, appointmentTime, calendarView(rules, now));
  return closed && refuse(appointmentCodes[closed]);
}
