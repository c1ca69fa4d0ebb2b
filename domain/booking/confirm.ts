import type { Cents } from '#domain/money.ts';

/** What the gateway's receipt says, compared with what was asked for. */
export type PaidAttempt = { orderNo: string; ticket: string; amount: Cents };

export type ReceiptMismatch = 'order-number-differs' | 'ticket-differs' | 'amount-differs';

/** A receipt is ours only when order, ticket and amount agree to the letter and the cent (decisions, section 6). */
export function compareReceipt(receipt: PaidAttempt, expected: PaidAttempt): ReceiptMismatch | null {
  if (receipt.orderNo !== expected.orderNo) return 'order-number-differs';
  if (receipt.ticket !== expected.ticket) return 'ticket-differs';
  return receipt.amount === expected.amount ? null : 'amount-differs';
}
