import type { RouteStop } from '#contract/admin/route-sheet.ts';
import { formatPhone, formatTime } from '#domain/format.ts';
import { sizeName } from '#domain/names.ts';
import { phoneLink } from '#domain/typed/phone.ts';
import { ServiceBadge, StatusBadge } from '#web/features/admin/shell/booking-parts.tsx';
import { clientName, drawnLayout, layoutLabel } from '#web/features/admin/shell/labels.ts';
import { LayoutPicture } from '#web/pictures/layout-picture.tsx';
import { VacantLot } from '#web/pictures/vacant-lot.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { keyed } from '#web/ui/keyed.ts';
import { Link } from '#web/ui/link.tsx';
import { messages } from './messages.ts';

/** One storefront of the street: the hour and the client above it, how to get in below. */
export function Stop({ stop }: { stop: RouteStop }) {
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
