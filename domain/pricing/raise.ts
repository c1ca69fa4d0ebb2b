import { type Cents, cents } from '../money.ts';

/** To which whole dollars a raised price is rounded. */
export const roundings = [1, 5, 10] as const;
export type Rounding = (typeof roundings)[number];

/** A change of all prices: hundredths of a percent, below zero to lower them. */
export type Raise = { basisPoints: number; rounding: Rounding };

/** `3`, `2.5`, `-1,25`: hundredths of a percent, from -50 % to 50 %; null if it is none of these, or nothing. */
export function basisPointsTyped(typed: string): number | null {
  const read = /^([+-]?)(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(typed.replaceAll(/[\s%]/g, '').replace('−', '-'));
  if (!read) return null;
  const [, sign, whole, part = ''] = read;
  const points = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return points === 0 || points > 5_000 ? null : sign === '-' ? -points : points;
}

/** A price changed by a percentage, to the nearest step, upwards from the middle; never less than a step. */
export function raised(price: Cents, { basisPoints, rounding }: Raise): Cents {
  const step = rounding * 100;
  return cents(Math.max(step, Math.round((price * (10_000 + basisPoints)) / (10_000 * step)) * step));
}
