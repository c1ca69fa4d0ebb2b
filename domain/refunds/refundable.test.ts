import { expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { canRefund } from './refundable.ts';

it.each([
  [208_680, 1, true],
  [208_680, 208_680, true],
  [208_680, 0, false],
  [208_680, -1, false],
  [208_680, 208_681, false],
  [0, 1, false],
])('of %i cents that are left, %i can be refunded: %s', (left, amount, can) => {
  expect(canRefund(cents(left), cents(amount))).toBe(can);
});
