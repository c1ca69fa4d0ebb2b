import type { Receipt } from '#adapters/cards/port.ts';
import { schedule } from '#business/schedule.ts';
import type { Customer } from '#domain/booking/checkout.ts';
import { clientKindFor, formatClientId } from '#domain/booking/client-number.ts';
import { appointmentInstant, checkAppointment } from '#domain/calendar/schedule.ts';
import { cents } from '#domain/money.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { calendarView } from '#server/modules/calendar/open-days.ts';
import { claimDay, turnHoldIntoBooking } from '#server/modules/calendar/queries/day-claims.ts';
import { countPlatinumHolds } from '#server/modules/calendar/queries/holds.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { type BookingContext, endContext, lockContext } from '#server/modules/checkout/queries/contexts.ts';
import { tieTermsAcceptance } from '#server/modules/checkout/queries/terms-acceptances.ts';
import { appointmentCodes } from '#server/modules/checkout/validate.ts';
import { appendPaymentEvent, insertReceipt } from '#server/modules/payments/queries.ts';
import { spendReviewLink } from '#server/modules/reviews/queries.ts';
import { queueAftermath } from './enqueue-follow-ups.ts';
import { addViewer, findBookingById, findBookingByOrder, insertBooking, takeFreeRefresh } from './queries/bookings.ts';
import { countFreeVips, takeClientNumber } from './queries/client-numbers.ts';

export type Confirmed = { orderNo: string; bookingId: string; clientId: string };
/** `rules` were read before the transaction, which never asks the pool for a second connection. */
type Paid = { context: BookingContext; customer: Customer; receipt: Receipt | null; rules: CalendarRules };

/**
 * The one transaction that makes a booking: row, receipt, ledger, day, client number, terms, links and jobs, or nothing
 * of it. Whoever comes second for the same order finds the first one's booking.
 */
export async function writeBooking(
  deps: Pick<Deps, 'clock' | 'ids' | 'appSecret'>,
  tx: Db,
  { context: seen, customer, receipt, rules }: Paid,
): Promise<Confirmed | Refusal> {
  const context = await lockContext(tx, seen.orderNo);
  if (!context) return refuse('CHECKOUT_NOT_FOUND');
  const { orderNo, bookingData: choice } = context;
  if (context.state === 'refused') return refuse('PAID_NOT_BOOKED');
  if (context.state === 'booked') {
    const booking = await findBookingByOrder(tx, orderNo);
    if (!booking) throw new Error(`checkout ${orderNo} is booked, but its booking is missing`);
    return { orderNo, bookingId: booking.id, clientId: booking.clientId };
  }
  const now = deps.clock.now();
  const tooLate = whyTooLate(context, { receipt, rules, now });
  if (tooLate) return tooLate;
  const bookingId = deps.ids.booking();
  const earlier = context.refreshOf === null ? null : await findBookingById(tx, context.refreshOf);

  const clientId = earlier?.clientId ?? (await newClient(tx, context, { bookingId, now }));
  if (clientId === null) return refuse('PAID_NOT_BOOKED');
  await insertBooking(tx, {
    ...customer,
    ...choice,
    id: bookingId,
    orderNo,
    clientId,
    language: context.language,
    companyName: customer.businessName,
    base: context.base,
    gst: context.gst,
    qst: context.qst,
    total: context.total,
    refreshOf: context.refreshOf,
    paymentStatus: 'paid',
    paymentVerifiedAt: now,
    paymentMethod: receipt ? 'card' : 'none',
    paymentTicket: context.ticket,
    createdAt: now,
  });
  if (!(await takeDay(tx, context, { bookingId, crews: rules.crews, now }))) return refuse('PAID_NOT_BOOKED');
  if (!receipt && !(earlier && (await takeFreeRefresh(tx, earlier.id)))) return refuse('PRICE_DIFFERS');
  if (receipt) await recordPayment(tx, { bookingId, orderNo, receipt, now });
  else await recordNothingDue(tx, { bookingId, orderNo, now });
  await tieTermsAcceptance(tx, context.termsAcceptanceId, bookingId);
  if (choice.reviewId !== undefined) await spendReviewLink(tx, choice.reviewId);
  await addViewer(tx, bookingId, context.visitorHash);
  await queueAftermath(deps, tx, { bookingId, choice, customer, language: context.language, now });
  await endContext(tx, orderNo, { state: 'booked', endedAt: now, bookingId, customer });
  return { orderNo, bookingId, clientId };
}

