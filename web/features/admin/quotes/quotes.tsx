import { useState } from 'react';
import { may } from '#domain/access/permissions.ts';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { useMessages } from '#web/state/language.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { messages } from './messages.ts';
import { WriteQuote } from './quote-form.tsx';
import { QuoteList } from './quote-list.tsx';

// What was sent stands beside the form where there is room.
const besideClass =
  'min-[75rem]:grid min-[75rem]:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] min-[75rem]:items-start min-[75rem]:gap-x-16';

/** An owner's own prices in writing, and what became of those that were sent. */
export function Quotes({ operator }: SectionProps) {
  const words = useMessages(messages);
  const [written, setWritten] = useState(0);
  return (
    <main id="main" tabIndex={-1} className={`admin-main ${besideClass}`}>
      <PageTitle className="admin-title col-span-full">{words.title}</PageTitle>
      <p className="admin-subtitle col-span-full max-w-[44rem]">{words.subtitle}</p>
      {may(operator, 'booking.own-price') ? (
        <WriteQuote key={written} onSent={() => setWritten(written + 1)} />
      ) : (
        <p>{words.ownersOnly}</p>
      )}
      <QuoteList />
    </main>
  );
}
