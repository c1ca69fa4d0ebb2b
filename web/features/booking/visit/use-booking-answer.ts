import { useQuery } from '@tanstack/react-query';
import type { Output } from '#web/client/call.ts';
import type { readBooking } from '#web/client/calls.ts';
import type { Secret } from './use-visit.ts';

type Answer = Output<typeof readBooking>;

/** The page's response about the booking, for the parts that load late; it makes no request itself. */
export function useBookingAnswer({ order, secret }: Secret): Extract<Answer, { kept: number }> | null {
  const { data } = useQuery<Answer>({ queryKey: ['/api/booking-details', order, secret], enabled: false, gcTime: 0 });
  return data && 'kept' in data ? data : null;
}
