import { describe, expect, it } from 'vitest';
import { defaultPrices } from '#business/prices.ts';
import { inLanguage, languages } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { differingPrices } from '#domain/pricing/price-list.ts';
import { messages } from './messages.ts';
import { parse, placeInWords, raiseTyped, toForm } from './typed-prices.ts';

const none = cents(1);
const noPrices = { essential: none, complete: none, platinum: none, refresh: none };
const nothing = { first: noPrices, last: noPrices, preview: none };

const typing = (typed: Record<string, string>) => parse({ ...toForm(defaultPrices, 'en'), ...typed });

describe('the fields of the prices', () => {
  it.each(languages)('give back what they were filled with (%s)', (language) => {
    expect(parse(toForm(defaultPrices, language))).toEqual({ value: defaultPrices });
  });

  it('write cents as the language does, and leave out those that are none', () => {
    expect(toForm(defaultPrices, 'en')).toMatchObject({ 'door.refresh': '384.99', fallback: '1100' });
    expect(toForm(defaultPrices, 'fr')).toMatchObject({ 'door.refresh': '384,99', monthlyDiscountPercent: '10' });
  });

  it('are raised by a percentage as they stand; what is no amount stays, and so does the discount', () => {
    const typed = { ...toForm(defaultPrices, 'fr'), fallback: 'beaucoup' };
    const after = raiseTyped(typed, { basisPoints: 300, rounding: 5 }, 'fr');
    expect(after).toMatchObject({
      ...{ 'tiers.petite.first.complete': '1870', 'door.refresh': '395' },
      ...{ fallback: 'beaucoup', monthlyDiscountPercent: '10' },
    });
    expect(parse({ ...after, fallback: '1100' })).toHaveProperty('value');
  });

  it.each(['1,900', '1 900 $', '1900,00', ' $1900 '])('take %j for nineteen hundred dollars', (text) => {
    const read = typing({ 'tiers.petite.first.complete': text });
    expect('value' in read && read.value.tiers.petite.first.complete).toBe(190_000);
  });

  it.each([
    ['tiers.grande.preview', '', 'price'],
    ['tiers.grande.preview', 'free', 'price'],
    ['tiers.petite.first.complete', '', 'price'],
    ['door.refresh', '0', 'price'],
    ['tiers.petite.last.complete', '1800', 'price-falls'],
    ['tiers.petite.last.complete', '2600.50', 'whole-dollars'],
    ['monthlyDiscountPercent', '10.5', 'number-range'],
    ['monthlyDiscountPercent', '', 'number-range'],
    ['monthlyDiscountPercent', '60', 'number-range'],
  ])('say what is wrong with %s when it is %j, and nothing else', (place, text, fault) => {
    const read = typing({ [place]: text });
    expect('faults' in read && [...read.faults]).toEqual([[place, fault]]);
  });
});

describe('a place in words', () => {
  it('names size, service and layout', () => {
    const inWords = (language: 'en' | 'fr') => (place: string) =>
      placeInWords(place, { language, words: inLanguage(messages, language) });
    expect(
      ['tiers.petite.first.complete', 'tiers.grande.preview', 'door.platinum', 'fallback'].map(inWords('en')),
    ).toEqual([
      'Little Storefront, Full, Layout 1',
      'Grand Storefront, Preview',
      'Door, Platinum',
      'Where no price is listed',
    ]);
    expect(inWords('fr')('tiers.moderne.last.refresh')).toMatch(/Disposition\u00a012$/);
  });

  it('is another one for each price', () => {
    const places = differingPrices(defaultPrices, {
      tiers: { petite: nothing, moderne: nothing, grande: nothing },
      door: noPrices,
      fallback: none,
      monthlyDiscountPercent: 0,
    });
    const words = places.map((place) => placeInWords(place, { language: 'en', words: inLanguage(messages, 'en') }));
    expect(new Set(words).size).toBe(33);
  });
});
