import { describe, expect, it } from 'vitest';
import { formatInstant, formatShortVisit, formatVisit } from './when.ts';

const spoken = (text: string) => text.replace(/\u00a0/g, ' ');

describe('a day and an hour', () => {
  it('are said in both languages', () => {
    expect(spoken(formatVisit('2025-10-09', '9:00 AM', 'en'))).toBe('Thursday, October 9, 2025 at 9:00 AM');
    expect(spoken(formatVisit('2027-04-01', '9:00 AM', 'fr'))).toBe('jeudi 1er avril 2027 à 9 h');
    expect(spoken(formatShortVisit('2025-10-09', '10:00 AM', 'en'))).toBe('Thu, Oct 9 at 10:00 AM');
    expect(spoken(formatShortVisit('2025-10-09', '10:00 AM', 'fr'))).toBe('jeu. 9 oct. à 10 h');
  });

  it.each([
    ['2025-10-08T22:00:00.000Z', 'Wednesday, October 8, 2025 at 6:00 PM', 'mercredi 8 octobre 2025 à 18 h'],
    ['2025-11-04T23:30:00.000Z', 'Tuesday, November 4, 2025 at 6:30 PM', 'mardi 4 novembre 2025 à 18 h 30'],
    ['2025-10-09T04:05:00.000Z', 'Thursday, October 9, 2025 at 12:05 AM', 'jeudi 9 octobre 2025 à 0 h 05'],
    ['2025-10-09T16:00:00.000Z', 'Thursday, October 9, 2025 at 12:00 PM', 'jeudi 9 octobre 2025 à 12 h'],
  ])('of the instant %s are those of the business, on both sides of a clock change', (instant, en, fr) => {
    expect([spoken(formatInstant(instant, 'en')), spoken(formatInstant(instant, 'fr'))]).toEqual([en, fr]);
  });
});
