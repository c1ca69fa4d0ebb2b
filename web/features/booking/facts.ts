import { serviceName } from '#business/services.ts';
import { shownAdded } from '#domain/booking/fields.ts';
import { formatLongDate, formatMoney, formatPhone, formatTime } from '#domain/format.ts';
import { answerName } from '#domain/funnel/answer-names.ts';
import type { Language } from '#domain/language.ts';
import { fromDollars } from '#domain/money.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import type { Pair } from '#web/ui/description-list.tsx';
import type { Messages } from './messages.ts';
import type { Booking, LockedBooking, Receipt } from './use-booking.ts';

export type Words = { words: Messages; language: Language };

/** Leaves out what was never asked or stored. */
export const stored = (pairs: readonly Pair[]): Pair[] => pairs.filter(({ value }) => value !== null && value !== '');

/** `$2,899.67 CAD`, `2 899,67 $ CA`. */
const amountPaid = (dollars: number, language: Language): string =>
  `${formatMoney(fromDollars(dollars), language)}\u00a0${language === 'fr' ? 'CA' : 'CAD'}`;

export const referenceFacts = (booking: Booking, { words }: Words): Pair[] =>
  stored([
    { label: words.order, value: booking.orderNo, verbatim: true },
    { label: words.bookingId, value: booking.bookingId, verbatim: true },
    { label: words.clientId, value: booking.clientId, verbatim: true },
  ]);

export const paymentFacts = (receipt: Receipt, { words, language }: Words): Pair[] => [
  ...(receipt.method === 'card'
    ? [
        { label: words.transaction, value: receipt.transactionNo, verbatim: true },
        { label: words.approval, value: receipt.approvalCode, verbatim: true },
      ]
    : stored([
        { label: words.method, value: words.methods[receipt.method] },
        { label: words.transferNo, value: receipt.reference, verbatim: true },
      ])),
  { label: words.amount, value: amountPaid(receipt.amount, language) },
];

export const customerFacts = (booking: Booking, { words, language }: Words): Pair[] =>
  stored([
    { label: words.business, value: booking.businessName, verbatim: true },
    // The form asks for one name, which is stored as both.
    {
      label: words.company,
      value: booking.companyName === booking.businessName ? null : booking.companyName,
      verbatim: true,
    },
    { label: words.contact, value: booking.contactName, verbatim: true },
    { label: words.email, value: booking.email, verbatim: true },
    { label: words.phone, value: formatPhone(booking.phone, language, booking.phoneExtension) },
    { label: words.address, value: booking.address, verbatim: true },
    ...shownAdded(booking, language),
  ]);

export function serviceFacts(booking: Booking, { words, language }: Words): Pair[] {
  const answer = (kind: Parameters<typeof answerName>[0], value: string | null) =>
    value && answerName(kind, value, language);
  return stored([
    { label: words.service, value: serviceName(booking.coatingType, language) },
    { label: words.date, value: formatLongDate(booking.appointmentDate, language) },
    { label: words.time, value: formatTime(booking.appointmentTime, language) },
    { label: words.postalCode, value: booking.postalCode },
    { label: words.size, value: sizeName(booking.storefrontSize, language) },
    { label: words.layout, value: booking.selectedLayout && layoutName(booking.selectedLayout, language) },
    { label: words.coverage, value: answer('coverages', booking.glassCoverage) },
    { label: words.feeling, value: answer('feelings', booking.feeling) },
    { label: words.aesthetic, value: answer('aesthetics', booking.aesthetic) },
    { label: words.purpose, value: answer('purposes', booking.purpose) },
  ]);
}

/** What a stranger may know about an order, besides its number in the heading. */
export const lockedFacts = (booking: LockedBooking, { words, language }: Words): Pair[] => [
  { label: words.status, value: words.statuses[booking.status] ?? booking.status },
  { label: words.service, value: serviceName(booking.coatingType, language) },
  { label: words.date, value: formatLongDate(booking.appointmentDate, language) },
];