/** A visit cannot be booked any more once it has begun, whoever holds its day (decisions, section 5). */
export const hasBegun = ({ bookingData }: Pick<BookingContext, 'bookingData'>, now: Date): boolean =>
  appointmentInstant(bookingData.appointmentDate, bookingData.appointmentTime, schedule.timeZone) <= now;

/** Where nothing was paid, a checkout that had ended must ask for its day by the calendar's rules like any other. */
function whyTooLate(
  context: BookingContext,
  { receipt, rules, now }: Pick<Paid, 'receipt' | 'rules'> & { now: Date },
): Refusal | null {
  if (hasBegun(context, now)) return refuse(receipt ? 'PAID_NOT_BOOKED' : 'DATE_NOT_OPEN');
  if (receipt || context.state !== 'abandoned') return null;
  const { appointmentDate, appointmentTime } = context.bookingData;
  const closed = checkAppointment(appointmentDate, appointmentTime, calendarView(rules, now));
  return closed && refuse(appointmentCodes[closed]);
}

/** The hold becomes the booking's day. A hold that ran out may still find the day free; else it is lost. */
async function takeDay(
  tx: Db,
  context: BookingContext,
  { bookingId, crews, now }: { bookingId: string; crews: number; now: Date },
): Promise<boolean> {
  const date = context.bookingData.appointmentDate;
  const { holdId } = context;
  if (holdId !== null && (await turnHoldIntoBooking(tx, { holdId, date, bookingId }))) return true;
  return claimDay(tx, { date, owner: { bookingId }, crews, now });
}

/** The next number. A VIP place that another visitor's checkout holds is not taken by a ticket that holds none any more. */
async function newClient(tx: Db, context: BookingContext, { bookingId, now }: { bookingId: string; now: Date }) {
  const { visitorHash, bookingData } = context;
  const kind = clientKindFor(bookingData.coatingType);
  if (kind === 'VIP' && (await countFreeVips(tx)) <= (await countPlatinumHolds(tx, { visitorHash, now }))) return null;
  const number = await takeClientNumber(tx, kind, bookingId);
  return number === null ? null : formatClientId(kind, number);
}

/** A booking for which nothing was due is in the ledger too, so that it tells the money of every order. */
function recordNothingDue(tx: Db, { now, ...whose }: { bookingId: string; orderNo: string; now: Date }): Promise<void> {
  const nothing = { eventType: 'payment.not-needed', status: 'processed', amount: cents(0) } as const;
  return appendPaymentEvent(tx, { ...whose, ...nothing, processedAt: now, createdAt: now });
}

async function recordPayment(
  tx: Db,
  { bookingId, orderNo, receipt, now }: { bookingId: string; orderNo: string; receipt: Receipt; now: Date },
): Promise<void> {
  const { raw, ticket, transactionNo, approvalCode, amount, responseCode, message } = receipt;
  const kept = await insertReceipt(tx, {
    orderNo,
    bookingId,
    ticket,
    transactionNo,
    approvalCode,
    amount,
    responseCode,
    message,
    receiptJson: raw,
    paymentVerified: true,
    createdAt: now,
  });
  if (!kept) throw new Error(`the payment of ${orderNo} is on record for another order`);
  await appendPaymentEvent(tx, {
    orderNo,
    ticket,
    eventType: 'payment.booked',
    status: 'processed',
    amount,
    processedAt: now,
    rawPayload: raw,
    bookingId,
    createdAt: now,
  });
}
