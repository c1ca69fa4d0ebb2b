import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdayOf } from './day.ts';
import { isQuebecHoliday, quebecHolidays } from './holidays.ts';

describe('the public holidays of Quebec', () => {
  it.each([
    [2025, ['01-01', '04-18', '04-21', '05-19', '06-24', '07-01', '09-01', '10-13', '12-25']],
    // 1 July is a Sunday.
    [2029, ['01-01', '03-30', '04-02', '05-21', '06-24', '07-02', '09-03', '10-08', '12-25']],
  ])('of %i are those of the calendar', (year, days) => {
    expect(quebecHolidays(year)).toEqual(days.map((day) => `${year}-${day}`));
  });

  // The earliest and the latest Easter that the rule allows, and the exceptions that simpler formulas miss.
  it.each(['2008-03-24', '2038-04-26', '1954-04-19', '1981-04-20', '2049-04-19'])(
    'include Easter Monday %s',
    (date) => {
      expect(isQuebecHoliday(date)).toBe(true);
    },
  );

  it('are nine different days in order, five of them on a fixed weekday, in every year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => {
        const days = quebecHolidays(year);
        expect(new Set(days).size).toBe(9);
        expect(days).toEqual(days.toSorted());
        expect([1, 2, 3, 6, 7].map((index) => weekdayOf(days[index] ?? ''))).toEqual([5, 1, 1, 1, 1]);
        expect(days.every(isQuebecHoliday)).toBe(true);
      }),
    );
  });

  it('do not include ordinary days', () => {
    expect(['2025-01-02', '2025-05-26', '2025-07-02', '2025-12-26'].filter(isQuebecHoliday)).toEqual([]);
  });
});
