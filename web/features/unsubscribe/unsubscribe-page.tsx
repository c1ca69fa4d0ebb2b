import type * as consents from '#contract/returning/consents.ts';
import { call } from '#web/client/call.ts';
import { at } from '#web/client/calls.ts';
import { wordsOf } from '#web/client/failure.ts';
import { Queries } from '#web/client/query.tsx';
import { useAnsweredLink } from '#web/client/use-link.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Home, Told } from '#web/ui/link-states.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { LinkStates, TokenPage } from '#web/ui/token-page.tsx';
import { messages } from './messages.ts';

const readUnsubscribe = at<typeof consents.readUnsubscribe>('GET', '/api/unsubscribe/:token');
const unsubscribe = at<typeof consents.unsubscribe>('POST', '/api/unsubscribe');

/** Where a consent e-mail's link leads. Opening it only shows the page; its button withdraws, since scanners open links too. */
export const UnsubscribePage = () => (
  <TokenPage
    path="/unsubscribe"
    words={useMessages(messages)}
    opened={(token) => (
      <Queries key={token}>
        <Opened token={token} />
      </Queries>
    )}
  />
);

/** What the link is about, and its press. Opening it changes nothing. */
export function useUnsubscribe(token: string) {
  const words = useMessages(messages);
  return useAnsweredLink({
    key: ['/api/unsubscribe', token],
    read: (signal) => call(readUnsubscribe, { params: { token } }, { signal }),
    answer: () => call(unsubscribe, { body: { token } }, { keepalive: true }),
    onError: (failure) =>
      toast({ title: words.failed, description: wordsOf(failure) || words.failedText, tone: 'destructive' }),
  });
}

function Opened({ token }: { token: string }) {
  const all = useMessages(messages);
  const link = useUnsubscribe(token);
  const words = link.state === 'read' && link.data.reminder ? { ...all, ...all.reminder } : all;
  if (link.state !== 'read') return <LinkStates link={link} words={words} />;
  const done = link.data.given.length === 0;
  const stop = (
    <>
      <Button pending={link.isPending} pendingLabel={words.stopping} onClick={() => link.press()}>
        {words.stop}
      </Button>
      <Home words={words} />
    </>
  );
  return (
    <LinkStates link={link} words={words} page={done ? 'done' : 'given'}>
      {done ? (
        <Told title={words.done} text={words.doneText} actions={<Home words={words} kind="primary" />} />
      ) : (
        <Told title={words.askTitle} text={words.askText} actions={stop} />
      )}
    </LinkStates>
  );
}
