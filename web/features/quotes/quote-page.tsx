import { type ComponentType, useState } from 'react';
import { readQuote } from '#domain/pricing/read-quote.ts';
import { Queries } from '#web/client/query.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { useLateDialog } from '#web/ui/overlay/use-late-dialog.ts';
import { PriceLines } from '#web/ui/price-lines.tsx';
import { Actions, Lede, More } from '#web/ui/prose.tsx';
import { Contact, FileLink } from '#web/ui/text-link.tsx';
import { LinkStates, TokenPage } from '#web/ui/token-page.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './messages.ts';
import { Storefront } from './storefront.tsx';
import { type Acceptance, type Quote, useQuote } from './use-quote.ts';

export type TermsProps = { open: boolean; onDecline: () => void; onAccept: (acceptance: Acceptance) => Promise<void> };
type LoadTerms = () => Promise<ComponentType<TermsProps>>;

/** Where the link of a quote leads: read it, accept it with the terms, choose days, and pay for each storefront. */
export const QuotePage = ({ loadTerms }: { loadTerms: LoadTerms }) => (
  <TokenPage
    path="/quotes"
    words={useMessages(messages)}
    opened={(token) => (
      <Queries>
        <Opened key={token} token={token} loadTerms={loadTerms} />
      </Queries>
    )}
  />
);

/** What the page is about now; `done` once every storefront is paid. */
const pageOf = ({ state, storefronts }: Quote) =>
  storefronts.every(({ visit }) => visit?.state === 'paid') ? 'done' : state;

function Opened({ token, loadTerms }: { token: string; loadTerms: LoadTerms }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const link = useQuote(token);
  const quote = link.state === 'read' ? link.data : null;
  const page = quote ? pageOf(quote) : null;
  return (
    <LinkStates link={link} page={page ?? link.state} words={words}>
      {link.state === 'read' && quote && page && (
        <>
          <PageTitle>{words.titles[page]}</PageTitle>
          <Lede>{words.ledes[page](quote.businessName, formatInstant(quote.until, language))}</Lede>
          {quote.words !== '' && (
            <p className="mt-4 max-w-[34rem] border-s border-(--tone-line) ps-4 wrap-anywhere whitespace-pre-line">
              {quote.words}
            </p>
          )}
          <ul className="mt-8 max-w-[46rem]">
            {quote.storefronts.map((storefront) => (
              <Storefront
                key={storefront.place}
                {...{ storefront, choosing: link.choosing }}
                mayChoose={page === 'accepted'}
                name={quote.businessName}
              />
            ))}
          </ul>
          <section aria-label={words.all} className="mt-8 max-w-[34rem]">
            <PriceLines price={readQuote(quote.total)} />
          </section>
          <p className="mt-4 flex flex-wrap gap-x-8 empty:hidden">
            {quote.proofs.map(({ kind, name }) => (
              <FileLink
                key={kind}
                href={`/api/quotes/${encodeURIComponent(token)}/proofs/${kind}?language=${language}`}
                download
              >
                {name[language]} (PDF)
              </FileLink>
            ))}
          </p>
          {page === 'open' && <Accept accepting={link.accepting} loadTerms={loadTerms} />}
          <Contact />
        </>
      )}
    </LinkStates>
  );
}

type AcceptProps = {
  accepting: Extract<ReturnType<typeof useQuote>, { state: 'read' }>['accepting'];
  loadTerms: LoadTerms;
};

function Accept({ accepting, loadTerms }: AcceptProps) {
  const words = useMessages(messages);
  const [reading, setReading] = useState(false);
  const Terms = useLateDialog(loadTerms, {
    likely: true,
    wanted: reading,
    onFailure: () => {
      setReading(false);
      toast({ title: words.failed, description: words.failedText, tone: 'destructive' });
    },
  });
  const accept = async (acceptance: Acceptance) => {
    await accepting.mutateAsync(acceptance).catch(() => setReading(false));
  };
  return (
    <>
      <More>{words.safe}</More>
      <Actions>
        <Button onClick={() => setReading(true)}>{words.accept}</Button>
      </Actions>
      {Terms && <Terms open={reading} onDecline={() => setReading(false)} onAccept={accept} />}
    </>
  );
}
