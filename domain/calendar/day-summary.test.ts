import { describe, expect, it } from 'vitest';
import { schedulesWith } from '#tests/builders/season.ts';
import type { CalendarView } from './availability.ts';
import { coveredBy, daySummary } from './day-summary.ts';
import type { AppointmentTime, CalendarBlock } from './schedule.ts';

const schedule = schedulesWith();

const block = (startDate: string, endDate: string, hours?: [AppointmentTime, AppointmentTime]): CalendarBlock => ({
  startDate,
  endDate,
  allDay: hours === undefined,
  startTime: hours?.[0] ?? null,
  endTime: hours?.[1] ?? null,
});

/** Wednesday, 8 October 2025, at noon in Montréal. */
const view = (but: Partial<CalendarView> = {}): CalendarView => ({
  now: new Date('2025-10-08T16:00:00Z'),
  schedule,
  opensOn: '2025-04-01',
  closesOn: '2025-11-05',
  blocks: [],
  ...but,
});

const why = (date: string, but: Partial<CalendarView> = {}, crews = 1, taken = 0) =>
  daySummary(date, view(but), { crews, taken }).why;

describe('a day of the calendar', () => {
  it.each([
    ['2025-10-09', null, 'a Thursday'],
    ['2025-10-07', 'past', 'a Tuesday that is over'],
    ['2025-10-10', 'weekday', 'a Friday'],
    ['2025-11-06', 'season', 'a Thursday after the season'],
  ])('%s: %s, %s', (date, closing, _what) => {
    expect(why(date)).toBe(closing);
  });

  it('is blocked as a whole, or hour by hour', () => {
    expect(why('2025-10-13', { blocks: [block('2025-10-13', '2025-10-17')] })).toBe('blocked');
    const hours = [
      block('2025-10-13', '2025-10-13', ['8:00 AM', '9:30 AM']),
      block('2025-10-13', '2025-10-13', ['9:30 AM', '11:00 AM']),
    ];
    expect(why('2025-10-13', { blocks: hours })).toBe('blocked');
    expect(daySummary('2025-10-13', view({ blocks: hours.slice(0, 1) }), { crews: 1, taken: 0 })).toEqual({
      why: null,
      free: 1,
      times: ['10:00 AM'],
    });
  });

  it('is over once its last hour has come', () => {
    expect(why('2025-10-09', { now: new Date('2025-10-09T13:59:59Z') })).toBeNull();
    expect(why('2025-10-09', { now: new Date('2025-10-09T14:00:00Z') })).toBe('past');
  });

  it('is full when every crew is taken, and when crews were lowered below what was sold', () => {
    expect(why('2025-10-09', {}, 2, 1)).toBeNull();
    expect(why('2025-10-09', {}, 2, 2)).toBe('full');
    expect(daySummary('2025-10-09', view(), { crews: 1, taken: 3 })).toMatchObject({ why: 'full', free: 0 });
    expect(why('2025-10-09', {}, 0, 0)).toBe('no-crews');
  });
});

describe('a block', () => {
  const visits = [
    { date: '2025-10-09', time: '9:00 AM' as const },
    { date: '2025-10-13', time: '8:00 AM' as const },
    { date: '2025-10-13', time: '10:00 AM' as const },
    { date: '2025-10-16', time: '9:00 AM' as const },
  ];

  it('of days covers every visit on them, its first and last day included', () => {
    expect(coveredBy(block('2025-10-13', '2025-10-16'), visits)).toEqual(visits.slice(1));
  });

  it('of hours covers the visits that begin in them, and not those that begin as it ends', () => {
    expect(coveredBy(block('2025-10-09', '2025-10-13', ['8:00 AM', '10:00 AM']), visits)).toEqual(visits.slice(0, 2));
  });
});
