import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, sum } from '#domain/money.ts';
import { splitCredit } from './split-credit.ts';

const sale = { base: cents(181_500), gst: cents(9_075), qst: cents(18_105) };

it('The whole of a sale has its own taxes in it, and a part its share', () => {
  expect(splitCredit(sale, cents(0), cents(208_680))).toEqual(sale);
  expect(splitCredit(sale, cents(0), cents(25_000))).toEqual({ base: 21_744, gst: 1_087, qst: 2_169 });
});

it('A sale without taxes gives back its price alone', () => {
  const plain = { base: cents(500), gst: cents(0), qst: cents(0) };
  expect(splitCredit(plain, cents(100), cents(400))).toEqual({ base: 400, gst: 0, qst: 0 });
});

it('However a sale is given back, each part adds up to its amount and all of them to the sale, none below nothing', () => {
  const part = fc.integer({ min: 1, max: 90_000 });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), fc.integer({ min: 0, max: 300_000 }), (parts, base) => {
      const gst = cents(Math.round(base * 0.05));
      const sold = { base: cents(base), gst, qst: cents(Math.round(base * 0.09975)) };
      const total = sum(sold.base, sold.gst, sold.qst);
      let before = cents(0);
      const back = { base: cents(0), gst: cents(0), qst: cents(0) };
      for (const asked of [...parts, total]) {
        const amount = cents(Math.min(asked, total - before));
        const split = splitCredit(sold, before, amount);
        expect(sum(split.base, split.gst, split.qst)).toBe(amount);
        expect(Math.min(split.base, split.gst, split.qst)).toBeGreaterThanOrEqual(0);
        for (const key of ['base', 'gst', 'qst'] as const) back[key] = sum(back[key], split[key]);
        before = sum(before, amount);
      }
      expect(back).toEqual(sold);
    }),
  );
});
