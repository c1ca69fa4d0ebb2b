import { useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { type Section, Sections } from '#web/ui/sections.tsx';
import { messages } from './messages.ts';

type LegalText = { readonly title: string; readonly versionLine: string; readonly sections: readonly Section[] };

/** A text that binds, to be read in peace: its title, since when it holds, and its sections. */
export function LegalPage({ text }: { text: LegalText }) {
  const words = useMessages(messages);
  usePageReady();
  return (
    <PageShell castLight="tall">
      <PageTitle>{text.title}</PageTitle>
      <p className="type-lede mt-3 text-ink-700 md:mt-4">{text.versionLine}</p>
      <div className="mt-8 text-ink-700 md:mt-12">
        <Sections sections={text.sections} level={2} />
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
