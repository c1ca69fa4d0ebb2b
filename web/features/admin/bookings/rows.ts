import type { KeyboardEvent } from 'react';
import { areaMap } from '#business/area-map.ts';
import type { AdminBooking, BookingOrder } from '#contract/admin/bookings.ts';
import { inVisitOrder } from '#domain/calendar/visit-order.ts';

type Group = { day: string; bookings: AdminBooking[] };

/** Under the days of the visits, each day in the order of the way; one group without a day in any other order. */
export function byDay(bookings: readonly AdminBooking[], order: BookingOrder): Group[] {
  if (order === 'newest') return [{ day: '', bookings: [...bookings] }];
  const days = [...new Set(bookings.map(({ appointmentDate }) => appointmentDate))];
  return days.map((day) => ({
    day,
    bookings: inWayOrder(bookings.filter(({ appointmentDate }) => appointmentDate === day)),
  }));
}

function inWayOrder(bookings: readonly AdminBooking[]): AdminBooking[] {
  const stops = bookings.map((booking) => ({ booking, time: booking.appointmentTime, postalCode: booking.postalCode }));
  return inVisitOrder(stops, areaMap).map(({ booking }) => booking);
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The row a key moves to; null if it is not one of the list's keys. */
export function rowAfterKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Key,
  at: number,
  count: number,
): number | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step && at !== -1 && !ctrlKey && !metaKey && !altKey && !shiftKey ? step(at, count) : null;
}

/** Arrow keys, Home and End go from booking to booking; Enter opens, as with any button. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...(event.currentTarget.closest('[data-list]')?.querySelectorAll<HTMLElement>('[data-order]') ?? [])];
  const next = rowAfterKey(event, rows.indexOf(event.currentTarget), rows.length);
  if (next === null) return;
  event.preventDefault();
  rows[next]?.focus();
}
