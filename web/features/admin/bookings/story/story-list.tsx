import { taxes } from '#business/taxes.ts';
import type { AdminBooking, BookingStory } from '#contract/admin/bookings.ts';
import { shownAdded } from '#domain/booking/fields.ts';
import { formatMoney } from '#domain/format.ts';
import { answerName } from '#domain/funnel/answer-names.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { paidWithWords, withDetail } from '#domain/ledger/paid-with.ts';
import { savedCardName } from '#domain/ledger/saved-card.ts';
import { cents } from '#domain/money.ts';
import { sizeName } from '#domain/names.ts';
import { takesNoTexts } from '#domain/typed/phone.ts';
import { messages as record } from '#web/features/admin/shell/booking-record.messages.ts';
import { moneyOf, named } from '#web/features/admin/shell/booking-record.ts';
import { dayOfInstant, layoutLabel } from '#web/features/admin/shell/labels.ts';
import { MailWay, MapWay, PhoneWay } from '#web/features/admin/shell/way.tsx';
import type { Pair } from '#web/ui/description-list.tsx';
import { formatVisit } from '#web/ui/when.ts';
import { messages } from './story.messages.ts';

const given = (label: string, value: string | null): Pair[] => (value ? [{ label, value }] : []);

/** What a call is about: when, for whom, how to reach them, where, and what is paid. */
export function visitPairs(story: BookingStory, language: Language): Pair[] {
  const { booking } = story;
  const words = inLanguage(messages, language);
  return [
    { label: words.appointment, value: formatVisit(booking.appointmentDate, booking.appointmentTime, language) },
    { label: words.name, value: booking.contactName },
    { label: words.phone, value: <PhoneWay {...booking} /> },
    ...given(words.textsStopped, takesNoTexts(booking.phone) ? words.noTexts : null),
    { label: words.email, value: <MailWay {...booking} /> },
    { label: words.address, value: <MapWay {...booking} /> },
    ...paidPairs(story, language),
    { label: words.bookingId, value: booking.bookingId },
  ];
}

/** What is paid, and once something went back or is about to, how much of it is left. */
const paidPairs = ({ money }: BookingStory, language: Language): Pair[] =>
  money.left === money.paid ? moneyOf(money, language).slice(0, 1) : moneyOf(money, language);

export function propertyPairs(booking: AdminBooking, language: Language): Pair[] {
  const words = inLanguage(messages, language);
  return [
    { label: words.status, value: named(inLanguage(record, language).statuses, booking.status) },
    { label: words.property, value: sizeName(booking.storefrontSize, language) },
    { label: words.layout, value: layoutLabel(booking.selectedLayout, language) },
    { label: words.glass, value: answerName('coverages', booking.glassCoverage, language) },
    { label: words.postalCode, value: booking.postalCode },
    { label: words.monthly, value: booking.monthlyService === 'yes' ? words.yes : words.no },
  ];
}

export function answerPairs({ feeling, aesthetic, purpose }: AdminBooking, language: Language): Pair[] {
  const words = inLanguage(messages, language);
  return [
    ...given(words.feeling, feeling && answerName('feelings', feeling, language)),
    ...given(words.aesthetic, aesthetic && answerName('aesthetics', aesthetic, language)),
    ...given(words.purpose, purpose && answerName('purposes', purpose, language)),
  ];
}

export function clientPairs({ booking, textsStopped }: BookingStory, language: Language): Pair[] {
  const words = inLanguage(messages, language);
  return [
    { label: words.business, value: booking.businessName },
    { label: words.language, value: words.languages[booking.language] },
    ...given(words.textsStopped, textsStopped && words.since(dayOfInstant(textsStopped, language))),
    ...shownAdded(booking, language),
  ];
}

export function paymentPairs(story: BookingStory, language: Language): Pair[] {
  const words = inLanguage(messages, language);
  const { amounts, booking, paymentReceipt, savedCard, syncStatus } = story;
  return [
    { label: record.paid[language], value: formatMoney(cents(amounts.total), language) },
    {
      label: words.taxes,
      value: taxes.map(({ key }) => formatMoney(cents(amounts[key]), language)).join(', '),
    },
    { label: words.order, value: booking.orderNo },
    ...given(
      words.method,
      paymentReceipt && withDetail(words.methods[paymentReceipt.method], paidWithWords(paymentReceipt, language)),
    ),
    ...given(
      words.transaction,
      (paymentReceipt?.method === 'card' ? paymentReceipt.transactionNo : paymentReceipt?.reference) ?? null,
    ),
    ...given(words.savedCard, savedCard ? savedCardName(savedCard, language) : null),
    { label: words.sync, value: named(words.syncs, syncStatus) },
  ];
}
