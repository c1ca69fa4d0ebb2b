import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesWith, skyWith } from '#tests/builders/rules/sky.ts';
import { schedulesWith } from '#tests/builders/season.ts';
import type { CalendarView } from '../calendar/availability.ts';
import { addDays, daysBetween, weekdayOf } from '../calendar/day.ts';
import type { CalendarBlock } from '../calendar/schedule.ts';
import type { JudgedVisit } from './judge.ts';
import { answerDeadline, clearDays } from './next-day.ts';
import type { WeatherFigures } from './sky.ts';

const timeZone = 'America/Toronto';
const schedule = schedulesWith();
const rules = rulesWith({ dryHours: 6 });
const fine = { precipitationChance: 0, precipitationMm: 0, temperatureC: 15, gustKmh: 15 };
const wet = { ...fine, precipitationChance: 90 };

/** Monday, 6 October 2025, seven in the evening. */
const mondayEvening = new Date('2025-10-06T23:00:00Z');
const view = (more: Partial<CalendarView> = {}): CalendarView => ({
  now: mondayEvening,
  schedule,
  opensOn: '2025-04-01',
  closesOn: '2025-11-05',
  blocks: [],
  ...more,
});
const twoWeeks = daysBetween('2025-10-07', '2025-10-21');
const wetOn = (...rainy: readonly string[]): Record<string, WeatherFigures> =>
  Object.fromEntries(twoWeeks.map((date) => [date, rainy.includes(date) ? wet : fine]));
const block = (more: Partial<CalendarBlock>): CalendarBlock => ({
  startDate: '2025-10-13',
  endDate: '2025-10-13',
  allDay: true,
  startTime: null,
  endTime: null,
  ...more,
});

const visit: JudgedVisit = {
  ...{ date: '2025-10-09', time: '9:00 AM' },
  coats: true,
  size: 'mid-storefront',
  layout: null,
};
const found = (days = wetOn(), at = view(), of: JudgedVisit = visit) =>
  clearDays({ visit: of, days: Object.keys(days), sky: skyWith(days), rules, view: at });

describe('the days on which a visit could be instead', () => {
  it('are the open, suitable ones from the day after tomorrow on, in order, at the visit’s time', () => {
    expect(found()).toEqual(
      ['2025-10-13', '2025-10-14', '2025-10-16', '2025-10-20'].map((date) => ({ date, time: '9:00 AM' as const })),
    );
    expect(found(Object.fromEntries(Object.entries(wetOn()).toReversed()))).toEqual(found());
  });

  it('leave out days that are unsuitable, or of which nothing is known', () => {
    expect(found(wetOn('2025-10-13', '2025-10-16')).map(({ date }) => date)).toEqual(['2025-10-14', '2025-10-20']);
    const unknown = { ...fine, temperatureC: null };
    expect(found({ '2025-10-14': unknown })).toEqual([]);
  });

  it('leave out blocked days and days out of season, and take the first open time where the visit’s is blocked', () => {
    const partly = block({
      startDate: '2025-10-14',
      endDate: '2025-10-14',
      allDay: false,
      startTime: '9:00 AM',
      endTime: '10:00 AM',
    });
    expect(found(wetOn(), view({ opensOn: '2025-10-20' }))).toEqual([{ date: '2025-10-20', time: '9:00 AM' as const }]);
    expect(found(wetOn(), view({ blocks: [block({}), partly], closesOn: '2025-10-16' }))).toEqual([
      { date: '2025-10-14', time: '8:00 AM' },
    ]);
  });

  it('may be before the visit, and are none where everything is wet', () => {
    const late = found(wetOn(), view(), { ...visit, date: '2025-10-13', time: '8:00 AM' });
    expect(late[0]).toEqual({ date: '2025-10-09', time: '8:00 AM' as const });
    expect(found(wetOn(...twoWeeks))).toEqual([]);
  });

  it('must suit the service: a refresh may come just before a wet evening, a coating may not', () => {
    const evening = skyWith({ '2025-10-14': fine, '2025-10-15': fine }, { '2025-10-14T16': wet });
    const on = (coats: boolean) =>
      clearDays({ visit: { ...visit, coats }, days: ['2025-10-14'], sky: evening, rules, view: view() });
    expect([on(false).length, on(true).length]).toEqual([1, 0]);
  });

  it('are always open days after tomorrow other than the visit’s own', () => {
    const start = fc.integer({ min: 0, max: 400 }).map((count) => addDays('2025-03-01', count));
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 14 }), fc.infiniteStream(fc.boolean()), (from, ahead, rains) => {
        const now = new Date(`${from}T23:30:00Z`);
        const days = Object.fromEntries(
          daysBetween(from, addDays(from, 15)).map((date) => [date, rains.next().value ? wet : fine]),
        );
        const own = { ...visit, date: addDays(from, ahead), time: '10:00 AM' as const };
        const at = { now, schedule, opensOn: '2020-01-01', closesOn: '2027-01-01', blocks: [] };
        for (const { date, time } of found(days, at, own)) {
          expect(date >= addDays(from, 2) && date !== own.date).toBe(true);
          expect([1, 2, 4]).toContain(weekdayOf(date));
          expect(days[date]).toEqual(fine);
          expect(time).toBe('10:00 AM');
        }
      }),
    );
  });
});

describe('the time to answer', () => {
  const deadline = (visitOn: string, proposed: string) =>
    answerDeadline(visitOn, proposed, { time: '6:00 PM', timeZone }).toISOString();

  it('ends at six in the evening before the visit', () => {
    expect(deadline('2025-10-09', '2025-10-13')).toBe('2025-10-08T22:00:00.000Z');
  });

  it('ends before the proposed day where that comes first', () => {
    expect(deadline('2025-10-13', '2025-10-09')).toBe('2025-10-08T22:00:00.000Z');
  });

  it('is six by the clock on the wall on both sides of a clock change', () => {
    expect(deadline('2026-03-09', '2026-03-12')).toBe('2026-03-08T22:00:00.000Z');
    expect(deadline('2026-03-08', '2026-03-12')).toBe('2026-03-07T23:00:00.000Z');
    expect(deadline('2025-11-03', '2025-11-04')).toBe('2025-11-02T23:00:00.000Z');
    expect(deadline('2025-11-02', '2025-11-04')).toBe('2025-11-01T22:00:00.000Z');
  });
});
