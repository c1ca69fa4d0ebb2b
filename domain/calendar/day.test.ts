import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../durations.ts';
import { addDays, dayOf, daysBetween, isDay, parseDay, weekdayOf } from './day.ts';

const often = { numRuns: 2000 };
/** Days from 1970 on, as their number and as the text that UTC gives them. */
const anyDay = fc.integer({ min: 0, max: 80_000 });
const utcText = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

describe('a day', () => {
  it.each(['2025-10-06', '2028-02-29', '2000-02-29', '2026-12-31', '2026-01-01'])('exists: %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    ['2027-02-29', 'a leap day in a common year'],
    ['2100-02-29', 'a leap day in a century year'],
    ['2026-02-30', 'a 30 February'],
    ['2026-04-31', 'a 31 April'],
    ['2026-13-01', 'a thirteenth month'],
    ['2026-00-10', 'a month zero'],
    ['2026-10-00', 'a day zero'],
    ['2026-1-5', 'a day without its zeros'],
    ['2026/10/05', 'a day with slashes'],
    ['05-10-2026', 'a day that begins with the day'],
    ['2026-10-05T00:00:00Z', 'an instant'],
    [' 2026-10-05', 'a day after a space'],
    ['2026-10-05\n', 'a day before a line feed'],
    ['', 'nothing'],
    ['tomorrow', 'a word'],
  ])('does not exist: %j, %s', (text) => {
    expect(isDay(text)).toBe(false);
    expect(parseDay(text)).toBeNull();
  });

  it('is read into its parts and written back', () => {
    expect(parseDay('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 });
    expect(dayOf(2028, 2, 9)).toBe('2028-02-09');
  });

  it.each([
    ['2025-10-06', 1, 'Monday'],
    ['2025-11-05', 3, 'Wednesday'],
    ['2028-02-29', 2, 'Tuesday'],
    ['2027-04-01', 4, 'Thursday'],
    ['2027-03-14', 0, 'Sunday'],
  ])('%s is weekday %i, a %s', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });

  it.each([
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 365, '2029-02-28'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2027-03-13', 2, '2027-03-15'],
    ['2027-11-06', 2, '2027-11-08'],
    ['2026-10-05', 0, '2026-10-05'],
  ])('%s and %i days is %s', (date, count, expected) => {
    expect(addDays(date, count)).toBe(expected);
  });

  it('has the weekday and the text that UTC gives it', () => {
    fc.assert(
      fc.property(anyDay, (number) => {
        expect(isDay(utcText(number))).toBe(true);
        expect(weekdayOf(utcText(number))).toBe(new Date(number * dayMs).getUTCDay());
        expect(weekdayOf(utcText(number))).toBe((number + 4) % 7); // 1 January 1970 was a Thursday
      }),
      often,
    );
  });

  it('moves by whole days, there and back, over every change of clocks', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (number, count) => {
        fc.pre(number + count >= 0);
        expect(addDays(utcText(number), count)).toBe(utcText(number + count));
        expect(addDays(addDays(utcText(number), count), -count)).toBe(utcText(number));
      }),
      often,
    );
  });

  it('compares as text in the order of the calendar', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        expect(utcText(one) < utcText(other)).toBe(one < other);
      }),
      often,
    );
  });

  it('is a bug when it is counted from a text that is no day', () => {
    expect(() => addDays('2027-02-29', 1)).toThrow(RangeError);
    expect(() => weekdayOf('soon')).toThrow(RangeError);
  });
});

describe('the days between two days', () => {
  it('include the first and not the last, across a leap day', () => {
    expect(daysBetween('2028-02-28', '2028-03-02')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  });

  it.each(['2028-02-28', '2028-02-27'])('are none from 2028-02-28 to %s', (to) => {
    expect(daysBetween('2028-02-28', to)).toEqual([]);
  });
});
