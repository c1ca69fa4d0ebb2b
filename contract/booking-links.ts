/**
 * A booking's files, for the browser that booked or presented its secret link's key; `?language=` of the documents. A
 * URL with `?key=` redirects to the one without it.
 */
export const bookingFiles = {
  invoice: '/api/booking-details/:order/invoice.pdf',
  calendar: '/api/booking-details/:order/visit.ics',
  certificate: '/api/booking-details/:order/certificate.pdf',
  paper: '/api/booking-details/:order/papers/:file',
  /** Of the business: insurance and workers' compensation. */
  proof: '/api/booking-details/:order/proofs/:file',
} as const;

/** A storefront by night with its name, as a picture for whoever holds its link: `:file` is the link's token and `.jpg`. */
export const sharedPicture = '/api/storefronts/:file';

/** The landing page as that link: its head shows the picture. */
export const sharePage = (landing: string, token: string): string => `${landing}?storefront=${token}`;

/** Last URL segment of a credit note or supplementary invoice: `C1.pdf` for the number `HC-…-C1`. */
export const paperFile = /^[CS][1-9]\d{0,5}\.pdf$/;

/** URL of a booking's document, among the customer's files or the operator's. */
export const paperAddress = (
  files: { invoice: string; paper: string },
  { orderNo, number }: { orderNo: string; number: string },
): string =>
  (number === orderNo ? files.invoice : files.paper)
    .replace(':order', encodeURIComponent(orderNo))
    .replace(':file', `${number.slice(orderNo.length + 1)}.pdf`);
