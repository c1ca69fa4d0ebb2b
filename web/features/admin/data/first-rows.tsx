import { taxes } from '#business/taxes.ts';
import type { ImportResult, StoredBooking } from '#contract/admin/data/transfer.ts';
import { formatMoney, formatPhone } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { sizeName } from '#domain/names.ts';
import { messages as record } from '#web/features/admin/shell/booking-record.messages.ts';
import { named } from '#web/features/admin/shell/booking-record.ts';
import { layoutLabel, serviceBadge } from '#web/features/admin/shell/labels.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DescriptionList, type Pair } from '#web/ui/description-list.tsx';
import { formatVisit } from '#web/ui/when.ts';
import { messages } from './transfer.messages.ts';

/** The first bookings of a file as they will be stored, so that a misreading shows before anything is. */
export function FirstRows({ first }: Pick<ImportResult, 'first'>) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <>
      <h3 className="admin-part">{words.firstTitle}</h3>
      <p className="type-small">{words.firstLede}</p>
      <ol className="divide-y divide-line self-stretch border border-line bg-white wrap-anywhere *:px-4 *:py-3.5">
        {first.map(({ line, booking }) => (
          <li key={line}>
            <p className="admin-second">{words.lineNo(line)}</p>
            <DescriptionList layout="columns" className="admin-pairs" pairs={pairsOf(booking, language)} />
          </li>
        ))}
      </ol>
    </>
  );
}

function pairsOf(booking: StoredBooking, language: Language): Pair[] {
  const words = inLanguage(messages, language);
  const { columns } = words;
  const listed = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');
  const money = (amount: number) => formatMoney(cents(amount), language);
  return [
    { label: words.visit, value: formatVisit(booking.appointmentDate, booking.appointmentTime, language) },
    { label: columns.status, value: named(inLanguage(record, language).statuses, booking.status) },
    { label: columns.coatingType, value: serviceBadge(booking.coatingType, language).label },
    {
      label: words.property,
      value: listed(sizeName(booking.storefrontSize, language), layoutLabel(booking.selectedLayout, language)),
    },
    { label: columns.businessName, value: booking.businessName },
    { label: columns.contactName, value: booking.contactName },
    { label: columns.email, value: booking.email },
    { label: columns.phone, value: formatPhone(booking.phone, language, booking.phoneExtension) },
    { label: columns.address, value: listed(booking.address, booking.postalCode) },
    { label: columns.billingCity, value: listed(booking.billingCity, booking.billingProvince) },
    { label: words.amount, value: listed(money(booking.base), ...taxes.map(({ key }) => money(booking[key]))) },
    { label: columns.orderNo, value: listed(booking.orderNo, booking.clientId) },
  ];
}
