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

/** What the gateway says of every ticket and refund of these orders, asked a few at a time. Reading moves nothing. */
export async function readGatewayRecords(
  cards: Pick<CardGateway, 'readReceipt' | 'readRefund'>,
  orders: readonly OrderRecords[],
): Promise<ReadonlyMap<string, GatewayRecord>> {
  const records = new Map<string, GatewayRecord>();
  const left = orders.values();
  const ask = async () => {
    for (const order of left) records.set(order.orderNo, await askAbout(cards, order));
  };
  await Promise.all(Array.from({ length: concurrency }, ask));
  return records;
}

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
