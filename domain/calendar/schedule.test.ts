import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from './day.ts';
import {
  appointmentInstant,
  blockedTimes,
  type CalendarBlock,
  hasPassed,
  isBlockedAllDay,
  minutesOf,
  seasonOn,
} from './schedule.ts';

const schedule = {
  timeZone: 'America/Toronto',
  openWeekdays: [1, 2, 4],
  times: ['8:00 AM', '9:00 AM', '10:00 AM'],
  seasonStart: { month: 4, day: 1 },
  seasonEnd: { month: 11, day: 5 },
} as const;

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
    const southern = { ...schedule, seasonStart: { month: 9, day: 1 }, seasonEnd: { month: 5, day: 1 } };
    expect(seasonOn('2026-02-10', southern)).toEqual({ opensOn: '2025-09-01', closesOn: '2026-05-01' });
    expect(seasonOn('2026-06-10', southern)).toEqual({ opensOn: '2026-09-01', closesOn: '2027-05-01' });
    const all = { ...schedule, seasonStart: { month: 1, day: 1 }, seasonEnd: { month: 1, day: 1 } };
    expect(seasonOn('2026-12-31', all)).toEqual({ opensOn: '2026-01-01', closesOn: '2027-01-01' });
  });

  const days = fc.nat(20_000).map((count) => addDays('2000-01-01', count));
  const own = fc.option(fc.nat(20_000).map((count) => addDays('2000-01-01', count)));
  const dayOfYear = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) });

  it('always ends after today, begins before it ends, and lies within a year: the site never closes for good', () => {
    fc.assert(
      fc.property(days, own, dayOfYear, dayOfYear, (today, operatorDate, seasonStart, seasonEnd) => {
        const season = seasonOn(today, { ...schedule, seasonStart, seasonEnd }, operatorDate);
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

describe('the time of an appointment', () => {
  it.each([
    ['8:00 AM', 480],
    ['9:00 AM', 540],
    ['10:00 AM', 600],
    ['12:00 AM', 0],
    ['12:30 PM', 750],
    ['1:05 PM', 785],
    ['11:59 PM', 1439],
  ])('%s is %i minutes after midnight', (time, minutes) => {
    expect(minutesOf(time)).toBe(minutes);
  });

  it.each(['', '9', '09:00', '9:00', '9:00 am', '0:30 AM', '13:00 PM', '9:60 AM', '9:00  AM', ' 9:00 AM', '9:00 AM\n'])(
    'is not %j',
    (time) => {
      expect(minutesOf(time)).toBeNull();
    },
  );

  it('begins at an instant, five hours behind UTC in winter and four in summer', () => {
    expect(appointmentInstant('2026-01-15', '9:00 AM', 'America/Toronto').toISOString()).toBe(
      '2026-01-15T14:00:00.000Z',
    );
    expect(appointmentInstant('2026-07-16', '9:00 AM', 'America/Toronto').toISOString()).toBe(
      '2026-07-16T13:00:00.000Z',
    );
  });

  it('is a bug when it is no time', () => {
    expect(() => appointmentInstant('2026-07-16', 'noon', 'America/Toronto')).toThrow(RangeError);
  });
});

describe('a block', () => {
  const block = (but: Partial<CalendarBlock>): CalendarBlock => ({
    startDate: '2026-10-05',
    endDate: '2026-10-08',
    allDay: true,
    startTime: null,
    endTime: null,
    ...but,
  });
  const partOf = (startTime: string | null, endTime: string | null) => block({ allDay: false, startTime, endTime });

  it.each([
    ['2026-10-04', false],
    ['2026-10-05', true],
    ['2026-10-06', true],
    ['2026-10-08', true],
    ['2026-10-09', false],
  ])('from 5 to 8 October, both included, closes %s: %s', (date, blocked) => {
    expect(isBlockedAllDay(date, [block({})])).toBe(blocked);
  });

  it('of part of a day does not close the day', () => {
    expect(isBlockedAllDay('2026-10-05', [partOf('8:00 AM', '10:00 AM')])).toBe(false);
  });

  it.each([
    ['8:00 AM', '10:00 AM', ['8:00 AM', '9:00 AM'], 'its end is not closed'],
    ['8:30 AM', '9:30 AM', ['9:00 AM'], 'what lies inside is closed'],
    [null, '9:00 AM', ['8:00 AM'], 'without a start it counts from midnight'],
    ['9:00 AM', null, ['9:00 AM', '10:00 AM'], 'without an end it lasts all day'],
    [null, null, ['8:00 AM', '9:00 AM', '10:00 AM'], 'without either it closes every time'],
    ['1:00 PM', '5:00 PM', [], 'an afternoon closes no morning'],
  ] as const)('from %s to %s closes %j: %s', (start, end, closed, _why) => {
    expect(blockedTimes('2026-10-06', schedule.times, [partOf(start, end)])).toEqual(closed);
  });

  it('adds to another one on the same day, and does nothing on days outside', () => {
    const both = [partOf('8:00 AM', '8:30 AM'), partOf('10:00 AM', '11:00 AM')];
    expect(blockedTimes('2026-10-06', schedule.times, both)).toEqual(['8:00 AM', '10:00 AM']);
    expect(blockedTimes('2026-10-12', schedule.times, both)).toEqual([]);
  });
});
