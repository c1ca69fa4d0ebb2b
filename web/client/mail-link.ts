import { useMutation } from '@tanstack/react-query';
import type * as booking from '#contract/booking-details.ts';
import { call } from './call.ts';
import { at } from './calls.ts';

// Kept with its button, not with the calls every page loads.
const mailBookingLink = at<typeof booking.mailBookingLink>('POST', '/api/booking-links');

/** Has the link of a booking sent to the booking's own address. */
export const useMailLink = (number: string) =>
  useMutation({ mutationFn: () => call(mailBookingLink, { body: { number } }) });
