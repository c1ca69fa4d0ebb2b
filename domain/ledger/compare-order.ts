import { type Cents, sum } from '#domain/money.ts';
import { compareGateway } from './compare-gateway.ts';
import { compareRefunds } from './compare-refunds.ts';
import { type Difference, Differences, says, text } from './difference.ts';
import type { EventRecord, GatewayRecord, OrderRecords } from './records.ts';

const recorded: readonly string[] = ['payment.booked', 'payment.not-booked'];
const ofBooking: readonly string[] = ['payment.booked', 'payment.not-needed'];

const total = (amounts: readonly { amount: Cents }[]): Cents => sum(...amounts.map(({ amount }) => amount));

/** Differences between booking, receipts and ledger about what was paid for one order. */
function comparePayments(order: OrderRecords) {
  const differences = new Differences(order.orderNo);
  bookingAgainstReceipts(order, differences);
  bookingAgainstEvents(order, differences);
  for (const event of order.events) eventAgainstReceipts(order, event, differences);
  return differences.found;
}

function bookingAgainstReceipts(order: OrderRecords, differences: Differences) {
  const { booking, charge = null, receipts, orderNo, refunds } = order;
  if (charge && total(receipts.filter(({ bookingId }) => bookingId === charge.bookingId)) !== charge.total)
    differences.add('amounts-differ', says('bookings', charge.total), says('receipts', total(receipts)));
  const paid = booking ? receipts.filter(({ bookingId }) => bookingId === booking.id) : [];
  if (booking?.imported) {
    // Paid elsewhere.
  } else if (booking && booking.total > 0 && paid.length === 0) {
    differences.add('booking-without-payment', says('bookings', booking.total), says('receipts', null));
  } else if (booking && total(paid) !== booking.total) {
    differences.add('amounts-differ', says('bookings', booking.total), says('receipts', total(paid)));
  }
  for (const receipt of receipts) {
    const { amount, bookingId, ticket } = receipt;
    if (receipt.orderNo !== orderNo) {
      differences.add('receipt-of-another-order', text('events', orderNo), text('receipts', receipt.orderNo));
    } else if (bookingId !== null && bookingId !== (booking?.id ?? charge?.bookingId)) {
      differences.add('receipt-without-booking', says('receipts', amount), says('bookings', null));
    } else if (bookingId === null && amount > 0 && !refunds.some((refund) => refund.ticket === ticket)) {
      differences.add('payment-without-booking', says('receipts', amount), says('refunds', null));
    }
  }
}

function bookingAgainstEvents({ booking, charge = null, events }: OrderRecords, differences: Differences) {
  const lines = events.filter(({ eventType }) => ofBooking.includes(eventType));
  const sold = charge ?? (booking?.imported ? null : booking);
  if (sold && lines.length === 0) {
    differences.add('booking-without-event', says('bookings', sold.total), says('events', null));
  }
  if (booking || charge || lines.length === 0) return;
  const amount = lines[0]?.amount ?? null;
  differences.add('event-without-booking', says('events', amount), says('bookings', null));
}

function eventAgainstReceipts({ receipts }: OrderRecords, event: EventRecord, differences: Differences) {
  const { ticket, eventType, amount } = event;
  if (!recorded.includes(eventType) || amount === null) return;
  const receipt = receipts.find((one) => one.ticket === ticket);
  if (!receipt) differences.add('event-without-receipt', says('events', amount), says('receipts', null));
  else if (receipt.amount !== amount) {
    differences.add('amounts-differ', says('events', amount), says('receipts', receipt.amount));
  }
}

/** All differences between the records of one order; `gateway` is null if it was not asked. */
export const compareOrder = (order: OrderRecords, gateway: GatewayRecord | null, now: Date): Difference[] => [
  ...comparePayments(order),
  ...compareRefunds(order, now),
  ...(gateway ? compareGateway(order, gateway, now) : []),
];
