import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, sum } from '#domain/money.ts';
import { canRefund, refundable } from './refundable.ts';

const paid = cents(208_680);
const money = (...back: number[]) => ({ paid, back: back.map(cents) });

describe('a part of a payment', () => {
  it('can be anything from a cent to what is left, also as much as another part or as the rest', () => {
    expect(canRefund(money(), cents(1))).toBe(true);
    expect(canRefund(money(), paid)).toBe(true);
    expect(canRefund(money(), cents(0))).toBe(false);
    expect(canRefund(money(), cents(-1))).toBe(false);
    expect(canRefund(money(), cents(208_681))).toBe(false);
    expect(canRefund(money(25_000), cents(25_000))).toBe(true);
    expect(canRefund(money(), cents(104_340))).toBe(true);
    expect(canRefund(money(25_000), cents(183_680))).toBe(true);
    expect(canRefund(money(25_000), cents(183_681))).toBe(false);
    expect(canRefund(money(208_680), cents(1))).toBe(false);
  });

  it('leaves, whatever is asked in whatever order, never more back than was paid', () => {
    const asked = fc.array(fc.integer({ min: -5, max: 60 }), { maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), asked, (total, amounts) => {
        const state = { paid: cents(total), back: [] as ReturnType<typeof cents>[] };
        for (const amount of amounts.map(cents)) if (canRefund(state, amount)) state.back.push(amount);
        expect(sum(...state.back, refundable(state))).toBe(total);
        expect(state.back.every((amount) => amount > 0)).toBe(true);
      }),
    );
  });
});
