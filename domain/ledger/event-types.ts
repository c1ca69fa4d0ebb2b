/** Every line that the ledger can hold, in the order in which an order comes to it. */
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
