import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents, parseDecimal, sum, toDecimal } from '#domain/money.ts';
import { withTaxes } from './tax.ts';

const taxRates = { gst: 5000, qst: 9975 };

const often = { numRuns: 2000 };
const anyBase = fc.integer({ min: 0, max: 99_999_999 }).map(cents);
const amount = (text: string): Cents => {
  const read = parseDecimal(text);
  if (read === null) throw new Error(`not an amount: ${text}`);
  return read;
};
const taxed = (base: string) => {
  const { gst, qst, total } = withTaxes(amount(base), taxRates);
  return [toDecimal(gst), toDecimal(qst), toDecimal(total)];
};

/** Half a cent or more goes up: floor of the exact rational plus one half, in whole numbers. */
const exactly = (base: number, rate: bigint): number => Number((BigInt(base) * rate * 2n + 100_000n) / 200_000n);

describe('GST and QST', () => {
  it.each([
    ['the reference', '1100.00', '55.00', '109.73', '1264.73'],
    [
      'two lines of 450.00 and 650.00',
      toDecimal(sum(amount('450.00'), amount('650.00'))),
      '55.00',
      '109.73',
      '1264.73',
    ],
    ['a small visit', '89.00', '4.45', '8.88', '102.33'],
    ['both taxes round', '149.99', '7.50', '14.96', '172.45'],
    ['QST at half a cent', '100.00', '5.00', '9.98', '114.98'],
    ['3 × 29.95, taxed on the total', '89.85', '4.49', '8.96', '103.30'],
    ['just under $100', '86.96', '4.35', '8.67', '99.98'],
    ['reaching $100', '86.97', '4.35', '8.68', '100.00'],
    ['just under $500', '434.87', '21.74', '43.38', '499.99'],
    ['reaching $500', '434.88', '21.74', '43.38', '500.00'],
    ['the first half of the reference', '550.00', '27.50', '54.86', '632.36'],
    ['a price cut', '275.00', '13.75', '27.43', '316.18'],
    ['the test price', '0.04', '0.00', '0.00', '0.04'],
    ['a free refresh', '0.00', '0.00', '0.00', '0.00'],
  ])('%s: %s gives %s and %s, in all %s', (_case, base, gst, qst, total) => {
    expect(taxed(base)).toEqual([gst, qst, total]);
  });

  it.each([
    ['0.70', '0.04'],
    ['2.90', '0.15'],
    ['20.70', '1.04'],
  ])('GST of %s is %s, where a binary fraction would lose the cent', (base, gst) => {
    expect(taxed(base)[0]).toBe(gst);
  });

  it('are on the same base: QST is not charged on GST', () => {
    const { qst } = withTaxes(amount('1100.00'), taxRates);
    expect(toDecimal(qst)).not.toBe('115.21');
    expect(toDecimal(qst)).not.toBe('109.67');
  });

  it('are taken on the total and not line by line: three lines of 29.95 would cost 103.32', () => {
    const line = withTaxes(amount('29.95'), taxRates).total;
    expect(toDecimal(sum(line, line, line))).toBe('103.32');
    expect(taxed('89.85')[2]).toBe('103.30');
  });

  it('make up the total with the base, to the cent', () => {
    fc.assert(
      fc.property(anyBase, (base) => {
        const quote = withTaxes(base, taxRates);
        expect(quote.base).toBe(base);
        expect(quote.total).toBe(quote.base + quote.gst + quote.qst);
      }),
      often,
    );
  });

  it('are the exact fractions, half a cent rounded up', () => {
    fc.assert(
      fc.property(anyBase, (base) => {
        const quote = withTaxes(base, taxRates);
        expect(quote.gst).toBe(exactly(base, 5000n));
        expect(quote.qst).toBe(exactly(base, 9975n));
      }),
      often,
    );
  });

  it('are exact for every base up to 100.00', () => {
    const wrong = Array.from({ length: 10_001 }, (_, base) => withTaxes(cents(base), taxRates)).filter(
      ({ base, gst, qst }) => gst !== exactly(base, 5000n) || qst !== exactly(base, 9975n),
    );
    expect(wrong).toEqual([]);
  });

  it('never fall when the price rises', () => {
    fc.assert(
      fc.property(anyBase, fc.nat(10_000), (base, more) => {
        const [low, high] = [withTaxes(base, taxRates), withTaxes(cents(base + more), taxRates)];
        expect(high.gst).toBeGreaterThanOrEqual(low.gst);
        expect(high.qst).toBeGreaterThanOrEqual(low.qst);
        expect(high.total - low.total).toBeGreaterThanOrEqual(more);
      }),
      often,
    );
  });
});
