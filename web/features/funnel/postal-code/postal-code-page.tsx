import { useEffect } from 'react';
import { updateDraft } from '#web/state/draft.ts';
import { useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { StreetFoot } from '#web/ui/layout/street-foot.tsx';
import { BackLink } from '#web/ui/text-link.tsx';
import { messages } from './messages.ts';
import { PostalCodeForm } from './postal-code-form.tsx';

/** Step 1: the place. */
export function PostalCodePage() {
  const words = useMessages(messages);
  // Where the visitor came from, before the page is counted. A file for both pages would be named in the entry of all.
  useEffect(() => {
    const source = new URLSearchParams(location.search).get('s');
    if (source) updateDraft({ source });
  }, []);
  usePageReady();
  return (
    <PageShell step={1} foot={<StreetFoot />}>
      <PageTitle>{words.title}</PageTitle>
      <PostalCodeForm />
      <BackLink href="/" className="mt-4 md:mt-6">
        {words.home}
      </BackLink>
    </PageShell>
  );
}
