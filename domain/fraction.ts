import { type Cents, cents } from './money.ts';

/**
 * `amount * numerator / denominator`, half a cent rounded up (Revenu Québec's rule).
 * Exact: the product is computed as a whole number.
 */
export function fraction(amount: Cents, numerator: number, denominator: number): Cents {
  const scaled = BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator);
  const divisor = BigInt(denominator) * 2n;
  const floored = scaled >= 0n ? scaled / divisor : -((-scaled + divisor - 1n) / divisor);
  return cents(Number(floored));
}
