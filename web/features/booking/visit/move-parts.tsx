import { isUnanswered, wordsOf } from '#web/client/failure.ts';
import { useContact } from '#web/state/contact.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { formatShortVisit } from '#web/ui/when.ts';
import type { Booking } from '../use-booking.ts';
import { messages } from './messages.ts';

type SummaryProps = { booking: Booking; date: string; time: string };

/** When the visit is, and when it will be. */
export function Summary({ booking: { appointmentDate, appointmentTime }, date, time }: SummaryProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const chosen = date !== '' && time !== '';
  const before = formatShortVisit(appointmentDate, appointmentTime, language);
  return (
    <div aria-live="polite" className="min-w-0 flex-1">
      <DescriptionList
        layout="columns"
        className="text-[0.9375rem] [&>div]:grid-cols-[5.75rem_minmax(0,1fr)]"
        pairs={[
          { label: words.now, value: chosen ? <del className="text-ink-500">{before}</del> : before },
          {
            label: words.after,
            value: chosen ? <strong className="font-semibold">{formatShortVisit(date, time, language)}</strong> : null,
          },
        ]}
      />
    </div>
  );
}

/** Why the visit stays where it is, and who can help. */
export function NotMoved({ failure }: { failure: Error }) {
  const words = useMessages(messages);
  const { phone, displayPhone } = useContact();
  const unsure = isUnanswered(failure);
  return (
    <Notice tone="error" title={unsure ? words.unsure : words.notMoved}>
      <p>{unsure ? words.unsureText : wordsOf(failure) || words.notMovedText}</p>
      <TextLink href={`tel:${phone}`}>{displayPhone}</TextLink>
    </Notice>
  );
}
