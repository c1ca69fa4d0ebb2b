import type { bookingFiles } from '../../booking-links.ts';

/** The files of a booking, for operators. */
export const adminBookingFiles = {
  invoice: '/api/admin/bookings/:order/invoice.pdf',
  calendar: '/api/admin/bookings/:order/visit.ics',
  certificate: '/api/admin/bookings/:order/certificate.pdf',
  paper: '/api/admin/bookings/:order/papers/:file',
  proof: '/api/admin/bookings/:order/proofs/:file',
} as const satisfies Record<keyof typeof bookingFiles, string>;
