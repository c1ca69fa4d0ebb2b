import { Queries } from '#web/client/query.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ChangingPage } from '#web/ui/layout/changing-page.tsx';
import { LinkUnread } from '#web/ui/link-states.tsx';
import { Home, TokenInvalid, TokenPage, TokenReading, Told } from '#web/ui/token-page.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './messages.ts';
import { useAddressChange } from './use-address-change.ts';

/** Where a booking's former address keeps it. Opening the link only shows it; the button acts, since scanners open links too. */
export const AddressChangePage = () => (
  <TokenPage
    path="/address-change"
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
  const language = useLanguage();
  const change = useAddressChange(token);
  usePageReady(change.state !== 'reading');
  return (
    <ChangingPage state={change.state}>
      {change.state === 'reading' && <TokenReading words={words} />}
      {change.state === 'invalid' && <TokenInvalid words={words} />}
      {change.state === 'unread' && (
        <LinkUnread words={words} error={change.error} asking={change.asking} onAsk={change.askAgain} />
      )}
      {change.state === 'undone' && (
        <Told title={words.done} text={words.doneText} actions={<Home words={words} kind="primary" />} />
      )}
      {(change.state === 'waiting' || change.state === 'counted') && (
        <Told
          title={words.ask}
          text={words[change.state](change.address)}
          more={[words.effect, words.until(formatInstant(change.until, language))]}
          actions={
            <>
              <Button pending={change.undoing} pendingLabel={words.undoing} onClick={change.undo}>
                {words.undo}
              </Button>
              <Home words={words} />
            </>
          }
        />
      )}
    </ChangingPage>
  );
}
