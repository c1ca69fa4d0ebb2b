import { type BookingStory, openCustomerPage } from '#contract/admin/bookings.ts';
import { adminBookingFiles } from '#contract/admin/files/booking-files.ts';
import { paperAddress } from '#contract/booking-links.ts';
import type { PaperKind } from '#domain/documents/facts.ts';
import { type Language, languages } from '#domain/language.ts';

type File = {
  kind: PaperKind | 'calendar' | 'certificate';
  /** What distinguishes documents of one kind. */
  number: string;
  href: string;
  /** Of what is printed, in each language. */
  language?: Language;
};

const at = (path: string, orderNo: string): string => path.replace(':order', encodeURIComponent(orderNo));

const printed = (file: File): File[] =>
  languages.map((language) => ({ ...file, language, href: `${file.href}?language=${language}` }));

/** A customer's existing files: documents in both languages, an upcoming or past visit. */
export function filesOf({ booking: { orderNo, status }, papers, certificate }: BookingStory): File[] {
  const calendar: File = { kind: 'calendar', number: '', href: at(adminBookingFiles.calendar, orderNo) };
  return [
    ...papers.flatMap(({ kind, number }) => {
      const href = paperAddress(adminBookingFiles, { orderNo, number });
      return printed({ kind, number: number.slice(orderNo.length + 1), href });
    }),
    ...(status === 'cancelled' ? [] : [calendar]),
    ...(certificate === null
      ? []
      : printed({ kind: 'certificate', number: certificate, href: at(adminBookingFiles.certificate, orderNo) })),
  ];
}

/** Where the operator sees the booking as its customer does. */
export const customerPageOf = ({ booking }: BookingStory): string => at(openCustomerPage.path, booking.orderNo);
