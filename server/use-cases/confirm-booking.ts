import type { Receipt } from '#adapters/cards/port.ts';
import type { Customer } from '#domain/booking/checkout.ts';
import { compareReceipt } from '#domain/booking/confirm.ts';
import { sameEmail } from '#domain/booking/refresh.ts';
import { toDecimal } from '#domain/money.ts';
import { type BookingContext, findContext } from '#server/db/queries/booking-contexts.ts';
import { findBookingByOrder } from '#server/db/queries/bookings.ts';
import { appendPaymentEvent } from '#server/db/queries/payments.ts';
import { transact } from '#server/db/transaction.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { isRefusal, type Refusal, refuse } from '#server/errors.ts';
import { giveBack } from './give-back.ts';
import { priceBooking } from './price-booking.ts';
import { type Confirmed, writeBooking } from './write-booking.ts';

export type SubmitRequest = { orderNo: string; ticket: string | null; customer: Customer };

/**
 * Submit: ask the gateway for the receipt, compare it with the checkout, and write the booking in one transaction.
 * What was paid and cannot be booked is refunded. Asking twice gives the same answer and one booking.
 */
export async function confirmBooking(
  deps: Deps,
  visitor: Pick<Visitor, 'hash'>,
  { orderNo, ticket, customer }: SubmitRequest,
): Promise<Confirmed | Refusal> {
  const context = await findContext(deps.db, orderNo);
  if (!context) return refuse('CHECKOUT_NOT_FOUND');
  if (context.visitorHash !== visitor.hash || context.ticket !== ticket) return refuse('CHECKOUT_OF_ANOTHER');
  if (context.state === 'booked') return alreadyBooked(deps, orderNo);
  if (context.state === 'refused') return refuse('PAID_NOT_BOOKED');
  if (context.total > 0 && ticket === null) return refuse('NOT_PAID');

  const receipt = ticket === null ? null : await paidReceipt(deps, context, ticket);
  if (receipt && isRefusal(receipt)) return receipt;
  const free = receipt ? null : await stillFree(deps, context, customer);
  if (free) return free;

  const { crews } = await deps.calendar.rules.read();
  const outcome = await transact(deps.db, (tx) => writeBooking(deps, tx, { context, customer, receipt, crews }));
  deps.calendar.claims.forget();
  if (!isRefusal(outcome) || !receipt) return outcome;
  return outcome.refused === 'PAID_NOT_BOOKED' ? giveBack(deps, context, receipt, 'day or place was gone') : outcome;
}

async function alreadyBooked(deps: Deps, orderNo: string): Promise<Confirmed> {
  const booking = await findBookingByOrder(deps.db, orderNo);
  if (!booking) throw new Error(`checkout ${orderNo} is booked, but its booking is missing`);
  return { orderNo, bookingId: booking.id, clientId: booking.clientId };
}

/** The approved receipt of a ticket, ours to the cent. Only the gateway's own books count, never the browser's word. */
async function paidReceipt(deps: Deps, context: BookingContext, ticket: string): Promise<Receipt | Refusal> {
  const { orderNo, total: amount } = context;
  const reading = await deps.cards.readReceipt(ticket);
  if (reading.state === 'unavailable') {
    deps.log.warn({ orderNo, detail: reading.detail }, 'the card gateway did not answer for a receipt');
    return refuse('CARD_GATEWAY_UNAVAILABLE');
  }
  if (reading.state === 'incomplete') return refuse('NOT_PAID');
  if (reading.state === 'declined') {
    await appendPaymentEvent(deps.db, {
      orderNo,
      ticket,
      eventType: 'receipt.declined',
      rawPayload: reading.receipt.raw,
      failureReason: reading.receipt.responseCode,
      createdAt: deps.clock.now(),
    });
    return refuse('NOT_PAID');
  }
  const mismatch = compareReceipt(reading.receipt, { orderNo, ticket, amount });
  return mismatch ? giveBack(deps, context, reading.receipt, mismatch) : reading.receipt;
}

/** A VIP's free refresh also needs the e-mail of the Platinum booking; otherwise the standard price applies. */
async function stillFree(deps: Deps, context: BookingContext, customer: Customer): Promise<Refusal | null> {
  const { bookingData: choice } = context;
  const priced = await priceBooking(deps, {
    size: choice.storefrontSize,
    layout: choice.selectedLayout,
    service: choice.coatingType,
    monthly: choice.monthlyService === 'yes',
    number: choice.clientNumber,
    postalCode: choice.postalCode,
  });
  if (isRefusal(priced)) return priced;
  const isFree = priced.quote.total === 0 && priced.earlier !== null && sameEmail(priced.earlier.email, customer.email);
  return isFree ? null : refuse('PRICE_DIFFERS', { amount: toDecimal(priced.standard.total) });
}
