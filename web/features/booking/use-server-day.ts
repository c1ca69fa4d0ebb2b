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
 * The server's day for people who follow a message's link: on a later day the visit matters, no longer the payment.
 * '' if it was not requested or failed, undefined while it loads.
 */
export function useServerDay(asked: boolean): string | undefined {
  const { data, isError } = useQuery({
    queryKey: ['/api/booked-dates', 'today'],
    queryFn: asked ? ({ signal }) => call(listBookedDates, {}, { signal }) : skipToken,
    gcTime: 0,
  });
  return !asked || isError ? '' : data?.today;
}
