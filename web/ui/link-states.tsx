import { EvaluatingSash } from '#web/pictures/evaluating-sash.tsx';
import { useMessages } from '#web/state/language.tsx';
import { Button, LinkButton } from './form/button.tsx';
import { PageTitle } from './layout/page-title.tsx';
import { messages } from './messages.ts';
import { Actions, Contact, Lede, More } from './prose.tsx';

type Waiting = {
  title: string;
  doing: string;
  /** Where the served page already waits. */
  withoutScript?: string;
};

/** The sash turns clear while a message's link is looked up; anything faster than 300 ms shows nothing in between. */
export function LinkWaiting({ title, doing, withoutScript }: Waiting) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="mt-9 flex animate-enter flex-col gap-7 [animation-delay:300ms] md:mt-12" role="status">
        <EvaluatingSash durationMs={2000} className="flex-none" />
        <p className="type-h3">{doing}</p>
      </div>
      {withoutScript && (
        <noscript>
          <p className="mt-6 max-w-[34rem]">{withoutScript}</p>
          <Contact />
        </noscript>
      )}
    </>
  );
}

type Unread = {
  words: { title: string; unread: string; trying: string; home: string };
  /** The server's message, if any. */
  error: string;
  asking: boolean;
  onAsk: () => void;
};

/** The server did not answer, which says nothing about the link. */
export function LinkUnread({ words, error, asking, onAsk }: Unread) {
  const { tryAgain } = useMessages(messages);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div role="alert">
        <Lede>{words.unread}</Lede>
        {error && <More>{error}</More>}
      </div>
      <Contact />
      <Actions>
        <Button pending={asking} pendingLabel={words.trying} onClick={onAsk}>
          {tryAgain}
        </Button>
        <LinkButton kind="secondary" href="/">
          {words.home}
        </LinkButton>
      </Actions>
    </>
  );
}
