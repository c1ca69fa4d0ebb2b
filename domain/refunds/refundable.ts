import type { Cents } from '#domain/money.ts';

/** Whether a part of what is left of a payment can be refunded: anything from a cent to all of it. */
export const canRefund = (left: Cents, amount: Cents): boolean => amount >= 1 && amount <= left;
