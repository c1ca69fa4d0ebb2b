import { describe, expect, it } from 'vitest';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { Calendar } from '#web/state/calendar/days.ts';
import { choiceOf, isLost } from './visit-choice.ts';

const calendar: Calendar = {
  bookedDates: ['2025-10-07', '2025-10-09'],
  blockedTimes: { '2025-10-14': ['8:00 AM'] },
  today: '2025-10-06',
  firstDate: '2025-10-13',
  opensOn: '2025-04-01',
  closesOn: '2025-11-05',
};
const visit = { date: '2025-10-09', time: '9:00 AM' as const };
const choose = (date: string, time: AppointmentTime = visit.time, anyDay = false) =>
  choiceOf({ visit, wanted: { date, time }, calendar, anyDay });

describe('another day and time for a visit', () => {
  it('is a free day at a time that the day offers', () => {
    expect(choose('2025-10-13')).toMatchObject({ date: '2025-10-13', time: '9:00 AM' as const, missing: null });
    expect(choose('2025-10-14', '8:00 AM')).toMatchObject({ date: '2025-10-14', time: '', missing: 'time' });
    expect(choose('2025-10-14').offered).not.toContain('8:00 AM');
  });

  it('is not a day that is booked or closed, nor any while the calendar loads', () => {
    for (const date of ['', '2025-10-07', '2025-10-08', '2025-11-10'])
      expect([date, choose(date).date, choose(date).missing]).toEqual([date, '', 'day']);
    const loading = choiceOf({ visit, wanted: { ...visit, date: '2025-10-13' }, calendar: undefined, anyDay: false });
    expect(loading).toMatchObject({ calendar: undefined, date: '', offered: [], missing: 'day' });
  });

  it('may be another time of its own day, but not the same', () => {
    expect(choose('2025-10-09', '10:00 AM')).toMatchObject({
      date: '2025-10-09',
      time: '10:00 AM' as const,
      missing: null,
    });
    expect(choose('2025-10-09')).toMatchObject({ date: '2025-10-09', missing: 'change' });
    expect(choose('').calendar?.bookedDates).toEqual(['2025-10-07']);
  });

  it('is no other time of its own day once that is closed', () => {
    const own = { visit, wanted: { date: visit.date, time: '8:00 AM' as const }, calendar, anyDay: false };
    expect([choiceOf(own).date, choiceOf({ ...own, ownClosed: true }).date]).toEqual([visit.date, '']);
  });

  it('is any working day and time for an owner who asks for it', () => {
    expect(choose('2025-10-08', '8:00 AM', true)).toMatchObject({
      date: '2025-10-08',
      time: '8:00 AM' as const,
      missing: null,
    });
    expect(choose('', '8:00 AM', true).missing).toBe('day');
    expect(choose('2025-10-09', '9:00 AM', true).missing).toBe('change');
  });
});

it('A day is lost when it was taken or closed, and with none of the other refusals', () => {
  expect(['DATE_TAKEN', 'DATE_NOT_OPEN', 'TIME_NOT_OPEN'].every(isLost)).toBe(true);
  expect(['BOOKING_CHANGED', 'MOVE_TOO_LATE', ''].some(isLost)).toBe(false);
});
