import { useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { LinkUnread, LinkWaiting } from '#web/ui/link-states.tsx';
import { Actions, Lede } from '#web/ui/prose.tsx';
import { messages } from './messages.ts';

export function Reading() {
  const { title, reading: doing, withoutScript } = useMessages(messages);
  return <LinkWaiting title={title} doing={doing} withoutScript={withoutScript} />;
}

/** An invalid link, or one without a token. */
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

export function Unread({ error, asking, askAgain }: { error: string; asking: boolean; askAgain: () => void }) {
  const words = useMessages(messages);
  return <LinkUnread words={words} error={error} asking={asking} onAsk={askAgain} />;
}
