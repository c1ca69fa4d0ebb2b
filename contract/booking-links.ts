/** Carries the key of the secret link; in the query it would stand in the log of every proxy. */
export const keyHeader = 'x-booking-key';

/**
 * Files of a booking, for the browser that booked or that showed the key of its secret link; `?language=` of the invoice. An
 * address with `?key=` leads to the one without it.
 */
export const bookingFiles = {
  invoice: '/api/booking-details/:order/invoice.pdf',
  calendar: '/api/booking-details/:order/visit.ics',
  certificate: '/api/booking-details/:order/certificate.pdf',
} as const;
