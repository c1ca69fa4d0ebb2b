import { type Cents, sum } from '#domain/money.ts';
import { Differences, inFlightMs, type Source, type Statement, says, state, text } from './difference.ts';
import type { Charge, GatewayRecord, OrderRecords } from './records.ts';

const numberOf = (source: Source, number: string | null): Statement =>
  number ? text(source, number) : state(source, 'nothing');

const amounts = (rows: readonly { amount: Cents }[]): Cents => sum(...rows.map(({ amount }) => amount));

/** Differences between the gateway's records and ours for one order. */
export function compareGateway(order: OrderRecords, gateway: GatewayRecord, now: Date) {
  const differences = new Differences(order.orderNo);
  for (const charge of gateway.charges) chargeAgainstReceipts(order, charge, { differences, now });
  for (const receipt of order.receipts) {
    const isKnown = [...gateway.charges.map(({ ticket }) => ticket), ...gateway.silent].includes(receipt.ticket);
    if (receipt.orderNo !== order.orderNo || receipt.byHand || isKnown) continue;
    differences.add('receipt-without-charge', says('receipts', receipt.amount), says('gateway', null));
  }
  const atGateway = order.refunds.filter(({ byHand }) => !byHand);
  const payments = new Set([...atGateway, ...gateway.returns].map(({ transactionNo }) => transactionNo));
  for (const transactionNo of payments) returnsAgainstRefunds(order, gateway, { differences, transactionNo });
  for (const number of gateway.silent) {
    // For a single refund an owner's decision or its own answer is on record, and no person is needed.
    const isRefund = order.refunds.some(({ refundTransactionNo }) => refundTransactionNo === number);
    differences.add('gateway-silent', text('events', number), state('gateway', 'silent'), isRefund);
  }
  return differences.found;
}

type Context = { differences: Differences; now: Date };

function chargeAgainstReceipts(order: OrderRecords, charge: Charge, { differences, now }: Context) {
  const receipt = order.receipts.find(({ ticket }) => ticket === charge.ticket);
  if (!receipt) {
    const inFlight = isUnderWay(order, charge, now);
    const what = inFlight ? 'charge-under-way' : 'charge-without-booking';
    return differences.add(what, says('gateway', charge.amount), says('receipts', null), inFlight);
  }
  if (receipt.amount !== charge.amount) {
    differences.add('amounts-differ', says('gateway', charge.amount), says('receipts', receipt.amount));
  }
  if (receipt.transactionNo !== charge.transactionNo) {
    const numbers = [charge.transactionNo, receipt.transactionNo] as const;
    differences.add('transaction-numbers-differ', text('gateway', numbers[0]), text('receipts', numbers[1]));
  }
}

/**
 * Recovery is still polling for its checkout. A payment without a customer waits for Submit until the checkout expires, and a
 * gateway that does not say when it approved may have done so as late as that.
 */
function isUnderWay({ checkout }: OrderRecords, { ticket, approvedAt }: Charge, now: Date): boolean {
  if (checkout?.state !== 'open' || checkout.ticket !== ticket) return false;
  const from = checkout.named && approvedAt ? approvedAt : checkout.expiresAt;
  return now.getTime() - from.getTime() < inFlightMs;
}

function returnsAgainstRefunds(
  { refunds }: OrderRecords,
  gateway: GatewayRecord,
  { differences, transactionNo }: { differences: Differences; transactionNo: string },
) {
  // What was returned by transfer or cheque is not expected here.
  const requested = refunds.filter(
    (one) => one.transactionNo === transactionNo && one.settlement !== 'returned-elsewhere',
  );
  // A lookup without an answer is reported by the caller.
  if (gateway.silent.includes(transactionNo)) return;
  const returns = gateway.returns.filter((one) => one.transactionNo === transactionNo);
  const given = amounts(returns);
  const comparable = requested.filter(
    ({ state, refundTransactionNo: number }) => state === 'done' && !gateway.silent.includes(number ?? ''),
  );
  const done = amounts(comparable);
  // An unanswered request may have gone through; whether it is overdue is judged with the refunds.
  const max = amounts(requested);
  const isKnown = refunds.some((one) => one.transactionNo === transactionNo);
  if (!isKnown) differences.add('refund-without-record', says('gateway', given), says('refunds', null));
  else if (given > max) differences.add('double-refund', says('gateway', given), says('refunds', max));
  else if (given < done) differences.add('refund-here-only', says('refunds', done), says('gateway', given));
  for (const { settlement, refundTransactionNo: number } of comparable) {
    if (settlement !== 'happened' || returns.some((one) => one.refundTransactionNo === number)) continue;
    const known = returns.map((one) => one.refundTransactionNo).join(' ');
    differences.add('settled-number-differs', numberOf('refunds', number), numberOf('gateway', known));
  }
}
