import { useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { LinkWaiting } from '#web/ui/link-states.tsx';
import { Actions, Contact, Lede, More } from '#web/ui/prose.tsx';
import { AnswerButton } from './answer-button.tsx';
import { whyNotRecorded } from './failure.ts';
import { messages } from './messages.ts';
import type { Responding } from './use-response.ts';

function Home() {
  const words = useMessages(messages);
  return (
    <Actions>
      <LinkButton href="/">{words.home}</LinkButton>
    </Actions>
  );
}

/** Nothing can be answered with this link: it carries no answer, or belongs to no proposal. */
export function Invalid({ malformed }: { malformed: boolean }) {
  const words = useMessages(messages);
  usePageReady();
  return (
    <>
      <PageTitle>{words.invalid}</PageTitle>
      <Lede>{malformed ? words.malformed : words.useLink}</Lede>
      <More>{malformed ? `${words.useLink} ${words.invalidHelp}` : words.invalidHelp}</More>
      <Contact />
      <Home />
    </>
  );
}

export function Sending() {
  const { title, sending: doing, withoutScript } = useMessages(messages);
  return <LinkWaiting title={title} doing={doing} withoutScript={withoutScript} />;
}

/** There is nothing left to move or to keep. */
export function Cancelled() {
  const words = useMessages(messages);
  return (
    <>
      <PageTitle>{words.cancelled}</PageTitle>
      <Lede>{words.cancelledText}</Lede>
      <Contact />
      <Home />
    </>
  );
}

/** No valid response came, which says nothing about the appointment: both answers are offered again. */
export function Unsent({ failure, responding }: { failure: Error; responding: Responding }) {
  const words = useMessages(messages);
  return (
    <>
      <PageTitle>{words.failed}</PageTitle>
      <div role="alert">
        <Lede>{whyNotRecorded(failure, words)}</Lede>
      </div>
      <More>{words.failedHelp}</More>
      <Actions>
        <AnswerButton action="accept" responding={responding} />
        <AnswerButton kind="secondary" action="decline" responding={responding} />
      </Actions>
      <Contact />
    </>
  );
}
