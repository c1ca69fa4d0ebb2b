import { adminBookingFiles } from '#contract/admin/booking-files.ts';
import { type BookingStory, openCustomerPage } from '#contract/admin/bookings.ts';

type File = { kind: 'invoice' | 'calendar' | 'certificate'; href: string };

const at = (path: string, orderNo: string): string => path.replace(':order', encodeURIComponent(orderNo));

/** A customer's files as far as they exist: an invoice of what was paid here or cost nothing, a visit to come or gone. */
export function filesOf({ booking, amounts, paymentReceipt, certificate }: BookingStory): File[] {
  const exists = {
    invoice: paymentReceipt !== null || amounts.total === 0,
    calendar: booking.status !== 'cancelled',
    certificate: certificate !== null,
  };
  return (['invoice', 'calendar', 'certificate'] as const)
    .filter((kind) => exists[kind])
    .map((kind) => ({ kind, href: at(adminBookingFiles[kind], booking.orderNo) }));
}

/** Where the operator sees the booking as its customer does. */
export const customerPageOf = ({ booking }: BookingStory): string => at(openCustomerPage.path, booking.orderNo);
