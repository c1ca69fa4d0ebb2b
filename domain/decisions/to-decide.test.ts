import { describe, expect, it } from 'vitest';
import { weekdaysWith } from '../calendar/schedule.ts';
import { type DecisionRules, lastDayOver, toDecide, type VisitAhead } from './to-decide.ts';

const rules: DecisionRules = {
  blocks: [],
  schedule: {
    timeZone: 'America/Toronto',
    versions: [
      {
        startsOn: '0001-01-01',
        weekdays: weekdaysWith([1, 2, 3, 4, 5], ['9:00 AM', '1:00 PM']),
        seasonStart: { month: 4, day: 1 },
        seasonEnd: { month: 11, day: 5 },
      },
    ],
  },
  closesOn: null,
  crewsPerDay: 2,
  dayCrews: new Map(),
};
const visit = (id: string, more: Partial<VisitAhead> = {}) => ({
  ...{ id, date: '2025-10-09', time: '9:00 AM' as const, unsuitable: false, kept: [] },
  ...more,
});
const block = { startDate: '2025-10-09', endDate: '2025-10-09' };
const allDay = { ...block, allDay: true, startTime: null, endTime: null };
const why = (visits: readonly (VisitAhead & { id: string })[], change: Partial<DecisionRules> = {}) =>
  toDecide(visits, { ...rules, ...change }).map(({ id, kinds }) => [id, ...kinds]);

describe('somebody has to decide about a visit', () => {
  it('not while it can take place as it was sold', () => expect(why([visit('a'), visit('b')])).toEqual([]));

  it('in unsuitable weather', () => expect(why([visit('a', { unsuitable: true })])).toEqual([['a', 'weather']]));

  it('on a day that was closed since, or at an hour of it that was', () => {
    expect(why([visit('a')], { blocks: [allDay] })).toEqual([['a', 'closed']]);
    const morning = { ...block, allDay: false, startTime: '8:00 AM' as const, endTime: '11:00 AM' as const };
    expect(why([visit('a'), visit('b', { time: '1:00 PM' })], { blocks: [morning] })).toEqual([['a', 'closed']]);
  });

  it('on a weekday that has no visits any more, at an hour that none begins at, and after the season', () => {
    expect(why([visit('a', { date: '2025-10-11' })])).toEqual([['a', 'closed']]);
    expect(why([visit('a', { time: '10:00 AM' })])).toEqual([['a', 'closed']]);
    expect(why([visit('a')], { closesOn: '2025-10-09' })).toEqual([['a', 'closed']]);
  });

  it('where a day has fewer crews than visits: about those that were booked last', () => {
    expect(why([visit('a'), visit('b'), visit('c')])).toEqual([['c', 'crews']]);
    expect(why([visit('a'), visit('b'), visit('c')], { crewsPerDay: 1 })).toEqual([
      ['b', 'crews'],
      ['c', 'crews'],
    ]);
    const sick = new Map([['2025-10-09', 1]]);
    expect(why([visit('a'), visit('b')], { dayCrews: sick })).toEqual([['b', 'crews']]);
    expect(why([visit('a'), visit('b'), visit('c', { date: '2025-10-10' })])).toEqual([]);
  });

  it('for every reason that there is, and not for one for which it was kept', () => {
    const wet = visit('a', { unsuitable: true });
    expect(why([wet], { blocks: [allDay] })).toEqual([['a', 'weather', 'closed']]);
    expect(why([{ ...wet, kept: ['weather'] }], { blocks: [allDay] })).toEqual([['a', 'closed']]);
    expect(why([visit('a'), visit('b', { kept: ['crews'] }), visit('c')])).toEqual([]);
  });
});

it.each([
  ['2025-10-09T20:59:00Z', '2025-10-08'],
  ['2025-10-09T21:00:00Z', '2025-10-09'],
  ['2025-10-10T03:59:00Z', '2025-10-09'],
])('at %s the visits up to %s are asked about', (now, day) =>
  expect(lastDayOver(new Date(now), { askedAt: '5:00 PM', timeZone: 'America/Toronto' })).toBe(day),
);
