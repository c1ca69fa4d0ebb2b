import { useQuery } from '@tanstack/react-query';
import type { Language } from '#domain/language.ts';
import { wordsOf } from '#web/client/failure.ts';
import { Queries } from '#web/client/query.tsx';
import { type ShownTerms, termsQuery } from '#web/client/terms.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { useSite } from '#web/state/site.ts';
import { Button } from '#web/ui/form/button.tsx';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { LegalPage } from './legal-page.tsx';
import { messages } from './messages.ts';

export const TermsPage = () => (
  <Queries>
    <TermsInForce />
  </Queries>
);

/** What the server wrote into the head of this page, in the language of the page that it sent. */
function termsOfPage(language: Language): ShownTerms | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="terms"]');
  return meta?.lang === language ? JSON.parse(meta.content) : undefined;
}

function TermsInForce() {
  const words = useMessages(messages);
  const language = useLanguage();
  const { terms: built } = useSite();
  const { data, isError, error, isFetching, refetch } = useQuery({
    ...termsQuery(language),
    enabled: !built,
    initialData: () => (built ? undefined : termsOfPage(language)),
  });
  const text = built?.[language] ?? data?.text;
  usePageReady(text !== undefined || isError);
  if (text) return <LegalPage text={text} />;
  return (
    <PageShell castLight="tall">
      <PageTitle>{words.title}</PageTitle>
      {isError ? (
        <div role="alert">
          <Notice tone="error" title={words.unread} className="mt-6 max-w-[40rem]">
            <p>{wordsOf(error)}</p>
            <Button
              kind="secondary"
              size="small"
              className="mt-2 mb-1"
              pending={isFetching}
              pendingLabel={words.trying}
              onClick={() => void refetch()}
            >
              {words.tryAgain}
            </Button>
          </Notice>
        </div>
      ) : (
        <p role="status" className="mt-6">
          {words.reading}
        </p>
      )}
    </PageShell>
  );
}
