import type { ReactNode } from 'react';
import { EvaluatingSash } from '#web/pictures/evaluating-sash.tsx';
import { useMessages } from '#web/state/language.tsx';
import { useLinkQuery } from '#web/state/link-query.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ChangingPage } from '#web/ui/changing-page.tsx';
import { PageShell } from '#web/ui/page-shell.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Actions, Contact, Lede, More } from '#web/ui/prose.tsx';
import { messages } from './arrival.messages.ts';
import { useReviewLink } from './use-review-link.ts';

/** Who comes by the link of an accepted review is led on to the appointments; everybody else is there already. */
export function Arrival({ children }: { children: ReactNode }) {
  const token = useLinkQuery('/calendar-booking')?.get('review')?.trim();
  if (token === undefined) return children;
  return <ReviewLink key={token} token={token} />;
}

function ReviewLink({ token }: { token: string }) {
  const link = useReviewLink(token);
  usePageReady(link.state !== 'reading');
  return (
    <PageShell step={5}>
      <ChangingPage state={link.state}>
        {link.state === 'reading' && <Reading />}
        {link.state === 'unread' && <Unread {...link} />}
        {link.state !== 'reading' && link.state !== 'unread' && <Over state={link.state} />}
      </ChangingPage>
    </PageShell>
  );
}

function Reading() {
  const words = useMessages(messages);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div className="mt-9 flex animate-enter flex-col gap-7 [animation-delay:300ms] md:mt-12" role="status">
        <EvaluatingSash durationMs={2000} className="flex-none" />
        <p className="type-h3">{words.reading}</p>
      </div>
    </>
  );
}

/** A link that opens nothing, and where else to go. */
function Over({ state }: { state: 'invalid' | 'expired' | 'used' }) {
  const words = useMessages(messages);
  return (
    <>
      <PageTitle>{words[state]}</PageTitle>
      <Lede>{words[`${state}Text`]}</Lede>
      <Contact />
      <Actions>
        <LinkButton href="/postal-code">{words.begin}</LinkButton>
        <LinkButton kind="secondary" href="/">
          {words.home}
        </LinkButton>
      </Actions>
    </>
  );
}

/** The server did not answer, which says nothing of the link. */
function Unread({ error, asking, askAgain }: { error: string; asking: boolean; askAgain: () => void }) {
  const words = useMessages(messages);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div role="alert">
        <Lede>{words.unread}</Lede>
        {error && <More>{error}</More>}
      </div>
      <Actions>
        <Button pending={asking} pendingLabel={words.trying} onClick={askAgain}>
          {words.tryAgain}
        </Button>
        <LinkButton kind="secondary" href="/">
          {words.home}
        </LinkButton>
      </Actions>
    </>
  );
}
