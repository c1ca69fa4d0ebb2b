import type * as changes from '#contract/visit/self-service.ts';
import { call } from '#web/client/call.ts';
import { at } from '#web/client/calls.ts';
import { wordsOf } from '#web/client/failure.ts';
import { Queries } from '#web/client/query.tsx';
import { useAnsweredLink } from '#web/client/use-link.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Home, Told } from '#web/ui/link-states.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { More } from '#web/ui/prose.tsx';
import { LinkStates, TokenPage } from '#web/ui/token-page.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './messages.ts';

const readAddressChange = at<typeof changes.readAddressChange>('GET', '/api/address-changes/:token');
const undoAddressChange = at<typeof changes.undoAddressChange>('POST', '/api/address-changes/undo');

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

/** What the link is about, and its press. Opening it changes nothing. */
export function useAddressChange(token: string) {
  const words = useMessages(messages);
  return useAnsweredLink({
    key: ['/api/address-changes', token],
    read: (signal) => call(readAddressChange, { params: { token } }, { signal }),
    answer: () => call(undoAddressChange, { body: { token } }, { keepalive: true }),
    onError: (failure) =>
      toast({ title: words.failed, description: wordsOf(failure) || words.failedText, tone: 'destructive' }),
  });
}

function Opened({ token }: { token: string }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const link = useAddressChange(token);
  if (link.state !== 'read') return <LinkStates link={link} words={words} />;
  const change = link.data;
  const undo = (
    <>
      <Button pending={link.isPending} pendingLabel={words.undoing} onClick={() => link.press()}>
        {words.undo}
      </Button>
      <Home words={words} />
    </>
  );
  return (
    <LinkStates link={link} words={words} page={change.state}>
      {change.state === 'undone' ? (
        <Told title={words.done} text={words.doneText} actions={<Home words={words} kind="primary" />} />
      ) : (
        <Told title={words.ask} text={words[change.state](change.address)} actions={undo}>
          <More>{words.effect}</More>
          <More>{words.until(formatInstant(change.until, language))}</More>
        </Told>
      )}
    </LinkStates>
  );
}
