import type { ClientRecord } from '#contract/admin/clients/clients.ts';
import { formatMoney, formatTime } from '#domain/format.ts';
import { cents } from '#domain/money.ts';
import { ServiceBadge } from '#web/features/admin/shell/booking-parts.tsx';
import { messages as record } from '#web/features/admin/shell/booking-record.messages.ts';
import { named } from '#web/features/admin/shell/booking-record.ts';
import { dayOf } from '#web/features/admin/shell/labels.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { messages } from './messages.ts';
import type { ClientActions } from './use-clients.ts';

/** All visits of a client, the newest booking first, with their money and certificates. */
export function Visits({ record: client, actions }: { record: ClientRecord; actions: ClientActions }) {
  const words = useMessages(messages);
  const { statuses } = useMessages(record);
  const language = useLanguage();
  const money = (amount: number) => formatMoney(cents(amount), language);
  return (
    <>
      <h3 className="admin-part">{words.visits}</h3>
      <ul data-visits>
        {client.bookings.map((visit) => (
          <li key={visit.orderNo} className="border-b border-line py-2.5 text-[0.875rem]/5 last:border-b-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <b className="font-medium">
                {dayOf(visit.appointmentDate, language)}, {formatTime(visit.appointmentTime, language)}
              </b>
              <ServiceBadge service={visit.coatingType} />
            </p>
            <p className="admin-second">
              <WithCodes
                text={[
                  named(statuses, visit.status),
                  visit.clientId,
                  visit.businessName,
                  // Imported visits were paid elsewhere.
                  visit.paid > 0 && words.money(money(visit.paid), visit.refunded > 0 ? money(visit.refunded) : null),
                  visit.certificate && words.certificate(visit.certificate),
                ]
                  .filter(Boolean)
                  .join(', ')}
              />
            </p>
            <div className="flex flex-wrap gap-x-5">
              <TextLink href={`/admin?booking=${visit.orderNo}`}>
                <WithCodes text={words.openBooking(visit.orderNo)} />
              </TextLink>
              {visit.canPart && (
                <TextButton
                  aria-disabled={actions.pending !== null}
                  onClick={() => void actions.splitVisit(visit.orderNo)}
                >
                  {words.splitVisit}
                </TextButton>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
