import type { Receipt } from '#adapters/cards/port.ts';
import type { Customer } from '#domain/booking/checkout.ts';
import { sameEmail } from '#domain/booking/refresh.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { findBookingByOrder, viewOf } from '#server/modules/bookings/queries/bookings.ts';
import { noteDecline } from './declines.ts';
import { bookingOf, type Confirmed, finishPayment } from './finish.ts';
import { confirmedAs } from './parts/confirmed.ts';
import { priceChoice } from './price.ts';
import { type CheckoutContext, findContext } from './queries/contexts.ts';

export type SubmitRequest = {
  orderNo: string;
  ticket: string | null;
  customer: Customer;
  /** The key of the link that leads a VIP to the free refresh. */
  key?: string | undefined;
};

/**
 * Submit: get the receipt from the gateway, compare it with the checkout, and write the booking in one transaction.
 * A payment that cannot be booked is refunded. Repeating it gives the same answer and one booking.
 */
export async function confirmBooking(
  deps: Deps,
  visitor: Pick<Visitor, 'hash'>,
  { orderNo, ticket, customer, key }: SubmitRequest,
): Promise<Confirmed | Refusal> {
  const context = await findContext(deps.db, orderNo);
  if (!context) return longBooked(deps, visitor, orderNo);
  if (context.visitorHash !== visitor.hash || context.ticket !== ticket) return refuse('CHECKOUT_OF_ANOTHER');
  if (context.state === 'booked') return bookingOf(deps.db, context);
  if (context.state === 'refused') return refuse('PAID_NOT_BOOKED');
  if (context.total > 0 && ticket === null) return refuse('NOT_PAID');

  const receipt = ticket === null ? null : await paidReceipt(deps, context, ticket);
  if (receipt && isRefusal(receipt)) return receipt;
  const free = receipt ? null : await stillFree(deps, context, { customer, key });
  if (free) return free;
  return finishPayment(deps, context, { receipt, ticket, customer });
}

/** The checkout is deleted a day after it ended; the browser that booked still gets the same answer. */
async function longBooked(
  deps: Pick<Deps, 'db'>,
  visitor: Pick<Visitor, 'hash'>,
  orderNo: string,
): Promise<Confirmed | Refusal> {
  const booking = await findBookingByOrder(deps.db, orderNo);
  if (!booking || (await viewOf(deps.db, booking.id, visitor.hash)) !== 'whole') return refuse('CHECKOUT_NOT_FOUND');
  return confirmedAs(booking);
}

/** The approved receipt of a ticket. Only the gateway's records count, never the browser's claim. */
async function paidReceipt(deps: Deps, context: CheckoutContext, ticket: string): Promise<Receipt | Refusal> {
  const { orderNo } = context;
  const reading = await deps.cards.readReceipt(ticket);
  if (reading.state === 'unavailable') {
    deps.log.warn({ orderNo, detail: reading.detail }, 'the card gateway did not answer for a receipt');
    return refuse('CARD_GATEWAY_UNAVAILABLE');
  }
  if (reading.state === 'incomplete') return refuse('NOT_PAID');
  if (reading.state === 'declined') {
    await noteDecline(deps, context, reading.receipt);
    return refuse('NOT_PAID', { responseCode: reading.receipt.responseCode });
  }
  return reading.receipt;
}

/** A VIP's free refresh also needs the e-mail of the Platinum booking; otherwise the standard price applies. */
async function stillFree(
  deps: Deps,
  context: CheckoutContext,
  { customer, key }: Pick<SubmitRequest, 'customer' | 'key'>,
): Promise<Refusal | null> {
  const priced = await priceChoice(deps, context.bookingData, { key });
  if (isRefusal(priced)) return priced;
  const isFree = priced.quote.total === 0 && priced.earlier !== null && sameEmail(priced.earlier.email, customer.email);
  return isFree ? null : refuse('PRICE_DIFFERS', { quote: priced.standard });
}

/**
 * Submit of a charge: the same, by the client whom its booking names. Only the browser that opened the card form may ask.
 */
export async function confirmCharge(
  deps: Deps,
  visitor: Pick<Visitor, 'hash'>,
  { orderNo, ticket }: { orderNo: string; ticket: string },
): Promise<Confirmed | Refusal> {
  const context = await findContext(deps.db, orderNo);
  if (!context?.customer || context.chargeId === null) return refuse('CHECKOUT_NOT_FOUND');
  return confirmBooking(deps, visitor, { orderNo, ticket, customer: context.customer });
}
