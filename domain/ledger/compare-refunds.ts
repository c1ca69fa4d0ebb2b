import { type Cents, sum } from '#domain/money.ts';
import { Differences, inFlightMs, says } from './difference.ts';
import { moneyOfOrder, returnLines } from './money-of-order.ts';
import type { BookingRecord, OrderRecords, RefundRecord } from './records.ts';

/** The `failureReason` of the ledger event that requests a refund. */
export const nameOfRefund = ({ reason, partNo }: Pick<RefundRecord, 'reason' | 'partNo'>): string =>
  partNo === '' ? reason : `${reason} ${partNo}`;

const amounts = (refunds: readonly { amount: Cents }[]): Cents => sum(...refunds.map(({ amount }) => amount));

/** Differences between refunds, ledger, receipts and booking about what is refunded for one order. */
export function compareRefunds(order: OrderRecords, now: Date) {
  const differences = new Differences(order.orderNo);
  for (const refund of order.refunds) refundAgainstEvents(order, refund, { differences, now });
  eventsAgainstRefunds(order, differences);
  for (const refunds of Map.groupBy(order.refunds, ({ ticket }) => ticket).values()) {
    refundsAgainstReceipt(order, refunds, differences);
  }
  if (order.booking) bookingAgainstRefunds(order, order.booking, differences);
  return differences.found;
}

function refundAgainstEvents(
  { events, refunds }: OrderRecords,
  refund: RefundRecord,
  { differences, now }: { differences: Differences; now: Date },
) {
  const ofTicket = events.filter(({ ticket }) => ticket === refund.ticket);
  const requested = ofTicket.find(
    (one) => one.eventType === 'refund.requested' && one.failureReason === nameOfRefund(refund),
  );
  if (!requested) differences.add('refund without event', says('refunds', refund.amount), says('events', null));
  else if (requested.amount !== refund.amount) {
    differences.add('amounts differ', says('refunds', refund.amount), says('events', requested.amount));
  }
  const beside = refunds.filter(({ ticket }) => ticket === refund.ticket);
  const answers = ofTicket.filter(
    ({ eventType, amount }) => returnLines.includes(eventType) && (beside.length === 1 || amount === refund.amount),
  );
  // Equal refunds of a payment have as many answers as are done of them.
  const equals = beside.filter(({ amount }) => amount === refund.amount);
  const inOrder = [
    ...equals.filter(({ state }) => state === 'done'),
    ...equals.filter(({ state }) => state !== 'done'),
  ];
  const answered = answers.length > inOrder.indexOf(refund);
  if (answers.length > equals.length && refund === equals[0]) {
    differences.add('double refund', ['events', `${answers.length} answers`], ['refunds', String(equals.length)]);
  }
  if (refund.state === 'done' && !answered) {
    differences.add('refund done, not in the ledger', says('refunds', refund.amount), says('events', null));
  } else if (refund.state !== 'done' && answered) {
    differences.add('refunded, yet the refund is open', ['events', 'refunded'], ['refunds', refund.state]);
  } else if (refund.state !== 'done') {
    // Whoever gives cash back takes their time; the operator's list names it until then.
    const isUnderWay = refund.byHand || now.getTime() - refund.createdAt.getTime() < inFlightMs;
    differences.add('money not back yet', says('refunds', refund.amount), ['events', refund.state], isUnderWay);
  }
}

function eventsAgainstRefunds({ events, refunds }: OrderRecords, differences: Differences) {
  for (const { ticket, eventType, amount, failureReason } of events) {
    const isThere = refunds.some((refund) => refund.ticket === ticket && nameOfRefund(refund) === failureReason);
    if (eventType !== 'refund.requested' || isThere) continue;
    differences.add('event without refund', says('events', amount), says('refunds', null));
  }
  const { charged, refunded } = moneyOfOrder(events);
  if (refunded <= charged) return;
  differences.add('more refunded than charged', says('events', refunded), says('events', charged));
}

function refundsAgainstReceipt({ receipts }: OrderRecords, refunds: RefundRecord[], differences: Differences) {
  const receipt = receipts.find(({ ticket }) => ticket === refunds[0]?.ticket);
  const back = amounts(refunds);
  if (!receipt) differences.add('refund without payment', says('refunds', back), says('receipts', null));
  else if (back > receipt.amount) {
    differences.add('double refund', says('refunds', back), says('receipts', receipt.amount));
  }
}

function bookingAgainstRefunds({ refunds }: OrderRecords, booking: BookingRecord, differences: Differences) {
  const own = refunds.filter(({ bookingId }) => bookingId === booking.id);
  const refund = own.find(({ reason }) => reason !== 'partial');
  const expected = statusesFor(booking, refund, amounts(own));
  if (!expected.includes(booking.refundStatus)) {
    const row = refund ? refund.state : 'nothing';
    const status = booking.status === 'cancelled' ? 'cancelled, ' : '';
    differences.add(
      'wrong refund state of the booking',
      ['bookings', `${status}${booking.refundStatus ?? 'no refund'}`],
      ['refunds', row],
    );
  }
  const back = amounts(own.filter(({ state }) => state === 'done'));
  const isBack = refund?.state === 'done' || (back > 0 && back >= booking.total);
  const paid = isBack ? 'refunded' : 'paid';
  if (booking.paymentStatus === paid) return;
  differences.add(
    'wrong payment state of the booking',
    ['bookings', booking.paymentStatus],
    ['refunds', own.at(-1)?.state ?? 'nothing'],
  );
}

/** The refund statuses that a booking may have; `back` is the sum of all its refunds. */
function statusesFor(
  { status, total }: BookingRecord,
  refund: RefundRecord | undefined,
  back: Cents,
): (string | null)[] {
  if (status !== 'cancelled') return refund ? [] : [null];
  if (refund) return refund.state === 'done' ? ['refunded'] : ['pending', 'review'];
  return total > back ? ['not-eligible'] : ['not-eligible', 'not-needed'];
}
