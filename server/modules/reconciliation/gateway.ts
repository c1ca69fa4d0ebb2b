import type { CardGateway, RefundReading } from '#adapters/cards/port.ts';
import { moneyOfOrder } from '#domain/ledger/money-of-order.ts';
import type { Charge, GatewayRecord, OrderRecords, RefundRecord, Return } from '#domain/ledger/records.ts';
import { refundMethods } from '#domain/refunds/method.ts';

const concurrency = 8;

/** Whether to ask the gateway about an order: it is recent enough, or something of it is open. */
export function needsGatewayRecord({ events, refunds, checkout }: OrderRecords, since: Date | null): boolean {
  if (since === null || events.some(({ createdAt }) => createdAt >= since)) return true;
  if (refunds.some(({ state }) => state !== 'done')) return true;
  return (checkout?.state === 'open' && checkout.ticket !== null) || moneyOfOrder(events).state === 'paid';
}

/** The card gateway's own record of orders. `server/wiring` chooses the implementation. */
export type GatewayBooks = {
  /** Whether requests count against a quota, so that only recent orders are checked. */
  isMetered: boolean;
  /** The gateway's next order numbers, sorted; empty if it cannot list them. */
  orderNumbersAfter(after: string, limit: number): Promise<string[]>;
  /** Of the orders that need one, by order number. `beforeEach` runs before each request and aborts all by throwing. */
  recordsOf(
    orders: readonly OrderRecords[],
    options: { since: Date | null; beforeEach?: () => Promise<void> },
  ): Promise<ReadonlyMap<string, GatewayRecord>>;
};

/** The records of the real gateway, from lookups of every ticket and refund, a few orders at a time. */
export const gatewayBooks = (cards: Pick<CardGateway, 'readReceipt' | 'readRefund'>): GatewayBooks => ({
  isMetered: true,
  orderNumbersAfter: async () => [],
  async recordsOf(orders, { since, beforeEach }) {
    const records = new Map<string, GatewayRecord>();
    const queue = orders.filter((order) => needsGatewayRecord(order, since)).values();
    const work = async () => {
      for (const order of queue) {
        await beforeEach?.();
        records.set(order.orderNo, await readRecord(cards, order));
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    return records;
  },
});

async function readRecord(
  cards: Pick<CardGateway, 'readReceipt' | 'readRefund'>,
  { events, receipts, refunds }: OrderRecords,
): Promise<GatewayRecord> {
  const charges: Charge[] = [];
  const returns: Return[] = [];
  const silent: string[] = [];
  const tickets = new Set([...events, ...receipts].flatMap(({ ticket }) => ticket ?? []));
  for (const { ticket, byHand } of receipts) if (byHand) tickets.delete(ticket);
  for (const ticket of tickets) {
    const reading = await cards.readReceipt(ticket);
    if (reading.state === 'unavailable') silent.push(ticket);
    if (reading.state !== 'approved') continue;
    const { amount, transactionNo } = reading.receipt;
    charges.push({ ticket, transactionNo, amount, approvedAt: null });
  }
  for (const refund of refunds.filter(({ byHand }) => !byHand)) {
    const { transactionNo, amount, refundTransactionNo: own, settlement } = refund;
    const reading = await readRefund(cards, refund);
    const isEqual = (one: RefundRecord) => one.transactionNo === transactionNo && one.amount === amount;
    const isOneOfEquals = refunds.filter(isEqual).length > 1;
    if (reading.state === 'approved') {
      const { transactionNo: number } = reading;
      const isShown = returns.some(({ refundTransactionNo }) => refundTransactionNo === number);
      if (!isShown) returns.push({ transactionNo, refundTransactionNo: number, amount });
      // The gateway looks up by amount, and shows one of several equal refunds.
      if (isOneOfEquals && own !== null && own !== number) silent.push(own);
    } else if (reading.state !== 'absent' && own !== null && (isOneOfEquals || settlement === 'happened')) {
      silent.push(own);
    } else if (reading.state === 'unavailable' && settlement !== 'returned-elsewhere') silent.push(transactionNo);
  }
  return { charges, returns, silent };
}

/** A refund that was never requested needs no lookup; one that an owner found there may be a void or a refund. */
async function readRefund(cards: Pick<CardGateway, 'readRefund'>, refund: RefundRecord): Promise<RefundReading> {
  const { method, gatewayOrderNo: orderNo, transactionNo, amount, settlement } = refund;
  const methods = settlement === 'happened' ? refundMethods : refundMethods.filter((one) => one === method);
  for (const one of methods) {
    const reading = await cards.readRefund({ orderNo, transactionNo, amount, method: one });
    if (reading.state !== 'absent') return reading;
  }
  return { state: 'absent' };
}
