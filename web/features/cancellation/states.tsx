import { EvaluatingSash } from '#web/pictures/evaluating-sash.tsx';
import { useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
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

/** The sash turns clear while the link is read; what is quicker than 300 ms shows nothing in between. */
export function Validating() {
  const words = useMessages(messages);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div className="mt-9 flex animate-enter flex-col gap-7 [animation-delay:300ms] md:mt-12" role="status">
        <EvaluatingSash durationMs={2000} className="flex-none" />
        <p className="type-h3">{words.validating}</p>
      </div>
      <noscript>
        <p className="mt-6 max-w-[34rem]">{words.withoutScript}</p>
        <Contact />
      </noscript>
    </>
  );
}

/** Invalid, expired or used: nothing can be done with this link. */
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

/** The server did not answer, which says nothing of the link. */
export function Unread({ error, asking, onAsk }: { error: string; asking: boolean; onAsk: () => void }) {
  const words = useMessages(messages);
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
          {words.tryAgain}
        </Button>
        <LinkButton kind="secondary" href="/">
          {words.home}
        </LinkButton>
      </Actions>
    </>
  );
}
