import type { Cents } from '#domain/money.ts';

/** A payment as we requested it, or as the gateway's receipt has it. */
export type PaidAttempt = { orderNo: string; ticket: string; amount: Cents };

export type ReceiptMismatch = 'order-number-differs' | 'ticket-differs' | 'amount-differs';

/** How a receipt differs from what we requested; null when order, ticket and amount all match (decisions, section 6). */
export function compareReceipt(receipt: PaidAttempt, expected: PaidAttempt): ReceiptMismatch | null {
  if (receipt.orderNo !== expected.orderNo) return 'order-number-differs';
  if (receipt.ticket !== expected.ticket) return 'ticket-differs';
  return receipt.amount === expected.amount ? null : 'amount-differs';
}
