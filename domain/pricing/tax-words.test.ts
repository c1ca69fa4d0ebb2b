import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { refundParts } from '#domain/refunds/parts.ts';
import { type Tax, withTaxes } from './tax.ts';
import { datedTaxLabel, formatRate, taxLabel, taxNames } from './tax-words.ts';

const gst: Tax = { key: 'gst', name: { en: 'GST', fr: 'TPS' } };
const qst: Tax = { key: 'qst', name: { en: 'QST', fr: 'TVQ' } };
const hst: Tax = { key: 'gst', name: { en: 'HST', fr: 'TVH' } };

describe('the words of taxes', () => {
  it('write a rate as each language does', () => {
    expect([formatRate(9975, 'en'), formatRate(9975, 'fr')]).toEqual(['9.975%', '9,975\u00a0%']);
    expect([taxLabel(hst, 13_000, 'en'), taxLabel(hst, 13_000, 'fr'), taxLabel(hst, undefined, 'fr')]).toEqual([
      'HST (13%)',
      'TVH (13\u00a0%)',
      'TVH',
    ]);
  });

  it('say every rate of a tax with its day, and nothing of a change of another tax', () => {
    const dated = { '2013-01-01': { gst: 5000, qst: 9975 }, '2031-01-01': { gst: 5000, qst: 10_500 } };
    expect([datedTaxLabel(gst, dated, 'en'), datedTaxLabel(qst, dated, 'en'), datedTaxLabel(qst, dated, 'fr')]).toEqual(
      [
        'GST (5%)',
        'QST (9.975% and 10.5% from January 1, 2031)',
        'TVQ (9,975\u00a0% et 10,5\u00a0% à partir du 1er\u00a0janvier 2031)',
      ],
    );
  });

  it('name one tax alone, and two with a word between', () => {
    expect([taxNames([gst, qst], 'en'), taxNames([gst, qst], 'fr')]).toEqual(['GST and QST', 'TPS et TVQ']);
    expect([taxNames([hst], 'en'), taxNames([hst], 'fr')]).toEqual(['HST', 'TVH']);
  });
});

describe('a harmonized tax', () => {
  it('is the only one of a price, and of what goes back of it', () => {
    const quote = withTaxes(cents(148_000), { gst: 13_000, qst: 0 });
    expect(quote).toEqual({ base: 148_000, gst: 19_240, qst: 0, total: 167_240 });
    expect(refundParts(quote, cents(83_620))).toEqual({ base: 74_000, gst: 9620, qst: 0 });
  });
});
