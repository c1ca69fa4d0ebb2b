import { expect, it } from 'vitest';
import { aSchedule, schedulesWith } from '#tests/builders/season.ts';
import { type AppointmentTime, weekdaysWith } from './schedule.ts';
import { visitsOutside } from './visits-outside.ts';

const before = schedulesWith();
const visit = (date: string, time: AppointmentTime = '9:00 AM') => ({ date, time });
// A Monday, a Tuesday and a Thursday; and one that was put on a closed Wednesday.
const booked = [visit('2026-10-05'), visit('2026-10-06', '10:00 AM'), visit('2026-10-08'), visit('2026-10-07')];
const outside = (more: Parameters<typeof aSchedule>[0], from = '2026-10-01') =>
  visitsOutside(booked, { before, after: schedulesWith({}, [from, aSchedule(more)]) });

it('visits on weekdays that will be closed, or at times that will be gone, are named; those outside before are no news', () => {
  const weekdays = weekdaysWith([2, 4], ['8:00 AM', '9:00 AM']);
  expect(outside({ weekdays })).toEqual([
    { date: '2026-10-05', time: '9:00 AM', why: 'day' },
    { date: '2026-10-06', time: '10:00 AM', why: 'time' },
  ]);
});

it('so are those after the season, and none before the schedule begins', () => {
  const seasonEnd = { month: 10, day: 6 };
  expect(outside({ seasonEnd }).map(({ date }) => date)).toEqual(['2026-10-06', '2026-10-08']);
  expect(outside({ seasonEnd }, '2026-10-07').map(({ date }) => date)).toEqual(['2026-10-08']);
});
