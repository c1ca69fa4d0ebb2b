import type { AdminBooking } from '#contract/admin/bookings.ts';
import { LayoutPicture } from '#web/pictures/layout-picture.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { drawnLayout, serviceBadge } from './labels.ts';
import { messages } from './messages.ts';

/** The service in one word. */
export function ServiceBadge({ service }: { service: string }) {
  const { label, kind } = serviceBadge(service, useLanguage());
  return (
    <span className="admin-badge" data-kind={kind}>
      {label}
    </span>
  );
}

const noShowClass = 'border-warning-line! bg-warning-tint! text-warning-text!';

/** Only if the visit is not simply upcoming. */
export function StatusBadge({ status }: Pick<AdminBooking, 'status'>) {
  const { statusBadges } = useMessages(messages);
  if (!Object.hasOwn(statusBadges, status)) return null;
  return (
    <span className={classNames('admin-badge', status === 'no-show' && noShowClass)} data-kind={status}>
      {statusBadges[status as keyof typeof statusBadges]}
    </span>
  );
}

/** The façade, 54 px wide; the words beside it say which it is. */
export function SmallLayout({ layout }: { layout: string | null }) {
  const drawn = drawnLayout(layout);
  return (
    <span className="w-13.5 flex-none [li_&]:empty:hidden forced-color-adjust-none">
      {drawn && <LayoutPicture layout={drawn} />}
    </span>
  );
}
