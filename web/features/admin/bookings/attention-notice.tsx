import type { BookingStory } from '#contract/admin/bookings.ts';
import { messages as record } from '#web/features/admin/shell/booking-record.messages.ts';
import { momentOf } from '#web/features/admin/shell/labels.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { messages } from './actions/actions.messages.ts';

/** Why a booking needs a person. */
export function AttentionNotice({ attention }: Pick<BookingStory, 'attention'>) {
  const words = useMessages(messages);
  if (attention.length === 0) return null;
  return (
    <Notice tone="warning" title={words.attention} className="mb-5">
      {attention.map((cause) => (
        <p key={cause}>{words.cause[cause]}</p>
      ))}
    </Notice>
  );
}

/** The operators' notes about a booking, newest first. */
export function Notes({ notes }: Pick<BookingStory, 'notes'>) {
  const words = useMessages(messages);
  const { someone } = useMessages(record);
  const language = useLanguage();
  if (notes.length === 0) return null;
  return (
    <>
      <h3 className="admin-part">{words.notes}</h3>
      <ul data-notes>
        {notes.toReversed().map(({ at, by, crew, words: note }) => (
          <li
            key={`${at} ${note}`}
            className="border-line py-2.5 text-[0.875rem]/5 wrap-anywhere whitespace-pre-line not-first:border-t"
          >
            <p>{note}</p>
            <p className="admin-second">
              {words.noteBy(crew ? words.crew(by ?? someone) : (by ?? someone), momentOf(at, language))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
