import { type Cents, cents, sum } from '#domain/money.ts';

/** A payment, and every amount that was given back of it or is on its way back. */
export type PaymentMoney = { paid: Cents; back: readonly Cents[] };

/** What can still be given back. */
export const refundable = ({ paid, back }: PaymentMoney): Cents => cents(Math.max(0, paid - sum(...back)));

/** `not-told-apart`: see below. */
export type PartProblem = 'too-much' | 'not-told-apart';

/**
 * Why a part cannot be given back; null where it can. The gateway looks an earlier refund up by payment and amount, so
 * two of one amount could not be told apart after an answer is lost. Hence all amounts of a payment differ, also from
 * what is left: a cancellation gives that back, and can choose no other amount.
 */
export function partialRefundProblem(money: PaymentMoney, amount: Cents): PartProblem | null {
  const left = refundable(money);
  if (amount < 1 || amount > left) return 'too-much';
  const rest = left - amount;
  const amounts = [...money.back, amount, ...(rest > 0 ? [rest] : [])];
  return new Set(amounts).size === amounts.length ? null : 'not-told-apart';
}
