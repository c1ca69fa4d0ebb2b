import { Fragment } from 'react';
import { figures, letter } from '#business/about.ts';
import type { BuiltLetter } from '#domain/placeholders.ts';
import { letterWords } from '#domain/settings/text-words.ts';
import { LayoutPicture } from '#web/pictures/layout-picture.tsx';
import { useContact } from '#web/state/contact.ts';
import { useDraft } from '#web/state/draft.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { useSite } from '#web/state/site.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { keyed } from '#web/ui/keyed.ts';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Squeegee } from '#web/ui/squeegee.tsx';
import { BookingActions } from './booking-actions.tsx';
import { messages } from './messages.ts';

function Figures() {
  const language = useLanguage();
  return (
    <ul className="mt-6 grid grid-cols-3 gap-x-4 md:mt-0 md:block md:pt-1">
      {figures.map(({ value, caption }) => (
        <li key={caption.en} className="border-t border-line-2 pt-3 md:pt-4 md:pb-6">
          <span className="type-numeral-large block">{value}</span>
          <span className="type-small mt-1 block text-balance text-ink-700 md:mt-0"> {caption[language]}</span>
        </li>
      ))}
    </ul>
  );
}

/** The reader's own façade, or one of the street, behind misted glass. */
function OwnPane() {
  const words = useMessages(messages);
  const { selectedLayout } = useDraft();
  return (
    <figure className="mt-10 md:mt-12">
      <Squeegee begun={22} className="aspect-[16/10] border border-line bg-(image:--sky) [&>svg]:size-full">
        <LayoutPicture airy layout={selectedLayout || 'layout8'} />
      </Squeegee>
      <figcaption className="type-small mt-2 text-ink-700" aria-hidden="true">
        {words.drawBlade}
      </figcaption>
    </figure>
  );
}

export function AboutPage() {
  const words = useMessages(messages);
  const language = useLanguage();
  const { hours } = useContact();
  const { letter: built, settings } = useSite();
  const shown: BuiltLetter =
    built?.[language] ?? letterWords(letter, settings?.letter ?? letter.standard, { hours }, language);
  usePageReady();
  return (
    <PageShell castLight="tall">
      <div className="md:grid md:grid-cols-[12rem_minmax(0,40rem)] md:gap-x-12 md:pt-7 lg:grid-cols-[14.75rem_minmax(0,40rem)] lg:gap-x-[3.75rem]">
        <PageTitle className="italic md:col-start-2">
          {shown.greeting}
          <span aria-hidden="true">,</span>
        </PageTitle>
        <div className="md:col-start-1 md:row-start-2 md:mt-7">
          <Figures />
        </div>
        <div className="mt-8 md:col-start-2 md:row-start-2 md:mt-9">
          <p className="type-h2-form text-pretty md:leading-[2.625rem]">{shown.opening}</p>
          {keyed(shown.paragraphs).map(([key, paragraph], index) => {
            const [before, after] = shown.ifParagraph?.[index] ?? [];
            return (
              <Fragment key={key}>
                {before}
                <p className="type-reading mt-5 text-pretty text-ink-700 md:mt-6">{paragraph}</p>
                {after}
              </Fragment>
            );
          })}
          <p className="type-h3 mt-7 md:mt-8">{shown.signature}</p>
          <OwnPane />
          <BookingActions className="mt-8 md:mt-10">
            <LinkButton href="/faq" kind="secondary">
              {words.faq}
            </LinkButton>
          </BookingActions>
        </div>
      </div>
    </PageShell>
  );
}
