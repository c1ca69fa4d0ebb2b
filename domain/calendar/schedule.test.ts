import { describe, expect, it } from 'vitest';
import { aSchedule, morningTimes, schedulesWith } from '#tests/builders/season.ts';
import { blockedTimes, isBlockedAllDay } from './availability.ts';
import {
  type AppointmentTime,
  appointmentInstant,
  type CalendarBlock,
  crewsOn,
  isTime,
  leastCrews,
  minutesOf,
  scheduleOn,
  timesOf,
  timesOn,
  usualCrews,
  type Weekday,
  weekdaysWith,
} from './schedule.ts';

describe('the time of an appointment', () => {
  it.each([
    ['8:00 AM', 480],
    ['9:00 AM', 540],
    ['10:00 AM', 600],
    ['12:00 AM', 0],
    ['12:30 PM', 750],
    ['1:05 PM', 785],
    ['11:59 PM', 1439],
  ] as const)('%s is %i minutes after midnight', (time, minutes) => {
    expect([isTime(time), minutesOf(time)]).toEqual([true, minutes]);
  });

  it.each(['', '9', '09:00', '9:00', '9:00 am', '0:30 AM', '13:00 PM', '9:60 AM', '9:00  AM', ' 9:00 AM', '9:00 AM\n'])(
    'is not %j',
    (time) => {
      expect(isTime(time)).toBe(false);
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
  const partOf = (startTime: AppointmentTime | null, endTime: AppointmentTime | null) =>
    block({ allDay: false, startTime, endTime });

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
    expect(blockedTimes('2026-10-06', morningTimes, [partOf(start, end)])).toEqual(closed);
  });

  it('adds to another one on the same day, and does nothing on days outside', () => {
    const both = [partOf('8:00 AM', '8:30 AM'), partOf('10:00 AM', '11:00 AM')];
    expect(blockedTimes('2026-10-06', morningTimes, both)).toEqual(['8:00 AM', '10:00 AM']);
    expect(blockedTimes('2026-10-12', morningTimes, both)).toEqual([]);
  });
});

describe('the schedule of a day', () => {
  const saturdays = aSchedule({ weekdays: weekdaysWith([6], ['1:00 PM']) });
  const schedules = schedulesWith({}, ['2026-10-10', saturdays]);

  it('is the one that began last, from its first day on', () => {
    expect(timesOn('2026-10-08', schedules)).toEqual(morningTimes);
    expect(timesOn('2026-10-10', schedules)).toEqual(['1:00 PM']);
    expect(timesOn('2026-10-12', schedules)).toEqual([]);
    expect(timesOf(scheduleOn('2026-10-12', schedules))).toEqual(['1:00 PM']);
  });

  it('has every time of its week once, in their order', () => {
    const weekdays: Weekday[] = [
      { times: ['1:00 PM'], crews: null },
      { times: ['8:00 AM', '1:00 PM'], crews: null },
    ];
    expect(timesOf({ weekdays })).toEqual(['8:00 AM', '1:00 PM']);
  });

  it('has the crews of the day itself, of its weekday, or of the settings, and none where the settings have none', () => {
    const weekdays = weekdaysWith([1, 2], morningTimes).map(
      (day, index) => day && { ...day, crews: index === 1 ? 3 : null },
    );
    const rules = { schedule: schedulesWith({ weekdays }), dayCrews: new Map([['2026-10-06', 1]]) };
    const days = ['2026-10-05', '2026-10-06', '2026-10-13', '2026-10-07'];
    const on = (crewsPerDay: number) => days.map((day) => crewsOn(day, { ...rules, crewsPerDay }));
    expect(on(2)).toEqual([3, 1, 2, 2]);
    expect(on(0)).toEqual([0, 0, 0, 0]);
    expect(days.map((day) => usualCrews(day, { ...rules, crewsPerDay: 2 }))).toEqual([3, 2, 2, 2]);
    expect(leastCrews({ ...rules, crewsPerDay: 5 })).toBe(1);
  });
});
