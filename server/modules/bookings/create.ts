import type { Receipt } from '#adapters/cards/port.ts';
import type { BookingChoice, Customer } from '#domain/booking/checkout.ts';
import { clientKindFor, formatClientId } from '#domain/booking/client-number.ts';
import type { Language } from '#domain/language.ts';
import type { Quote } from '#domain/pricing/tax.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { claimDay, turnHoldIntoBooking } from '#server/modules/calendar/queries/day-claims.ts';
import { countPlatinumHolds } from '#server/modules/calendar/queries/holds.ts';
import { recordNothingDue, recordReceipt } from '#server/modules/payments/record.ts';
import { alertIfFewNumbers } from './alert-client-numbers.ts';
import { enqueueFollowUps } from './enqueue-follow-ups.ts';
import { addViewer, findBookingById, insertBooking, takeFreeRefresh } from './queries/bookings.ts';
import { countFreeVips, takeClientNumber } from './queries/client-numbers.ts';

/** Everything that a booking is made of. */
export type NewBooking = {
  orderNo: string;
  choice: BookingChoice;
  customer: Customer;
  language: Language;
  quote: Quote;
  /** The earlier booking that this one refreshes. */
  refreshOf: string | null;
  /** Null when nothing was due. */
  payment: { ticket: string; receipt: Receipt; store: string } | null;
  holdId: number | null;
  visitorHash: string;
  crews: number;
  now: Date;
};

export type CreatedBooking = { bookingId: string; clientId: string };

/**
 * Writes a booking: row, day, client number, receipt, ledger, links and outbox rows, or nothing of it. The only place
 * that does so for whatever is sold. `PAID_NOT_BOOKED` when the day or the last VIP number is gone, or the payment is
 * another order's; `PRICE_DIFFERS` when the free refresh is gone.
 */
export async function createBooking(
  deps: Pick<Deps, 'ids' | 'appSecret'>,
  tx: Db,
  booking: NewBooking,
): Promise<CreatedBooking | Refusal> {
  const { orderNo, choice, customer, language, quote, refreshOf, payment, crews, now } = booking;
  const bookingId = deps.ids.booking();
  const earlier = refreshOf === null ? null : await findBookingById(tx, refreshOf);
  const clientId = earlier?.clientId ?? (await newClientId(tx, booking, bookingId));
  if (clientId === null) return refuse('PAID_NOT_BOOKED');
  await insertBooking(tx, {
    ...customer,
    ...choice,
    ...quote,
    id: bookingId,
    orderNo,
    clientId,
    language,
    companyName: customer.businessName,
    refreshOf,
    paymentStatus: 'paid',
    paymentVerifiedAt: now,
    paymentMethod: payment ? 'card' : 'none',
    paymentTicket: payment?.ticket ?? null,
    createdAt: now,
  });
  if (!(await takeDay(tx, booking, { bookingId, crews }))) return refuse('PAID_NOT_BOOKED');
  if (!payment && !(earlier && (await takeFreeRefresh(tx, earlier.id)))) return refuse('PRICE_DIFFERS');
  if (!payment) await recordNothingDue(tx, { bookingId, orderNo, now });
  else if (!(await recordReceipt(tx, payment.receipt, { orderNo, store: payment.store, bookingId, now })))
    return refuse('PAID_NOT_BOOKED', { reason: 'the payment is on record for another order' });
  await addViewer(tx, bookingId, booking.visitorHash);
  await enqueueFollowUps(deps, tx, { bookingId, choice, customer, language, now });
  return { bookingId, clientId };
}

/** The hold becomes the booking's day. A hold that ran out may still find the day free; otherwise the day is lost. */
async function takeDay(
  tx: Db,
  { choice: { appointmentDate: date }, holdId, now }: NewBooking,
  { bookingId, crews }: { bookingId: string; crews: number },
): Promise<boolean> {
  if (holdId !== null && (await turnHoldIntoBooking(tx, { holdId, date, bookingId }))) return true;
  return claimDay(tx, { date, owner: { bookingId }, crews, now });
}

/** The next client number. A VIP place that another visitor's checkout holds is left to that checkout. */
async function newClientId(tx: Db, { choice, visitorHash, now }: NewBooking, bookingId: string) {
  const kind = clientKindFor(choice.coatingType);
  if (kind === 'VIP' && (await countFreeVips(tx)) <= (await countPlatinumHolds(tx, { visitorHash, now }))) return null;
  const number = await takeClientNumber(tx, kind, bookingId);
  if (number !== null && kind === 'HC') await alertIfFewNumbers(tx, { number, now });
  return number === null ? null : formatClientId(kind, number);
}
