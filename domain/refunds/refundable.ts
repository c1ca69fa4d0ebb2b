import { type Cents, cents, sum } from '#domain/money.ts';

/** A payment and the amounts of all its refunds, done or under way. */
export type PaymentMoney = { paid: Cents; back: readonly Cents[] };

/** What can still be refunded. */
export const refundable = ({ paid, back }: PaymentMoney): Cents => cents(Math.max(0, paid - sum(...back)));

export type PartProblem = 'too-much' | 'not-told-apart';

/**
 * Why a partial refund is not possible; null where it is. The gateway looks up refunds by payment and amount, so after a lost
 * answer two equal amounts could not be told apart (`not-told-apart`). All refunds of a payment therefore differ, also from
 * the remainder, which a later cancellation refunds.
 */
export function partialRefundProblem(money: PaymentMoney, amount: Cents): PartProblem | null {
  const left = refundable(money);
  if (amount < 1 || amount > left) return 'too-much';
  const remainder = left - amount;
  const amounts = [...money.back, amount, ...(remainder > 0 ? [remainder] : [])];
  return new Set(amounts).size === amounts.length ? null : 'not-told-apart';
}
