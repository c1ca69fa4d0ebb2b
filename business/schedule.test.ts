import { describe, expect, it } from 'vitest';
import { openTimes } from '#domain/calendar/availability.ts';
import { minutesOf, timesOf } from '#domain/calendar/schedule.ts';
import { faultsOfSchedule, scheduleSchema } from '#domain/calendar/schedule-rules.ts';
import { seasonOn } from '#domain/calendar/season.ts';
import { brand } from './brand.ts';
import { crewsPerDay, defaultSchedule, schedule } from './schedule.ts';

const openOn = (date: string, now: string) =>
  openTimes(date, { now: new Date(now), schedule, ...seasonOn(now.slice(0, 10), schedule), blocks: [] });

describe('the opening hours', () => {
  it('is on Mondays, Tuesdays and Thursdays at 8:00, 9:00 and 10:00 AM', () => {
    const week = ['2025-10-05', '2025-10-06', '2025-10-07', '2025-10-08', '2025-10-09', '2025-10-10', '2025-10-11'];
    const times = ['8:00 AM', '9:00 AM', '10:00 AM'];
    expect(week.map((date) => openOn(date, '2025-10-01T12:00:00Z'))).toEqual([[], times, times, [], times, [], []]);
  });

  it('ends on 5 November 2025, that day and later ones excluded', () => {
    expect(seasonOn('2025-10-01', schedule).closesOn).toBe('2025-11-05');
    expect(openOn('2025-11-04', '2025-10-01T12:00:00Z')).toHaveLength(3);
    expect(openOn('2025-11-06', '2025-10-01T12:00:00Z')).toEqual([]);
  });

  it('begins on 1 April, and no visit is sold in the winter before', () => {
    expect(seasonOn('2026-11-23', schedule)).toEqual({ opensOn: '2027-04-01', closesOn: '2027-11-05' });
    expect(openOn('2026-12-01', '2026-11-23T17:00:00Z')).toEqual([]);
    expect(openOn('2027-03-30', '2026-11-23T17:00:00Z')).toEqual([]);
    expect(openOn('2027-04-01', '2026-11-23T17:00:00Z')).toHaveLength(3);
  });

  it('is counted in the time of Montréal, as everything else of the business', () => {
    expect(schedule.timeZone).toBe('America/Toronto');
    expect(schedule.timeZone).toBe(brand.timeZone);
  });

  it('offers only times that can be read, in their order', () => {
    const minutes = timesOf(defaultSchedule).map(minutesOf);
    expect(minutes).toEqual([480, 540, 600]);
  });

  it('are a schedule that an owner could set', () => {
    expect(faultsOfSchedule(defaultSchedule)).toEqual(new Map());
    expect(scheduleSchema.parse(defaultSchedule)).toEqual(defaultSchedule);
  });

  it('is with one crew a day', () => {
    expect(crewsPerDay).toBe(1);
  });
});
