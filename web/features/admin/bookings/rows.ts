import { areaMap } from '#business/area-map.ts';
import type { BookingOrder, ListedBooking } from '#contract/admin/bookings.ts';
import { inVisitOrder } from '#domain/calendar/visit-order.ts';

type Group = { day: string; bookings: ListedBooking[] };

/** Under the days of the visits, each day in the order of the way; one group without a day in any other order. */
export function byDay(bookings: readonly ListedBooking[], order: BookingOrder): Group[] {
  if (order === 'newest') return [{ day: '', bookings: [...bookings] }];
  const days = [...new Set(bookings.map(({ appointmentDate }) => appointmentDate))];
  return days.map((day) => ({
    day,
    bookings: inWayOrder(bookings.filter(({ appointmentDate }) => appointmentDate === day)),
  }));
}

function inWayOrder(bookings: readonly ListedBooking[]): ListedBooking[] {
  const stops = bookings.map((booking) => ({ booking, time: booking.appointmentTime, postalCode: booking.postalCode }));
  return inVisitOrder(stops, areaMap).map(({ booking }) => booking);
}
