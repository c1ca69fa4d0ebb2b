import { describe, expect, it } from 'vitest';
import { aSchedule } from '#tests/builders/season.ts';
import type { Schedule, Weekday } from './schedule.ts';
import { differingParts, faultsOfSchedule, scheduleSchema } from './schedule-rules.ts';

const withMonday = (monday: Weekday | null): Schedule =>
  aSchedule({ weekdays: aSchedule().weekdays.map((one, index) => (index === 1 ? monday : one)) });
const atNoTime = { ...aSchedule(), weekdays: Array(7).fill({ times: ['25:00'], crews: null }) };
const open = (more: Partial<Weekday>): Weekday => ({ times: ['8:00 AM'], crews: null, ...more });

describe('a schedule that an owner may set', () => {
  it('has hours on each open weekday, and a season that begins before it ends', () => {
    expect(faultsOfSchedule(aSchedule())).toEqual(new Map());
  });

  it.each([
    ['no hours on an open day', withMonday(open({ times: [] })), 'weekdays.1.times', 'times-missing'],
    ['an hour twice', withMonday(open({ times: ['8:00 AM', '8:00 AM'] })), 'weekdays.1.times', 'times-twice'],
    ['hours out of order', withMonday(open({ times: ['9:00 AM', '8:00 AM'] })), 'weekdays.1.times', 'times-unread'],
    ['no crew on an open day', withMonday(open({ crews: 0 })), 'weekdays.1.crews', 'crews'],
    ['half a crew', withMonday(open({ crews: 1.5 })), 'weekdays.1.crews', 'crews'],
    [
      'a season that ends before it begins',
      aSchedule({ seasonEnd: { month: 3, day: 31 } }),
      'seasonEnd',
      'season-order',
    ],
    ['a day of no month', aSchedule({ seasonStart: { month: 2, day: 30 } }), 'seasonStart', 'day-of-year'],
  ])('has not %s', (_what, schedule, place, fault) => {
    expect([...faultsOfSchedule(schedule)]).toEqual([[place, fault]]);
    const refused = scheduleSchema.safeParse(schedule);
    expect(refused.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([[place, fault]]);
  });

  it('has seven weekdays, one of them open', () => {
    expect(faultsOfSchedule(aSchedule({ weekdays: Array(7).fill(null) })).get('weekdays')).toBe('weekdays-none');
    expect(scheduleSchema.safeParse(aSchedule({ weekdays: aSchedule().weekdays.slice(1) })).success).toBe(false);
  });

  it.each([null, 'schedule', {}, { ...aSchedule(), weekdays: [{ times: [8] }] }, atNoTime])('is not %j', (value) => {
    expect(scheduleSchema.safeParse(value).success).toBe(false);
  });
});

it('two schedules differ by the hours and the crews of each weekday, and by the ends of the season', () => {
  expect(differingParts(aSchedule(), structuredClone(aSchedule()))).toEqual([]);
  expect(differingParts(aSchedule(), withMonday(null))).toEqual(['weekdays.1.times']);
  expect(differingParts(aSchedule(), withMonday({ times: ['8:00 AM'], crews: 2 }))).toEqual([
    'weekdays.1.times',
    'weekdays.1.crews',
  ]);
  expect(differingParts(aSchedule(), aSchedule({ seasonEnd: { month: 11, day: 20 } }))).toEqual(['seasonEnd']);
});
