import { describe, expect, it } from 'vitest';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { booked } from '#tests/screens/facts.ts';
import { byDay } from './rows.ts';

describe('the list by day', () => {
  const visit = (bookingId: string, appointmentDate: string, appointmentTime: AppointmentTime) => ({
    ...booked.booking,
    ...{ bookingId, appointmentDate, appointmentTime },
  });
  const visits = [
    visit('a', '2025-10-09', '10:00 AM'),
    visit('b', '2025-10-09', '8:00 AM'),
    visit('c', '2025-10-13', '9:00 AM'),
  ];

  it('has the visits of a day under it, the earliest hour first', () => {
    const days = byDay(visits, 'visit').map(({ day, bookings }) => [day, bookings.map(({ bookingId }) => bookingId)]);
    expect(days).toEqual([
      ['2025-10-09', ['b', 'a']],
      ['2025-10-13', ['c']],
    ]);
  });

  it('has the visits of one hour by neighbouring areas', () => {
    const areas = ['H2Y', 'H3R', 'H2Z'].map((postalCode, id) => ({
      ...visit(String(id), '2025-10-09', '9:00 AM'),
      postalCode,
    }));
    const [day] = byDay(areas, 'visit');
    expect(day?.bookings.map(({ postalCode }) => postalCode)).toEqual(['H2Y', 'H2Z', 'H3R']);
  });

  it('has each day once, also while the rows still come in another order', () => {
    const [first, second, third] = visits;
    const days = byDay(
      [first, third, second].flatMap((one) => one ?? []),
      'visit',
    );
    expect(days.map(({ day, bookings }) => [day, bookings.length])).toEqual([
      ['2025-10-09', 2],
      ['2025-10-13', 1],
    ]);
  });

  it('is one list without days where the newest comes first', () => {
    expect(byDay(visits, 'newest').map(({ day, bookings }) => [day, bookings.length])).toEqual([['', 3]]);
  });
});
