import { Queries } from '#web/client/query.tsx';
import { useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ChangingPage } from '#web/ui/layout/changing-page.tsx';
import { LinkUnread } from '#web/ui/link-states.tsx';
import { Home, TokenInvalid, TokenPage, TokenReading, Told } from '#web/ui/token-page.tsx';
import { messages } from './messages.ts';
import { useUnsubscribe } from './use-unsubscribe.ts';

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

function Opened({ token }: { token: string }) {
  const words = useMessages(messages);
  const link = useUnsubscribe(token);
  usePageReady(link.state !== 'reading');
  return (
    <ChangingPage state={link.state}>
      {link.state === 'reading' && <TokenReading words={words} />}
      {link.state === 'invalid' && <TokenInvalid words={words} />}
      {link.state === 'unread' && (
        <LinkUnread words={words} error={link.error} asking={link.asking} onAsk={link.askAgain} />
      )}
      {link.state === 'done' && (
        <Told title={words.done} text={words.doneText} actions={<Home words={words} kind="primary" />} />
      )}
      {link.state === 'given' && (
        <Told
          title={words.askTitle}
          text={words.askText}
          actions={
            <>
              <Button pending={link.stopping} pendingLabel={words.stopping} onClick={link.stop}>
                {words.stop}
              </Button>
              <Home words={words} />
            </>
          }
        />
      )}
    </ChangingPage>
  );
}
