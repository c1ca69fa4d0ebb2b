import './about.css';
import { type RefObject, useEffect, useRef } from 'react';
import { defaultExample, exampleWords, questions } from '#business/faq.ts';
import { questionWords } from '#domain/settings/text-words.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { useSite } from '#web/state/site.ts';
import { keyed } from '#web/ui/keyed.ts';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { BookingActions } from './booking-actions.tsx';
import { messages } from './messages.ts';

/** `#faq-3` opens its row, on arrival and whenever the hash changes; without one the page begins at its top. */
function useHashOpens(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const open = (): boolean => {
      const rows = [...(list.current?.querySelectorAll('details') ?? [])];
      const row = rows.find(({ id }) => `#${id}` === location.hash);
      if (!row) return false;
      row.open = true;
      row.scrollIntoView({ block: 'start', behavior: 'instant' });
      row.querySelector('summary')?.focus({ preventScroll: true });
      return true;
    };
    if (!open() && location.hash === '') scrollTo({ top: 0, behavior: 'instant' });
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [list]);
}

/** The questions; native disclosures open them, even before scripts load. */
export function FaqPage() {
  const words = useMessages(messages);
  const language = useLanguage();
  const { questions: built, settings } = useSite();
  const example = exampleWords(settings?.examplePrice ?? defaultExample, language);
  const shown =
    built?.[language] ?? questionWords(questions, settings?.questions ?? questions.standard, example, language);
  const list = useRef<HTMLDivElement>(null);
  usePageReady();
  useHashOpens(list);
  return (
    <PageShell>
      <div className="md:grid md:grid-cols-[17rem_minmax(0,46.875rem)] md:grid-rows-[auto_1fr] md:justify-between md:gap-x-8 md:pt-3 lg:grid-cols-[22.5rem_minmax(0,46.875rem)]">
        <PageTitle>{words.faqTitle}</PageTitle>
        <div ref={list} className="mt-8 border-b border-line-2 md:col-start-2 md:row-span-2 md:row-start-1 md:mt-0">
          {keyed(shown, ({ question }) => question).map(([key, { question, answer }], index) => (
            <details key={key} id={`faq-${index + 1}`} className="accordion">
              <summary>
                <span className="accordion-number" aria-hidden="true">
                  {index + 1}
                </span>
                <h2>{question}</h2>
                <span className="accordion-sign" aria-hidden="true" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
        {/* On phones the questions come first. */}
        <BookingActions className="mt-8 md:sticky md:top-16 md:mt-9 md:self-start" />
      </div>
    </PageShell>
  );
}
