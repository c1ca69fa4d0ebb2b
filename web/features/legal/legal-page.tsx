import { Fragment } from 'react';
import { useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { keyed } from '#web/ui/keyed.ts';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { type Section, Sections, sectionId } from '#web/ui/sections.tsx';
import { messages } from './messages.ts';

type LegalText = { readonly title: string; readonly versionLine: string; readonly sections: readonly Section[] };

export function LegalPage({ text }: { text: LegalText }) {
  const words = useMessages(messages);
  usePageReady();
  return (
    <PageShell castLight="tall">
      <PageTitle>{text.title}</PageTitle>
      <p className="type-lede mt-3 text-ink-700 md:mt-4">{text.versionLine}</p>
      <div className="mt-8 grid gap-x-24 text-ink-700 md:mt-12 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
        <Sections sections={text.sections} level={2} />
        <nav
          aria-label={words.contents}
          className="sticky top-[calc(2rem+var(--top-line))] self-start border-s border-line-2 ps-6 max-lg:hidden print:hidden"
        >
          <p className="type-label text-ink-500">{words.contents}</p>
          <ol className="mt-3">
            {keyed(text.sections, ({ heading }) => heading).map(([key, section], index) => (
              <Fragment key={key}>
                {section.each?.[0]}
                <li>
                  <a className="block py-1.5 text-[0.9375rem] hover:underline" href={`#${sectionId(section, index)}`}>
                    {section.heading}
                  </a>
                </li>
                {section.each?.[1]}
              </Fragment>
            ))}
          </ol>
        </nav>
      </div>
      <div className="mt-10 flex flex-wrap gap-3 md:mt-12">
        <LinkButton href="/contact" kind="secondary">
          {words.contactUs}
        </LinkButton>
        <LinkButton href="/" kind="secondary">
          {words.backHome}
        </LinkButton>
      </div>
    </PageShell>
  );
}
