import { describe, expect, it } from 'vitest';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { booked } from '#tests/screens/facts.ts';
import { byDay, rowAfterKey } from './rows.ts';

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

describe('the keys of the list', () => {
  const bare = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const led = (key: string, at: number, more = {}) => rowAfterKey({ ...bare, key, ...more }, at, 5);

  it('go from booking to booking, and to the first and the last', () => {
    expect([led('ArrowDown', 1), led('ArrowUp', 1), led('Home', 3), led('End', 1)]).toEqual([2, 0, 0, 4]);
  });

  it('stay at the ends of the list', () => {
    expect([led('ArrowDown', 4), led('ArrowUp', 0)]).toEqual([4, 0]);
  });

  it('are the browser’s own with any other key held, and where nothing of the list has the focus', () => {
    for (const held of Object.keys(bare)) expect(led('ArrowDown', 1, { [held]: true })).toBeNull();
    expect([led('Enter', 1), led('toString', 1), led('ArrowDown', -1)]).toEqual([null, null, null]);
  });
});
