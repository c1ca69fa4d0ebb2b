import type { ReactNode } from 'react';
import { serviceName } from '#business/services.ts';
import type { CancellationPreview } from '#contract/cancellation.ts';
import { formatLongDate, formatTime } from '#domain/format.ts';
import { layouts } from '#domain/funnel/layout.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { LayoutPicture } from '#web/ui/late-layout-picture.tsx';
import { messages } from './messages.ts';
import { placeOf } from './place.ts';

/** What the link opened. Once cancelled, its day and hour are crossed out. */
export function BookingPairs({ preview, cancelled = false }: { preview: CancellationPreview; cancelled?: boolean }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const appointment = (text: string): ReactNode => (cancelled ? <del className="text-ink-500">{text}</del> : text);
  const layout = layouts.find((one) => one === preview.selectedLayout);
  return (
    <div>
      <DescriptionList
        layout="ruled"
        className="[&>div]:grid-cols-[6.5rem_minmax(0,1fr)] sm:[&>div]:grid-cols-[9rem_minmax(0,1fr)]"
        pairs={[
          { label: words.clientId, value: preview.clientId, verbatim: true },
          { label: words.date, value: appointment(formatLongDate(preview.appointmentDate, language)) },
          { label: words.time, value: appointment(formatTime(preview.appointmentTime, language)) },
          { label: words.service, value: serviceName(preview.coatingType, language) },
          { label: words.location, value: placeOf(preview) },
        ]}
      />
      {/* On a phone it would come between the booking and what cancelling it means. */}
      {layout && <LayoutPicture layout={layout} className="mt-7 h-auto w-full max-w-[26rem] max-md:hidden" />}
    </div>
  );
}
