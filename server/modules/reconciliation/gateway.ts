import type { CardGateway } from '#adapters/cards/port.ts';
import { moneyOfOrder } from '#domain/ledger/money-of-order.ts';
import type { Charge, GatewayRecord, OrderRecords, RefundRecord, Return } from '#domain/ledger/records.ts';

const concurrency = 8;

/** Whether to ask the gateway about an order: it is recent enough, or something of it is open. */
export function needsGatewayRecord({ events, refunds, checkout }: OrderRecords, since: Date | null): boolean {
  if (since === null || events.some(({ createdAt }) => createdAt >= since)) return true;
  if (refunds.some(({ state }) => state !== 'done')) return true;
  return (checkout?.state === 'open' && checkout.ticket !== null) || moneyOfOrder(events).state === 'paid';
}

/** The card gateway's own record of orders. Which one is asked is chosen in `server/wiring`. */
export type GatewayBooks = {
  /** Whether requests count against a quota, so that only recent orders are checked. */
  isMetered: boolean;
  /** The gateway's next order numbers, sorted; empty where it cannot list them. */
  orderNumbersAfter(after: string, limit: number): Promise<string[]>;
  /**
   * The gateway's records of the orders that need one, by order number. Read-only. `beforeEach` runs before each request
   * and aborts everything by throwing.
   */
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
  for (const ticket of tickets) {
    const reading = await cards.readReceipt(ticket);
    if (reading.state === 'unavailable') silent.push(ticket);
    if (reading.state !== 'approved') continue;
    const { amount, transactionNo } = reading.receipt;
    charges.push({ ticket, transactionNo, amount, approvedAt: null });
  }
  for (const refund of refunds) {
    const { transactionNo, amount } = refund;
    const state = await readRefund(cards, refund);
    if (state === 'unavailable') silent.push(transactionNo);
    if (state === 'approved') returns.push({ transactionNo, amount });
  }
  return { charges, returns, silent };
}

/** A refund that was never requested needs no lookup. */
async function readRefund(cards: Pick<CardGateway, 'readRefund'>, refund: RefundRecord): Promise<string> {
  const { method, gatewayOrderNo: orderNo, transactionNo, amount } = refund;
  if (method === null) return 'absent';
  return (await cards.readRefund({ orderNo, transactionNo, amount, method })).state;
}
