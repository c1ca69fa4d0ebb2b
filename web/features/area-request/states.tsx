import { EvaluatingSash } from '#web/pictures/evaluating-sash.tsx';
import { useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Actions, Contact, Lede, More } from '#web/ui/prose.tsx';
import { messages } from './messages.ts';

/** The sash turns clear while the link is read; what is quicker than 300 ms shows nothing in between. */
export function Reading() {
  const words = useMessages(messages);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div className="mt-9 flex animate-enter flex-col gap-7 [animation-delay:300ms] md:mt-12" role="status">
        <EvaluatingSash durationMs={2000} className="flex-none" />
        <p className="type-h3">{words.reading}</p>
      </div>
      <noscript>
        <p className="mt-6 max-w-[34rem]">{words.withoutScript}</p>
        <Contact />
      </noscript>
    </>
  );
}

/** A link that opens nothing; without a token not even that. */
export function Invalid({ empty = false }: { empty?: boolean }) {
  const words = useMessages(messages);
  usePageReady();
  return (
    <>
      <PageTitle>{words.invalid}</PageTitle>
      <Lede>{empty ? words.noToken : words.invalidText}</Lede>
      <Actions>
        <LinkButton href="/postal-code">{words.askAgain}</LinkButton>
        <LinkButton kind="secondary" href="/">
          {words.home}
        </LinkButton>
      </Actions>
    </>
  );
}

/** The server did not answer, which says nothing of the link. */
export function Unread({ error, asking, askAgain }: { error: string; asking: boolean; askAgain: () => void }) {
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
