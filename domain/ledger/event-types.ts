/** Every type of ledger event, in the order of an order's life. */
export const paymentEventTypes = [
  'ticket.opened',
  'ticket.failed',
  'checkout.abandoned',
  'receipt.declined',
  'receipt.approved',
  'payment.not-needed',
  'payment.booked',
  'payment.not-booked',
  'refund.not-due',
  'refund.requested',
  'void.asked',
  'void.refused',
  'void.approved',
  'refund.asked',
  'refund.refused',
  'refund.approved',
  'refund.unknown',
  'refund.not-sent',
] as const;
export type PaymentEventType = (typeof paymentEventTypes)[number];
