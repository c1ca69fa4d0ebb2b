import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSchedule, schedulesWith } from '#tests/builders/season.ts';
import { addDays, dayOf } from './day.ts';
import type { Schedule } from './schedule.ts';
import { hasPassed, isSeasonDay, seasonOn, seasonOpening } from './season.ts';

const schedule = schedulesWith();
const days = fc.nat(20_000).map((count) => addDays('2000-01-01', count));
const own = fc.option(fc.nat(20_000).map((count) => addDays('2000-01-01', count)));
const dayOfYear = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) });

describe('the season that is sold', () => {
  const opens = '2026-04-01';
  const closes = '2026-11-05';

  it.each([
    ['2025-10-08', '2025-04-01', '2025-11-05', 'the season of 2025, as the specification says'],
    ['2025-11-04', '2025-04-01', '2025-11-05', 'the day before it ends'],
    ['2025-11-05', opens, closes, 'on its first closed day the next one'],
    ['2025-12-31', opens, closes, 'in winter'],
    ['2026-01-01', opens, closes, 'in the new year'],
    ['2026-03-31', opens, closes, 'the day before it begins'],
    ['2026-04-01', opens, closes, 'on its first day'],
    ['2028-02-29', '2028-04-01', '2028-11-05', 'on a leap day'],
  ])('seen from %s is from %s to %s: %s', (today, opensOn, closesOn) => {
    expect(seasonOn(today, schedule)).toEqual({ opensOn, closesOn });
  });

  it.each([
    ['2026-10-01', '2026-10-20', opens, '2026-10-20', 'ends earlier'],
    ['2026-10-01', '2026-12-15', opens, '2026-12-15', 'ends later'],
    ['2026-12-01', '2026-12-15', opens, '2026-12-15', 'lasts into the winter'],
    ['2027-02-10', '2027-04-01', opens, '2027-04-01', 'lasts through the winter'],
    ['2026-10-20', '2026-10-20', '2027-04-01', '2027-11-05', 'is over on that day'],
    ['2026-12-15', '2026-12-15', '2027-04-01', '2027-11-05', 'is over on that day, in winter too'],
    ['2026-12-01', '2027-06-01', '2027-04-01', '2027-06-01', 'is the next one, and ends early'],
    ['2026-06-01', '2028-06-01', opens, closes, 'knows nothing of a later one'],
    ['2026-06-01', '2025-10-20', opens, closes, 'knows nothing of an earlier one'],
  ])('on %s with an own first closed day of %s is from %s to %s: it %s', (today, own, opensOn, closesOn) => {
    expect(seasonOn(today, schedule, own)).toEqual({ opensOn, closesOn });
  });

  it('goes over the new year where it begins later in the year than it ends, and never ends where both are one day', () => {
    const southern = schedulesWith({ seasonStart: { month: 9, day: 1 }, seasonEnd: { month: 5, day: 1 } });
    expect(seasonOn('2026-02-10', southern)).toEqual({ opensOn: '2025-09-01', closesOn: '2026-05-01' });
    expect(seasonOn('2026-06-10', southern)).toEqual({ opensOn: '2026-09-01', closesOn: '2027-05-01' });
    const all = schedulesWith({ seasonStart: { month: 1, day: 1 }, seasonEnd: { month: 1, day: 1 } });
    expect(seasonOn('2026-12-31', all)).toEqual({ opensOn: '2026-01-01', closesOn: '2027-01-01' });
  });

  it('always ends after today, begins before it ends, and lies within a year: the site never closes for good', () => {
    fc.assert(
      fc.property(days, own, dayOfYear, dayOfYear, (today, operatorDate, seasonStart, seasonEnd) => {
        const season = seasonOn(today, schedulesWith({ seasonStart, seasonEnd }), operatorDate);
        expect(today < season.closesOn && season.opensOn < season.closesOn).toBe(true);
        expect(season.opensOn <= addDays(today, 366)).toBe(true);
        expect(season.opensOn.slice(5)).toBe(dayOf(2000, seasonStart.month, seasonStart.day).slice(5));
      }),
      { numRuns: 2000 },
    );
  });

  it('without an own day never takes in a day from December to March', () => {
    fc.assert(
      fc.property(days, fc.nat(800), (today, ahead) => {
        const day = addDays(today, ahead);
        const { opensOn, closesOn } = seasonOn(today, schedule);
        const isSold = opensOn <= day && day < closesOn;
        if (isSold) expect(['12', '01', '02', '03']).not.toContain(day.slice(5, 7));
      }),
      { numRuns: 2000 },
    );
  });

  it('with an own day is that of any other year wherever the own day is not', () => {
    fc.assert(
      fc.property(days, own, (today, operatorDate) => {
        const [season, usual] = [seasonOn(today, schedule, operatorDate), seasonOn(today, schedule)];
        const touched = season.closesOn === operatorDate || hasPassed(operatorDate, season);
        if (!touched) expect(season).toEqual(usual);
      }),
      { numRuns: 2000 },
    );
  });

  it('knows whether the own day has passed: from that day on, until the operator takes it away', () => {
    fc.assert(
      fc.property(days, own, (today, operatorDate) => {
        const passed = operatorDate !== null && operatorDate <= today;
        expect(hasPassed(operatorDate, seasonOn(today, schedule, operatorDate))).toBe(passed);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a schedule that begins later', () => {
  const [spring, autumn] = [
    aSchedule({ seasonStart: { month: 5, day: 1 } }),
    aSchedule({ seasonEnd: { month: 10, day: 20 } }),
  ];

  it('ends the season on its own day, and leaves the one before it alone', () => {
    expect(seasonOn('2026-10-01', schedulesWith({}, ['2026-10-10', autumn]))).toEqual({
      opensOn: '2026-04-01',
      closesOn: '2026-10-20',
    });
    expect(seasonOn('2026-10-01', schedulesWith({}, ['2027-01-01', autumn])).closesOn).toBe('2026-11-05');
  });

  it('opens the next season when it says so, also before it has begun', () => {
    const schedules = schedulesWith({}, ['2027-01-01', spring]);
    expect(seasonOn('2026-12-01', schedules).opensOn).toBe('2027-05-01');
    expect(seasonOpening(2027, schedules)).toBe('2027-05-01');
    expect(seasonOpening(2026, schedules)).toBe('2026-04-01');
  });

  it('that closes the days in the middle of a season makes two seasons of it', () => {
    const summer = aSchedule({ seasonEnd: { month: 7, day: 1 } });
    const schedules = schedulesWith({}, ['2026-07-10', summer], ['2026-09-01', aSchedule()]);
    expect(seasonOn('2026-06-01', schedules)).toEqual({ opensOn: '2026-04-01', closesOn: '2026-07-10' });
    expect(seasonOn('2026-07-10', schedules)).toEqual({ opensOn: '2026-09-01', closesOn: '2026-11-05' });
    expect(isSeasonDay('2026-08-01', schedules)).toBe(false);
  });

  it('of two that begin together leaves the newer one alone', () => {
    const schedules = schedulesWith({}, ['2026-10-10', spring], ['2026-10-10', autumn]);
    expect(seasonOn('2026-10-12', schedules).closesOn).toBe('2026-10-20');
  });

  it('never leaves the site without a season', () => {
    const later = fc
      .tuple(days, dayOfYear, dayOfYear)
      .map(([from, seasonStart, seasonEnd]): [string, Schedule] => [from, aSchedule({ seasonStart, seasonEnd })]);
    fc.assert(
      fc.property(days, fc.array(later, { maxLength: 4 }), (today, versions) => {
        const near = versions.filter(([from]) => from < addDays(today, 730)).toSorted(([a], [b]) => (a < b ? -1 : 1));
        const season = seasonOn(today, schedulesWith({}, ...near));
        expect(today < season.closesOn && season.opensOn < season.closesOn).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
