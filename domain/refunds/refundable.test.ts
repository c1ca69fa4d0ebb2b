import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, sum } from '#domain/money.ts';
import { partialRefundProblem, refundable } from './refundable.ts';

const paid = cents(208_680);
const money = (...back: number[]) => ({ paid, back: back.map(cents) });

describe('a part of a payment', () => {
  it('can be anything from a cent to what is left', () => {
    expect(partialRefundProblem(money(), cents(1))).toBeNull();
    expect(partialRefundProblem(money(), paid)).toBeNull();
    expect(partialRefundProblem(money(), cents(0))).toBe('too-much');
    expect(partialRefundProblem(money(), cents(-1))).toBe('too-much');
    expect(partialRefundProblem(money(), cents(208_681))).toBe('too-much');
    expect(partialRefundProblem(money(25_000), cents(183_680))).toBeNull();
    expect(partialRefundProblem(money(25_000), cents(183_681))).toBe('too-much');
    expect(partialRefundProblem(money(208_680), cents(1))).toBe('too-much');
  });

  it('differs from every other part and from the rest, so that the gateway can tell them apart', () => {
    expect(partialRefundProblem(money(25_000), cents(25_000))).toBe('not-told-apart');
    expect(partialRefundProblem(money(), cents(104_340))).toBe('not-told-apart');
    expect(partialRefundProblem(money(25_000), cents(158_680))).toBe('not-told-apart');
    expect(partialRefundProblem(money(25_000), cents(158_681))).toBeNull();
  });

  it('leaves, whatever is asked in whatever order, never more back than was paid and no two equal amounts', () => {
    const asked = fc.array(fc.integer({ min: -5, max: 60 }), { maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), asked, (total, amounts) => {
        const state = { paid: cents(total), back: [] as ReturnType<typeof cents>[] };
        for (const amount of amounts.map(cents)) if (!partialRefundProblem(state, amount)) state.back.push(amount);
        const rest = refundable(state);
        const all = [...state.back, ...(rest > 0 ? [rest] : [])];
        expect(sum(...all)).toBe(total);
        expect(new Set(all).size).toBe(all.length);
        expect(all.every((amount) => amount > 0)).toBe(true);
      }),
    );
  });
});
