import { type Cents, cents, sum } from '#domain/money.ts';

/** A payment and the amounts of all its refunds, done or under way. */
export type PaymentMoney = { paid: Cents; back: readonly Cents[] };

/** What can still be refunded. */
export const refundable = ({ paid, back }: PaymentMoney): Cents => cents(Math.max(0, paid - sum(...back)));

/** Whether a part of a payment can be refunded: anything from a cent to what is left. */
export const canRefund = (money: PaymentMoney, amount: Cents): boolean => amount >= 1 && amount <= refundable(money);
