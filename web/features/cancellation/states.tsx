import { useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { LinkUnread, LinkWaiting } from '#web/ui/link-states.tsx';
import { Actions, Contact, Lede, More } from '#web/ui/prose.tsx';
import { messages } from './messages.ts';

/** The page without a link's token: only the e-mail has it. */
export function NoToken() {
  const words = useMessages(messages);
  usePageReady();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Lede>{words.noToken}</Lede>
      <More>{words.noTokenHelp}</More>
      <Contact />
      <Actions>
        <LinkButton href="/">{words.returnHome}</LinkButton>
      </Actions>
    </>
  );
}

export function Validating() {
  const { title, validating: doing, withoutScript } = useMessages(messages);
  return <LinkWaiting title={title} doing={doing} withoutScript={withoutScript} />;
}

/** Invalid, expired or used: this link can do nothing. */
export function Invalid({ error }: { error: string }) {
  const words = useMessages(messages);
  return (
    <>
      <PageTitle>{words.invalid}</PageTitle>
      <Lede>{error || words.invalidReason}</Lede>
      <More>{words.invalidHelp}</More>
      <Contact />
      <Actions>
        <LinkButton href="/">{words.returnHome}</LinkButton>
      </Actions>
    </>
  );
}

export function Unread({ error, asking, onAsk }: { error: string; asking: boolean; onAsk: () => void }) {
  const words = useMessages(messages);
  return <LinkUnread words={words} error={error} asking={asking} onAsk={onAsk} />;
}
