import { describe, expect, it } from 'vitest';
import { hoursInWords, hoursLine, type OpeningHours } from './opening-hours.ts';

const week: OpeningHours = { days: [1, 5], opens: '7:00 AM', closes: '5:00 PM' };

describe('opening hours', () => {
  it('stand on a line of their own', () => {
    expect(hoursLine(week)).toEqual({
      en: 'Monday - Friday, 7:00 AM - 5:00 PM',
      fr: 'Lundi au vendredi, 7\u00a0h à\u00a017\u00a0h',
    });
  });

  it('stand within a sentence', () => {
    expect(hoursInWords(week)).toEqual({
      en: 'Monday to Friday, 7:00 AM to 5:00 PM',
      fr: 'du lundi au vendredi, de\u00a07\u00a0h à\u00a017\u00a0h',
    });
  });
});
