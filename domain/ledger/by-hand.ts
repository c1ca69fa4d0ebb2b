/** How a payment was made. What was received in cash or by transfer is recorded by hand, and no gateway knows of it. */
export const paymentMethods = ['card', 'cash', 'transfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Whose books a payment recorded by hand is in. */
export const ownStore = 'by-hand';

/** The ticket that stands for a payment by hand, one per order. */
export const ticketByHand = (orderNo: string): string => `${ownStore}:${orderNo}`;

export const isByHand = (method: PaymentMethod): boolean => method !== 'card';
