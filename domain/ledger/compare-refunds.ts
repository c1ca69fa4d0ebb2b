import { type Cents, sum } from '#domain/money.ts';
import { takeBackUntil } from '#domain/take-back.ts';
import { type Account, accountOf, isAllBack, refundStanding } from './account.ts';
import { Differences, inFlightMs, says, state, text } from './difference.ts';
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
  const requested = ofTicket.findLast(
    (one) => one.eventType === 'refund.requested' && one.failureReason === nameOfRefund(refund),
  );
  if (!requested) differences.add('refund-without-event', says('refunds', refund.amount), says('events', null));
  else if (requested.amount !== refund.amount) {
    differences.add('amounts-differ', says('refunds', refund.amount), says('events', requested.amount));
  }
  const beside = refunds.filter(({ ticket }) => ticket === refund.ticket);
  const answers = ofTicket.filter(
    ({ eventType, amount }) => returnLines.includes(eventType) && (beside.length === 1 || amount === refund.amount),
  );
  // A payment's equal refunds have as many answers as are done.
  const equals = beside.filter(({ amount }) => amount === refund.amount);
  const inOrder = [
    ...equals.filter(({ state }) => state === 'done'),
    ...equals.filter(({ state }) => state !== 'done'),
  ];
  const answered = answers.length > inOrder.indexOf(refund);
  if (answers.length > equals.length && refund === equals[0]) {
    differences.add('double-refund', text('events', answers.length), text('refunds', equals.length));
  }
  if (refund.state === 'done' && !answered) {
    differences.add('refund-not-in-ledger', says('refunds', refund.amount), says('events', null));
  } else if (refund.state !== 'done' && answered) {
    differences.add('refunded-yet-open', state('events', 'refunded'), state('refunds', refund.state));
  } else if (refund.state !== 'done') {
    // Cash takes a while to give back, and the operator's list shows it until then; an operator's cancellation waits to be sent.
    const leavesAt = refund.reason === 'cancellation' ? takeBackUntil(refund.createdAt) : refund.createdAt;
    const isUnderWay = refund.byHand || now.getTime() - leavesAt.getTime() < inFlightMs;
    differences.add('money-not-back-yet', says('refunds', refund.amount), state('events', refund.state), isUnderWay);
  }
}

function eventsAgainstRefunds({ events, refunds }: OrderRecords, differences: Differences) {
  for (const [index, { ticket, eventType, amount, failureReason }] of events.entries()) {
    const isThere = refunds.some((refund) => refund.ticket === ticket && nameOfRefund(refund) === failureReason);
    const isTakenBack = events
      .slice(index)
      .some((later) => later.eventType === 'refund.taken-back' && later.failureReason === failureReason);
    if (eventType !== 'refund.requested' || isThere || isTakenBack) continue;
    differences.add('event-without-refund', says('events', amount), says('refunds', null));
  }
  const { charged, refunded } = moneyOfOrder(events);
  if (refunded <= charged) return;
  differences.add('over-refunded', says('events', refunded), says('events', charged));
}

function refundsAgainstReceipt({ receipts }: OrderRecords, refunds: RefundRecord[], differences: Differences) {
  const receipt = receipts.find(({ ticket }) => ticket === refunds[0]?.ticket);
  const back = amounts(refunds);
  if (!receipt) differences.add('refund-without-payment', says('refunds', back), says('receipts', null));
  else if (back > receipt.amount) {
    differences.add('double-refund', says('refunds', back), says('receipts', receipt.amount));
  }
}

function bookingAgainstRefunds(
  { orderNo, receipts, refunds, charges = [] }: OrderRecords,
  booking: BookingRecord,
  differences: Differences,
) {
  const own = [...refunds, ...charges.flatMap((charge) => charge.refunds)]
    .filter(({ bookingId }) => bookingId === booking.id)
    .toSorted((one, other) => (one.creditNo ?? 0) - (other.creditNo ?? 0));
  const paid = amounts(receipts.filter(({ bookingId }) => bookingId === booking.id));
  const rows = own.map((refund) => ({ ...refund, doneAt: null }));
  const charged = charges.map((charge) => ({ ...charge, correctionId: null, reason: null, paidAt: new Date(0) }));
  const sold = { orderNo, soldAt: new Date(0), sold: booking, paid, refunds: rows, corrections: [], charges: charged };
  const account = accountOf(sold);
  partsAgainstSale(account, differences);
  const last = state('refunds', own.at(-1)?.state ?? 'nothing');
  const standing = booking.status === 'cancelled' ? refundStanding(account, booking.total) : null;
  if (!isStatusOf(booking, standing) || (booking.refundStatus === 'not-eligible' && wasOwed(booking, account))) {
    const status = booking.status === 'cancelled' ? (['cancelled'] as const) : [];
    const here = state('bookings', ...status, booking.refundStatus ?? 'no-refund');
    differences.add('refund-state-wrong', here, last);
  }
  if (booking.paymentStatus === (isAllBack(account) ? 'refunded' : 'paid')) return;
  differences.add('payment-state-wrong', state('bookings', booking.paymentStatus), last);
}

type Standing = ReturnType<typeof refundStanding> | null;

/** A person looks at what is owed; of a free refresh that was cancelled too late, only itself was to be had back. */
function isStatusOf({ refundStatus, freeRefresh }: BookingRecord, standing: Standing): boolean {
  if (refundStatus === standing) return true;
  if (standing === 'pending') return refundStatus === 'review';
  return standing === 'not-needed' && refundStatus === 'not-eligible' && freeRefresh === true;
}

/**
 * A customer is fully refunded until the instant they were promised, and what is cancelled with another visit is always
 * refunded; except for what a free refresh already done withholds.
 */
function wasOwed(
  { cancellationReason, cancelledAt, refundUntil, withheld, total }: BookingRecord,
  { kept }: Account,
): boolean {
  const isInTime = cancelledAt && refundUntil && cancelledAt < refundUntil;
  const isDue =
    cancellationReason === 'customer' ? isInTime : ['platinum', 'earlier'].includes(cancellationReason ?? '');
  return Boolean(isDue) && (total === 0 || kept.total > (withheld ?? 0));
}

/** Each refund's parts add up to its amount, all of them to no more than the charge, and no number is missing. */
function partsAgainstSale({ credits, charged, kept }: Account, differences: Differences) {
  for (const { amount, refund } of credits) {
    const parts = sum(amount.base, amount.gst, amount.qst);
    if (parts !== amount.total) differences.add('parts-differ', says('refunds', parts), says('refunds', refund.amount));
  }
  if (charged.total > 0 && kept.total >= 0 && Math.min(kept.base, kept.gst, kept.qst) < 0)
    differences.add('tax-over-credited', says('refunds', kept.total), says('bookings', charged.total));
  const numbers = credits.map(({ refund }) => refund.creditNo ?? 0).toSorted((one, other) => one - other);
  if (numbers.some((number, index) => number !== index + 1))
    differences.add('credit-number-missing', text('refunds', numbers.join(' ')), text('bookings', numbers.length));
}
