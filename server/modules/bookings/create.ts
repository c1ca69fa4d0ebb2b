import type { Receipt } from '#adapters/cards/port.ts';
import { brand } from '#business/brand.ts';
import { services } from '#business/services.ts';
import type { BookingChoice, Customer } from '#domain/booking/checkout.ts';
import { clientKindFor, formatClientId } from '#domain/booking/client-number.ts';
import { addedOf } from '#domain/booking/fields.ts';
import type { Deadlines } from '#domain/booking/promise.ts';
import { refreshProblem, sameEmail } from '#domain/booking/refresh.ts';
import type { Language } from '#domain/language.ts';
import type { PaymentMethod } from '#domain/ledger/by-hand.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { listedSource } from '#server/modules/analytics/sources/queries.ts';
import { claimDay, turnHoldIntoBooking } from '#server/modules/calendar/queries/day-claims.ts';
import { countLimitedHolds } from '#server/modules/calendar/queries/holds.ts';
import { recordBooked, recordNothingDue } from '#server/modules/payments/record.ts';
import { tellWebhooks } from '#server/outbox/webhooks.ts';
import { alertIfFewNumbers } from './alert-client-numbers.ts';
import { followUpsOf } from './follow-ups.ts';
import { insertBookedVisit, takeFreeRefresh } from './queries/bookings.ts';
import { countFreeVips, takeClientNumber } from './queries/client-numbers.ts';
import { lockVisit } from './queries/visits.ts';

type Payment = {
  ticket: string;
  receipt: Receipt;
  store: string;
  /** Card by default. */
  method?: PaymentMethod;
  /** The bank’s number of a transfer. */
  reference?: string | null;
};

/** The contents of a booking. */
export type NewBooking = {
  orderNo: string;
  choice: BookingChoice;
  customer: Customer;
  language: Language;
  quote: RatedQuote;
  promise: Deadlines;
  /** The earlier booking that this one refreshes. */
  refreshOf: string | null;
  /** Null if nothing was due. */
  payment: Payment | null;
  /** Free of charge, by an owner. */
  gift?: boolean;
  /** The operator has identified the customer, whatever their e-mail. */
  isKnown?: boolean;
  holdId: number | null;
  visitorHash: string;
  crews: number;
  /** While days are in demand: takes the place of an earlier unpaid checkout. */
  overUnpaidSince?: Date | null;
  now: Date;
  /** The caller's statements, sent beside the booking's own. */
  extraWrites(bookingId: string): readonly unknown[];
};

/** `bookingId` is internal, `reference` is public. */
export type CreatedBooking = { orderNo: string; bookingId: string; reference: string; clientId: string };

/**
 * Writes a booking: row, day, client number, receipt, ledger, links and outbox rows, or none of it: a refusal rolls
 * everything back. The only place where bookings are created. `PAID_NOT_BOOKED` when the day or the last VIP
 * number is gone, or the payment is another order's; `PRICE_DIFFERS` when the free refresh is gone or another's; and otherwise why a
 * refresh cannot be on that day, given the state of the visit it refreshes.
 */
export async function createBooking(
  deps: Pick<Deps, 'ids' | 'appSecret'>,
  tx: Db,
  booking: NewBooking,
): Promise<CreatedBooking | Refusal> {
  const {
    orderNo,
    choice,
    customer,
    language,
    quote,
    promise,
    refreshOf,
    payment,
    gift = false,
    holdId,
    crews,
    overUnpaidSince = null,
    now,
  } = booking;
  const bookingId = deps.ids.booking();
  const reference = deps.ids.reference();
  const earlier = refreshOf === null ? null : await lockVisit(tx, refreshOf);
  const problem = earlier && refreshProblem(earlier, choice.appointmentDate, services);
  if (problem) return refuse(problem);
  const clientId = earlier?.clientId ?? (await newClientId(tx, booking, bookingId));
  if (clientId === null) return refuse('PAID_NOT_BOOKED');
  const row = {
    ...customer,
    phoneExtension: customer.phoneExtension || null,
    ...addedOf(customer),
    ...choice,
    source: choice.source === undefined ? null : await listedSource(tx, choice.source),
    ...quote,
    ...promise,
    id: bookingId,
    reference,
    orderNo,
    clientId,
    language,
    companyName: customer.businessName,
    refreshOf,
    paymentStatus: 'paid',
    paymentVerifiedAt: now,
    paymentMethod: payment ? (payment.method ?? 'card') : gift ? 'gift' : 'none',
    paymentTicket: payment?.ticket ?? null,
    createdAt: now,
  } as const;
  const date = choice.appointmentDate;
  const followUps = followUpsOf(deps, { bookingId, choice, customer, language, now });
  const [, hasHeldDay, isFirstRecord] = await Promise.all([
    insertBookedVisit(tx, { row, visitorHash: booking.visitorHash, ...followUps }),
    holdId !== null && turnHoldIntoBooking(tx, { holdId, date, bookingId }),
    payment
      ? recordBooked(tx, payment.receipt, { ...payment, orderNo, bookingId, now })
      : recordNothingDue(tx, { bookingId, orderNo, now }),
    ...booking.extraWrites(bookingId),
    tellWebhooks(tx, { event: 'booking.booked', bookingId, dedupeKey: 0, now }),
  ]);
  // With an expired hold, the day may still be free; otherwise the day is lost.
  if (!hasHeldDay && !(await claimDay(tx, { date, owner: { bookingId }, crews, now, overUnpaidSince })))
    return refuse('PAID_NOT_BOOKED');
  const isFree = choice.courtesy !== undefined || (!payment && !gift);
  const isTheirs = earlier && (booking.isKnown || sameEmail(earlier.email, customer.email));
  if (isFree && !(isTheirs && (await takeFreeRefresh(tx, earlier.id)))) return refuse('PRICE_DIFFERS');
  if (payment && !isFirstRecord) return refuse('PAID_NOT_BOOKED', { reason: 'of-another-order' });
  return { orderNo, bookingId, reference, clientId };
}

/** The next client number. A VIP place held by another visitor's checkout is left to it, unless days are in demand. */
async function newClientId(tx: Db, booking: NewBooking, bookingId: string) {
  const { choice, visitorHash, holdId, overUnpaidSince = null, now } = booking;
  const kind = clientKindFor(choice.coatingType, services);
  const others = { visitorHash, holdId, inDemand: overUnpaidSince !== null, now };
  if (kind === 'VIP' && (await countFreeVips(tx)) <= (await countLimitedHolds(tx, others))) return null;
  const number = await takeClientNumber(tx, kind, bookingId);
  if (number !== null && kind === 'HC') await alertIfFewNumbers(tx, { number, now });
  return number === null ? null : formatClientId(kind, number, brand.prefix);
}
