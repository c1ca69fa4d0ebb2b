import { type BookingFilter, type BookingOrder, bookingFilters, bookingOrders } from '#contract/admin/bookings.ts';
import { isDay } from '#domain/calendar/day.ts';
import { withQuery } from '#web/client/with-query.ts';

/** What the list shows and which booking is open, from the URL. */
export type ListParams = {
  filter: BookingFilter | 'all';
  order: BookingOrder;
  day: string;
  booking: string | null;
};

const usualOrder = (filter: ListParams['filter']): BookingOrder => (filter === 'upcoming' ? 'visit' : 'newest');

const among = <T extends string>(values: readonly T[], given: string | null): T | undefined =>
  values.find((value) => value === given);

/** Parses a URL; invalid values fall back to defaults. */
export function placeOf(query: URLSearchParams): ListParams {
  const filter = among(bookingFilters, query.get('filter')) ?? 'all';
  const day = query.get('day') ?? '';
  return {
    filter,
    order: among(bookingOrders, query.get('order')) ?? usualOrder(filter),
    day: isDay(day) ? day : '',
    booking: query.get('booking'),
  };
}

/** The URL of a place; defaults are left out. */
export function addressOf({ filter, order, day, booking }: ListParams): string {
  const query = new URLSearchParams({
    ...(filter !== 'all' && { filter }),
    ...(order !== usualOrder(filter) && { order }),
    ...(day !== '' && { day }),
    ...(booking !== null && { booking }),
  });
  return withQuery('/admin', query);
}

/** Another filter, in its default order; closes the open booking. */
export const withFilter = (place: ListParams, filter: ListParams['filter']): ListParams => ({
  ...place,
  filter,
  order: usualOrder(filter),
  booking: null,
});
