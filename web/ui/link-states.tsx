import type { ReactNode } from 'react';
import { EvaluatingSash } from '#web/pictures/evaluating-sash.tsx';
import { useMessages } from '#web/state/language.tsx';
import { Button, LinkButton } from './form/button.tsx';
import { PageTitle } from './layout/page-title.tsx';
import { messages } from './messages.ts';
import { Actions, Lede, More } from './prose.tsx';
import { Contact } from './text-link.tsx';

type Waiting = {
  title: string;
  reading: string;
  /** Where the served page already waits. */
  withoutScript?: string;
};

/** The sash turns clear while a message's link is looked up; anything faster than 300 ms shows nothing in between. */
export function LinkWaiting({ title, reading, withoutScript }: Waiting) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="mt-9 flex animate-enter flex-col gap-7 [animation-delay:300ms] md:mt-12" role="status">
        <EvaluatingSash durationMs={2000} className="flex-none" />
        <p className="type-h3">{reading}</p>
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
  askAgain: () => void;
};

/** The server did not answer, which says nothing about the link. */
export function LinkUnread({ words, error, asking, askAgain }: Unread) {
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
        <Button pending={asking} pendingLabel={words.trying} onClick={askAgain}>
          {tryAgain}
        </Button>
        <Home words={words} />
      </Actions>
    </>
  );
}

export const Home = ({ words, kind = 'secondary' }: { words: { home: string }; kind?: 'primary' | 'secondary' }) => (
  <LinkButton kind={kind} href="/">
    {words.home}
  </LinkButton>
);

type ToldProps = { title: string; text: string; more?: string; children?: ReactNode; actions: ReactNode };

export const Told = ({ title, text, more, children, actions }: ToldProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    <Lede>{text}</Lede>
    {more && <More>{more}</More>}
    {children}
    <Actions>{actions}</Actions>
  </>
);
