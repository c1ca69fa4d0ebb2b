import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './day.ts';
import {
  appointmentInstant,
  blockedTimes,
  type CalendarBlock,
  closesOn,
  isBlockedAllDay,
  minutesOf,
} from './schedule.ts';

const schedule = {
  timeZone: 'America/Toronto',
  openWeekdays: [1, 2, 4],
  times: ['8:00 AM', '9:00 AM', '10:00 AM'],
  seasonEnd: { month: 11, day: 5 },
} as const;

describe('the first closed day', () => {
  it.each([
    ['2025-01-01', '2025-11-05', 'all through 2025, as the specification says'],
    ['2025-10-08', '2025-11-05', 'all through 2025, as the specification says'],
    ['2025-11-04', '2025-11-05', 'the day before the season ends'],
    ['2025-11-05', '2026-11-05', 'on the day itself the next season counts'],
    ['2025-11-06', '2026-11-05', 'the day after'],
    ['2025-12-31', '2026-11-05', 'at the end of the year'],
    ['2026-01-01', '2026-11-05', 'at the beginning of a year'],
    ['2028-02-29', '2028-11-05', 'on a leap day'],
  ])('seen from %s is %s: %s', (day, closing) => {
    expect(closesOn(day, schedule)).toBe(closing);
  });

  it.each(['2025-10-20', '2026-05-01', '2025-10-08'])('is the operator’s own when one is set: %s', (date) => {
    expect(closesOn('2025-10-08', schedule, date)).toBe(date);
  });

  it('is the season’s again when the operator takes the own date away', () => {
    expect(closesOn('2025-10-08', schedule, null)).toBe('2025-11-05');
  });

  it('always lies ahead, by a year at most: the site never closes for good', () => {
    fc.assert(
      fc.property(fc.nat(40_000), (count) => {
        const day = addDays('2000-01-01', count);
        const closing = closesOn(day, schedule);
        expect(closing > day && closing <= addDays(day, 366) && closing.endsWith('-11-05')).toBe(true);
      }),
      { numRuns: 1000 },
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
