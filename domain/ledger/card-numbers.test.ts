import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutCardNumbers } from './card-numbers.ts';

/** Numbers that the card schemes publish for tests. */
const cards = [
  '4242424242424242',
  '4000 0000 0000 0002',
  '5555-5555-5555-4444',
  '2223003122003222',
  '378282246310005',
  '6011111111111117',
  '30569309025904',
  '3566002020360505',
  '6200000000000005',
];

describe('what is kept of an answer', () => {
  it.each(cards)('has only the last four digits of %s, wherever it stands', (card) => {
    const last = card.slice(-4);
    const answer = { a: card, b: [`paid with ${card}.`], c: { [card]: { deep: [{ note: `(${card})` }] } } };
    const kept = JSON.stringify(withoutCardNumbers(answer));
    expect(kept).toBe(
      JSON.stringify({ a: last, b: [`paid with ${last}.`], c: { [last]: { deep: [{ note: `(${last})` }] } } }),
    );
  });

  it('has only the last four digits of a number that is no text', () => {
    expect(withoutCardNumbers({ pan: 4242424242424242 })).toEqual({ pan: '4242' });
  });

  it.each([
    '660188950010440010',
    '660-0_1472',
    'HC-20251006-100001',
    '1762437600aB4242424242424242cdefghijklmnop',
    '4242424242424241',
    '2025-10-06 10:00:05',
    '514 555-0100',
  ])('keeps %s, which is no card', (text) => {
    expect(withoutCardNumbers({ text, at: new Date(0) })).toEqual({ text, at: new Date(0) });
  });

  it('is the same when it is done twice, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 20 }), (value) => {
        const once = withoutCardNumbers(value);
        expect(withoutCardNumbers(once)).toEqual(once);
      }),
      { numRuns: 1000 },
    );
  });
});
