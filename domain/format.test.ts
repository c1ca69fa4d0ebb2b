import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar/day.ts';
import {
  formatLongDate,
  formatMoney,
  formatMonth,
  formatPhone,
  formatPrice,
  formatShortDate,
  formatTime,
  nbsp,
  weekdayName,
} from './format.ts';
import { languages } from './language.ts';
import { cents } from './money.ts';

const often = { numRuns: 1000 };
const anyPrice = fc.integer({ min: 0, max: 99_999_999 }).map(cents);
const anyDay = fc.nat(40_000).map((count) => addDays('1990-01-01', count));
/** No-break spaces drawn as `_`, so that they can be seen here. */
const drawn = (text: string): string => text.replaceAll('\u00a0', '_');

it('the no-break space is U+00A0', () => {
  expect(nbsp.codePointAt(0)).toBe(0xa0);
});

describe('money', () => {
  it.each([
    [126_473, '$1,264.73', '1_264,73_$'],
    [0, '$0.00', '0,00_$'],
    [4, '$0.04', '0,04_$'],
    [38_499, '$384.99', '384,99_$'],
    [99_999, '$999.99', '999,99_$'],
    [100_000, '$1,000.00', '1_000,00_$'],
    [1_258_100, '$12,581.00', '12_581,00_$'],
    [123_456_789, '$1,234,567.89', '1_234_567,89_$'],
  ])('%i cents are %s in English and %s in French', (amount, english, french) => {
    expect(formatMoney(cents(amount), 'en')).toBe(english);
    expect(drawn(formatMoney(cents(amount), 'fr'))).toBe(french);
  });

  it('has no ordinary space in French, so that no line ever breaks inside it', () => {
    fc.assert(
      fc.property(anyPrice, (amount) => {
        const text = formatMoney(amount, 'fr');
        expect(text).not.toContain(' ');
        expect(text).toMatch(/^\d{1,3}(\u00a0\d{3})*,\d{2}\u00a0\$$/);
      }),
      often,
    );
  });

  it('is written as the language tables of the platform write it', () => {
    const platform = languages.map((language) => ({
      language,
      format: new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency: 'CAD' }),
    }));
    fc.assert(
      fc.property(anyPrice, (amount) => {
        for (const { language, format } of platform) {
          expect(formatMoney(amount, language)).toBe(format.format(amount / 100));
        }
      }),
      often,
    );
  });

  it.each([
    [145_000, '$1,450', '1_450_$'],
    [38_499, '$384.99', '384,99_$'],
    [4, '$0.04', '0,04_$'],
  ])('of %i cents leaves out cents that are none', (amount, en, fr) => {
    expect(formatPrice(cents(amount), 'en')).toBe(en);
    expect(drawn(formatPrice(cents(amount), 'fr'))).toBe(fr);
  });
});

describe('a time', () => {
  it.each([
    ['8:00 AM', '8_h'],
    ['9:00 AM', '9_h'],
    ['9:30 AM', '9_h_30'],
    ['10:00 AM', '10_h'],
    ['1:05 PM', '13_h_05'],
    ['8:30 PM', '20_h_30'],
    ['12:00 PM', '12_h'],
    ['12:15 AM', '0_h_15'],
  ] as const)('%s stays so in English and is %s in French', (time, french) => {
    expect(formatTime(time, 'en')).toBe(time);
    expect(drawn(formatTime(time, 'fr'))).toBe(french);
  });
});

describe('a date', () => {
  it.each([
    ['2027-04-01', 'Thursday, April 1, 2027', 'jeudi 1er_avril 2027', 'Thu, Apr 1', 'jeu. 1er_avr.'],
    ['2026-03-10', 'Tuesday, March 10, 2026', 'mardi 10_mars 2026', 'Tue, Mar 10', 'mar. 10_mars'],
    ['2025-10-23', 'Thursday, October 23, 2025', 'jeudi 23_octobre 2025', 'Thu, Oct 23', 'jeu. 23_oct.'],
    ['2028-02-29', 'Tuesday, February 29, 2028', 'mardi 29_février 2028', 'Tue, Feb 29', 'mar. 29_févr.'],
    ['2026-08-31', 'Monday, August 31, 2026', 'lundi 31_août 2026', 'Mon, Aug 31', 'lun. 31_août'],
    ['2026-12-21', 'Monday, December 21, 2026', 'lundi 21_décembre 2026', 'Mon, Dec 21', 'lun. 21_déc.'],
  ])('%s is %j, %j; in short %j, %j', (date, english, french, shortEnglish, shortFrench) => {
    expect([formatLongDate(date, 'en'), drawn(formatLongDate(date, 'fr'))]).toEqual([english, french]);
    expect([formatShortDate(date, 'en'), drawn(formatShortDate(date, 'fr'))]).toEqual([shortEnglish, shortFrench]);
  });

  it('is written as the platform writes it, save for the first of the month in French', () => {
    const long = { dateStyle: 'full', timeZone: 'UTC' } as const;
    const [english, french] = [new Intl.DateTimeFormat('en-CA', long), new Intl.DateTimeFormat('fr-CA', long)];
    fc.assert(
      fc.property(anyDay, (date) => {
        const instant = new Date(`${date}T00:00:00Z`);
        expect(formatLongDate(date, 'en')).toBe(english.format(instant));
        expect(formatLongDate(date, 'fr').replaceAll(nbsp, ' ')).toBe(french.format(instant).replace(/ 1 /, ' 1er '));
      }),
      often,
    );
  });

  it('is left as it is when there is no such day', () => {
    expect(formatLongDate('2027-02-29', 'fr')).toBe('2027-02-29');
    expect(formatShortDate('soon', 'en')).toBe('soon');
  });

  it('has a month and a weekday by name', () => {
    expect([formatMonth(2025, 10, 'en'), formatMonth(2025, 10, 'fr')]).toEqual(['October 2025', 'octobre 2025']);
    expect([formatMonth(2027, 1, 'en'), formatMonth(2027, 12, 'fr')]).toEqual(['January 2027', 'décembre 2027']);
    expect([weekdayName(0, 'en'), weekdayName(4, 'fr')]).toEqual(['Sunday', 'jeudi']);
    expect([weekdayName(6, 'en', 'short'), weekdayName(6, 'fr', 'short')]).toEqual(['Sat', 'sam.']);
  });
});

describe('a phone number', () => {
  it.each(['5145550142', '+15145550142', '514 555-0142', '(514) 555-0142', '1-514-555-0142', '514.555.0142'])(
    'typed as %s is shown in the form of each language',
    (phone) => {
      expect(formatPhone(phone, 'en')).toBe('514-555-0142');
      expect(drawn(formatPhone(phone, 'fr'))).toBe('514_555-0142');
    },
  );

  it.each(['', '555-0142', '+33 1 23 45 67 89', '514 555-0142, poste 150'])(
    'is left as typed otherwise: %j',
    (phone) => {
      for (const language of languages) expect(formatPhone(phone, language)).toBe(phone);
    },
  );
});
