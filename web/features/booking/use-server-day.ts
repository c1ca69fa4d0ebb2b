import { skipToken, useQuery } from '@tanstack/react-query';
import { brand } from '#business/brand.ts';

import { today } from '#domain/calendar/zone.ts';
import { call } from '#web/client/call.ts';
import { listBookedDates } from '#web/client/calls.ts';
import type { Booking } from './use-booking.ts';

/** Whether a booking was made on an earlier day than `day`, in business time. */
export const madeBefore = ({ createdAt }: Pick<Booking, 'createdAt'>, day: string): boolean =>
  today(new Date(createdAt), brand.timeZone) < day;

/**
 * The server's day for whoever comes by the link of a message: on a later day the visit matters, and no longer the payment.
 * '' where it is not asked for or could not be read, undefined while it is read.
 */
export function useServerDay(asked: boolean): string | undefined {
  const { data, isError } = useQuery({
    queryKey: ['/api/booked-dates', 'today'],
    queryFn: asked ? ({ signal }) => call(listBookedDates, {}, { signal }) : skipToken,
    gcTime: 0,
  });
  return !asked || isError ? '' : data?.today;
}
