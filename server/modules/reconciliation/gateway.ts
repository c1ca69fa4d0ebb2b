import type { CardGateway } from '#adapters/cards/port.ts';
import { moneyOfOrder } from '#domain/ledger/money-of-order.ts';
import type { Charge, GatewayRecord, OrderRecords, RefundRecord, Return } from '#domain/ledger/records.ts';

const concurrency = 8;

/** Whether the gateway is asked about an order: it is young enough, or something of it is open. */
export function needsGatewayRecord({ events, refunds, checkout }: OrderRecords, since: Date | null): boolean {
  if (since === null || events.some(({ createdAt }) => createdAt >= since)) return true;
  if (refunds.some(({ state }) => state !== 'done')) return true;
  return (checkout?.state === 'open' && checkout.ticket !== null) || moneyOfOrder(events).state === 'paid';
}

/** The card gateway's own record of orders. Which one is asked is chosen in `server/wiring`. */
export type GatewayBooks = {
  /** Whether each question counts against a quota of the gateway, so that only recent orders are asked about. */
  isMetered: boolean;
  /** Order numbers after one that the gateway knows of, in order; none where it cannot list them. */
  orderNumbersAfter(after: string, limit: number): Promise<string[]>;
  /**
   * The gateway's record of those of the orders that need one, by order number. Reading moves no money. `beforeEach` is
   * called before an order is asked about and stops everything by throwing.
   */
  recordsOf(
    orders: readonly OrderRecords[],
    options: { since: Date | null; beforeEach?: () => Promise<void> },
  ): Promise<ReadonlyMap<string, GatewayRecord>>;
};

/** The real gateway's books: it is asked for every ticket and refund, a few orders at a time. */
export const gatewayBooks = (cards: Pick<CardGateway, 'readReceipt' | 'readRefund'>): GatewayBooks => ({
  isMetered: true,
  orderNumbersAfter: async () => [],
  async recordsOf(orders, { since, beforeEach }) {
    const records = new Map<string, GatewayRecord>();
    const left = orders.filter((order) => needsGatewayRecord(order, since)).values();
    const ask = async () => {
      for (const order of left) {
        await beforeEach?.();
        records.set(order.orderNo, await askAbout(cards, order));
      }
    };
    await Promise.all(Array.from({ length: concurrency }, ask));
    return records;
  },
});

async function askAbout(
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

/** One that was never asked for needs no look. */
async function readRefund(cards: Pick<CardGateway, 'readRefund'>, refund: RefundRecord): Promise<string> {
  const { method, gatewayOrderNo: orderNo, transactionNo, amount } = refund;
  if (method === null) return 'absent';
  return (await cards.readRefund({ orderNo, transactionNo, amount, method })).state;
}
