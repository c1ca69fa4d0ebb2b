/**
 * Files of a booking, for the browser that booked or that showed the key of its secret link; `?language=` of the papers. An
 * address with `?key=` leads to the one without it.
 */
export const bookingFiles = {
  invoice: '/api/booking-details/:order/invoice.pdf',
  calendar: '/api/booking-details/:order/visit.ics',
  certificate: '/api/booking-details/:order/certificate.pdf',
  paper: '/api/booking-details/:order/papers/:file',
} as const;

/** The last part of the address of a credit note or of a supplementary invoice: `C1.pdf` of the one with the number `HC-…-C1`. */
export const paperFile = /^[CS][1-9]\d{0,5}\.pdf$/;

/** Where a paper of a booking is, among the customer's files or the operator's. */
export const paperAddress = (
  files: { invoice: string; paper: string },
  { orderNo, number }: { orderNo: string; number: string },
): string =>
  (number === orderNo ? files.invoice : files.paper)
    .replace(':order', encodeURIComponent(orderNo))
    .replace(':file', `${number.slice(orderNo.length + 1)}.pdf`);
