import { expect, test } from 'vitest';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import {
  type Calendar,
  dayState,
  hasFreeDay,
  isBetweenSeasons,
  monthsOf,
  nextFreeDay,
  openWeekdays,
  timesOfDay,
  timesOffered,
  timesOfWeek,
} from './days.ts';

const calendar: Calendar = {
  today: '2025-10-08',
  firstDate: '2025-10-14',
  opensOn: '2025-04-01',
  closesOn: '2025-11-05',
  bookedDates: ['2025-10-09', '2025-10-13', '2025-10-15', '2025-10-21'],
  blockedTimes: { '2025-10-16': ['8:00 AM'], '2025-10-20': ['8:00 AM', '9:00 AM', '10:00 AM'] },
};

test('Mondays, Tuesdays and Thursdays are available unless they are taken', () => {
  expect(dayState('2025-10-14', calendar)).toBe('available');
  expect(dayState('2025-10-23', calendar)).toBe('available');
  expect(dayState('2025-10-21', calendar)).toBe('booked');
  expect(dayState('2025-10-22', calendar)).toBe('closed');
});

test('a day that is closed anyway is not shown as booked', () => {
  expect(dayState('2025-10-15', calendar)).toBe('closed');
});

test('the past, the end of the season and what lies behind it are closed', () => {
  expect(dayState('2025-10-07', calendar)).toBe('closed');
  expect(dayState('2025-11-04', calendar)).toBe('available');
  expect(dayState('2025-11-06', calendar)).toBe('closed');
});

test('today is available only when the server says so', () => {
  const thursday = { ...calendar, today: '2025-10-23', firstDate: '2025-10-23' };
  expect(dayState('2025-10-23', thursday)).toBe('available');
  expect(dayState('2025-10-23', { ...thursday, firstDate: '2025-10-27' })).toBe('closed');
});

test('times that the operator blocked are not offered; without any the day is closed', () => {
  expect(timesOffered('2025-10-16', calendar)).toEqual(['9:00 AM', '10:00 AM']);
  expect(timesOffered('2025-10-23', calendar)).toEqual(['8:00 AM', '9:00 AM', '10:00 AM']);
  expect(dayState('2025-10-20', calendar)).toBe('closed');
});

test('months go from the one of today to the one of the last day of the season', () => {
  expect(monthsOf(calendar)).toEqual({ first: '2025-10', last: '2025-11' });
  expect(monthsOf({ ...calendar, closesOn: '2025-11-01' })).toEqual({ first: '2025-10', last: '2025-10' });
});

test('the next free day lies after the month, or else is the first of all', () => {
  expect(nextFreeDay('2025-10', calendar)).toBe('2025-11-03');
  expect(nextFreeDay('2025-11', calendar)).toBe('2025-10-14');
  expect(nextFreeDay('2025-11', { ...calendar, firstDate: null })).toBeNull();
});

test('between two seasons the calendar is that of the next one, and nothing before it can be chosen', () => {
  const winter = {
    ...calendar,
    today: '2025-11-23',
    opensOn: '2026-04-01',
    closesOn: '2026-11-05',
    firstDate: '2026-04-02',
    bookedDates: [],
  };
  expect([isBetweenSeasons(winter), isBetweenSeasons(calendar)]).toEqual([true, false]);
  expect(monthsOf(winter)).toEqual({ first: '2026-04', last: '2026-11' });
  expect(['2025-12-02', '2026-03-31', '2026-04-02'].map((day) => dayState(day, winter))).toEqual([
    'closed',
    'closed',
    'available',
  ]);
  expect(nextFreeDay('2026-03', winter)).toBe('2026-04-02');
});

test('a text that is no day is closed', () => {
  expect(dayState('soon', calendar)).toBe('closed');
});

test('a month in which nothing is free is known as such', () => {
  expect(hasFreeDay('2025-10', calendar)).toBe(true);
  expect(hasFreeDay('2025-11', { ...calendar, bookedDates: ['2025-11-03', '2025-11-04'] })).toBe(false);
});

test('days follow the schedule that the server names, each from its first day on', () => {
  const weekdays = (open: number, times: AppointmentTime[]) =>
    [0, 1, 2, 3, 4, 5, 6].map((day) => (day === open ? { times } : null));
  const scheduled = {
    ...calendar,
    schedules: [
      { startsOn: '0001-01-01', weekdays: weekdays(4, ['9:00 AM']) },
      { startsOn: '2025-10-20', weekdays: weekdays(3, ['1:00 PM', '2:00 PM']) },
    ],
  };
  expect(dayState('2025-10-16', scheduled)).toBe('available');
  expect(timesOffered('2025-10-16', scheduled)).toEqual(['9:00 AM']);
  expect(dayState('2025-10-23', scheduled)).toBe('closed');
  expect(timesOffered('2025-10-22', scheduled)).toEqual(['1:00 PM', '2:00 PM']);
  expect(timesOfDay('2025-10-23', scheduled)).toEqual(timesOfWeek('2025-10-23', scheduled));
  expect(openWeekdays('2025-10', scheduled)).toEqual([3, 4]);
  expect(openWeekdays('2025-11', scheduled)).toEqual([3]);
  expect(openWeekdays('2025-11', calendar)).toEqual([1, 2, 4]);
});
