import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSchedule } from '#business/schedule.ts';
import { weekdayOf } from './day.ts';
import { holidayOn, isQuebecHoliday, quebecHolidays, undecidedHolidays } from './holidays.ts';
import { always } from './schedule.ts';

const datesOf = (year: number) => quebecHolidays(year).map(({ date }) => date);

describe('the public holidays of Quebec', () => {
  it.each([
    [2025, ['01-01', '04-18', '04-21', '05-19', '06-24', '07-01', '09-01', '10-13', '12-25']],
    // 24 June and 1 July are Sundays.
    [2029, ['01-01', '03-30', '04-02', '05-21', '06-24', '06-25', '07-02', '09-03', '10-08', '12-25']],
  ])('of %i are those of the calendar', (year, days) => {
    expect(datesOf(year)).toEqual(days.map((day) => `${year}-${day}`));
  });

  // The earliest and the latest Easter that the rule allows, and the exceptions that simpler formulas miss.
  it.each(['2008-03-24', '2038-04-26', '1954-04-19', '1981-04-20', '2049-04-19'])(
    'include Easter Monday %s',
    (date) => {
      expect(isQuebecHoliday(date)).toBe(true);
    },
  );

  it('are nine in order, five of them on a fixed weekday, and one of a Sunday has its Monday, in every year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => {
        const days = datesOf(year);
        expect(new Set(quebecHolidays(year).map(({ name }) => name)).size).toBe(9);
        const national = weekdayOf(`${year}-06-24`);
        expect(days).toHaveLength(national === 0 ? 10 : 9);
        expect(isQuebecHoliday(`${year}-06-25`)).toBe(national === 0);
        expect([isQuebecHoliday(`${year}-07-01`), isQuebecHoliday(`${year}-07-02`)]).toEqual([
          national !== 0,
          national === 0,
        ]);
        expect(days).toEqual(days.toSorted());
        expect([1, 2, 3, -3, -2].map((index) => weekdayOf(days.at(index) ?? ''))).toEqual([5, 1, 1, 1, 1]);
        expect(days.every(isQuebecHoliday)).toBe(true);
      }),
    );
  });

  it('do not include ordinary days', () => {
    expect(['2025-01-02', '2025-05-26', '2025-07-02', '2025-12-26'].filter(isQuebecHoliday)).toEqual([]);
  });
});

describe('a holiday that is sold', () => {
  const schedule = { timeZone: 'America/Toronto', versions: [{ ...defaultSchedule, startsOn: always }] };
  const season = { schedule, blocks: [], opensOn: '2026-04-01', closesOn: '2026-11-05', from: '2026-01-10', kept: [] };
  const undecided = (more = {}) => undecidedHolidays(quebecHolidays, { ...season, ...more }).map(({ date }) => date);
  const mondays = ['2026-04-06', '2026-05-18', '2026-09-07', '2026-10-12'];
  const block = { startDate: '2026-05-18', endDate: '2026-05-18', allDay: true, startTime: null, endTime: null };

  it('waits for a decision while it lies ahead in the season on a day of visits', () => {
    expect(undecided()).toEqual(mondays);
    expect(undecided({ from: '2026-05-19' })).toEqual(mondays.slice(2));
  });

  it('does not wait once it is closed, or kept open', () => {
    expect(undecided({ blocks: [block] })).not.toContain('2026-05-18');
    expect(undecided({ blocks: [{ ...block, allDay: false, startTime: '8:00 AM', endTime: '9:00 AM' }] })).toEqual(
      mondays,
    );
    expect(undecided({ kept: ['2026-05-18', '2026-10-12'] })).toEqual(['2026-04-06', '2026-09-07']);
  });

  it('has its name', () => {
    expect([holidayOn('2026-05-18', quebecHolidays), holidayOn('2026-05-19', quebecHolidays)]).toEqual([
      'patriots',
      null,
    ]);
  });
});
