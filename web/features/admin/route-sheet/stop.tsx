import type { RouteSheet, RouteStop } from '#contract/admin/days/route-sheet.ts';
import { formatPhone, formatTime } from '#domain/format.ts';
import { sizeName } from '#domain/names.ts';
import { phoneLink } from '#domain/typed/phone.ts';
import { ServiceBadge, StatusBadge } from '#web/features/admin/shell/booking-parts.tsx';
import { CrewChoice } from '#web/features/admin/shell/crews/crew-choice.tsx';
import { messages as crewWords } from '#web/features/admin/shell/crews/crews.messages.ts';
import { clientName, drawnLayout, layoutLabel } from '#web/features/admin/shell/labels.ts';
import { LayoutPicture } from '#web/pictures/layout-picture.tsx';
import { VacantLot } from '#web/pictures/vacant-lot.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { keyed } from '#web/ui/keyed.ts';
import { Link } from '#web/ui/link.tsx';
import { messages } from './messages.ts';

type StopProps = { stop: RouteStop; day: Pick<RouteSheet['days'][number], 'date' | 'crews'> };

/** One storefront of the street: the hour and the client above it, how to get in and who comes below. */
export function Stop({ stop, day }: StopProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const layout = drawnLayout(stop.selectedLayout);
  const { specialInstructions, notes } = stop;
  return (
    <li className="route-stop">
      <p className="route-hour">{formatTime(stop.time, language)}</p>
      <p className="route-client">
        <Link href={`/admin?booking=${encodeURIComponent(stop.orderNo)}`} data-order={stop.orderNo} dir="auto">
          {clientName(stop)}
        </Link>
      </p>
      {layout ? <LayoutPicture layout={layout} airy className="route-front" /> : <VacantLot className="route-front" />}
      <div className="route-facts">
        <p dir="auto">{stop.address}</p>
        <p>
          <a className="route-phone" href={phoneLink(stop.phone, stop.phoneExtension)}>
            {formatPhone(stop.phone, language, stop.phoneExtension)}
          </a>
        </p>
        <p dir="auto">{stop.contactName}</p>
        <Crew stop={stop} day={day} />
        <p>
          <ServiceBadge service={stop.service} /> <StatusBadge status={stop.status} />
        </p>
        <p className="admin-second">
          {sizeName(stop.storefrontSize, language)}, {layoutLabel(stop.selectedLayout, language)},{' '}
          <span translate="no">{stop.clientId}</span>
        </p>
        {specialInstructions && (
          <p className="route-words">
            <b>{words.instructions}</b> {specialInstructions}
          </p>
        )}
        {keyed(notes).map(([key, note]) => (
          <p key={key} className="route-words">
            <b>{words.note}</b> {note}
          </p>
        ))}
      </div>
    </li>
  );
}

/** Which crew comes, if there is more than one or none is free; on paper in words alone. */
function Crew({ stop, day: { date, crews } }: StopProps) {
  const words = useMessages(crewWords);
  const { orderNo, status, crew, crewSet } = stop;
  if (crews === 1 && crew !== null) return null;
  const isOpen = status === 'active';
  return (
    <>
      {isOpen && <CrewChoice {...{ date, crews, crew, crewSet }} order={orderNo} name={clientName(stop)} />}
      <p className="route-crew" data-printed={isOpen || undefined}>
        {crew === null ? words.proposed(null) : words.crew(crew)}
      </p>
    </>
  );
}
