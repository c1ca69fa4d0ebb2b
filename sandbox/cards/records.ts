import { toDecimal } from '#domain/money.ts';
import { isSettled, type SimulatorStore } from './store.ts';

export type PaymentsBook = {
  tickets: { ticket: string; orderNo: string; amount: string; state: 'open' | 'approved' | 'declined' }[];
  charges: { orderNo: string; ticket: string; amount: string; approved: boolean }[];
  refunds: { orderNo: string; amount: string }[];
};

/** The gateway's books as `/sandbox/payments.json` shows them; amounts are text with two decimals. */
export async function paymentsBook(store: Pick<SimulatorStore, 'all' | 'refunds'>): Promise<PaymentsBook> {
  const [tickets, refunds] = await Promise.all([store.all(), store.refunds()]);
  return {
    tickets: tickets.map(({ ticket, orderNo, amount, state }) => ({
      ticket,
      orderNo,
      amount: toDecimal(amount),
      state,
    })),
    charges: tickets.filter(isSettled).map(({ ticket, orderNo, amount, state }) => ({
      orderNo,
      ticket,
      amount: toDecimal(amount),
      approved: state === 'approved',
    })),
    refunds: refunds
      .filter(({ approved }) => approved)
      .map(({ orderNo, amount }) => ({ orderNo, amount: toDecimal(amount) })),
  };
}
