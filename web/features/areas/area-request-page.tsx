import type { ReactNode } from 'react';
import type * as areas from '#contract/area-requests.ts';
import { call } from '#web/client/call.ts';
import { at } from '#web/client/calls.ts';
import { wordsOf } from '#web/client/failure.ts';
import { Queries } from '#web/client/query.tsx';
import { useAnsweredLink } from '#web/client/use-link.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Home, Told } from '#web/ui/link-states.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { LinkInvalid, LinkStates, TokenPage } from '#web/ui/token-page.tsx';
import { messages } from './messages.ts';

const confirmArea = at<typeof areas.confirmArea>('POST', '/api/area-requests/confirm');
const leaveArea = at<typeof areas.leaveArea>('POST', '/api/area-requests/leave');
const readAreaRequest = at<typeof areas.readAreaRequest>('GET', '/api/area-requests/:token');

type Act = 'confirm' | 'leave';
const isAct = (text: string | null): text is Act => text === 'confirm' || text === 'leave';

const beginAt = '/postal-code';

/** Where the links of an area's e-mails lead. Opening one only shows the page; its button confirms or unsubscribes. */
export function AreaRequestPage() {
  const words = useMessages(messages);
  const opened = (token: string, query: URLSearchParams): ReactNode => {
    const action = query.get('action');
    if (!isAct(action)) return <LinkInvalid words={words} beginAt={beginAt} />;
    return (
      <Queries>
        <Opened key={token} token={token} wanted={action} />
      </Queries>
    );
  };
  return <TokenPage path="/area-request" words={words} beginAt={beginAt} opened={opened} />;
}

/** What the link is about, and its press. Opening it changes nothing. */
export function useAreaLink(token: string) {
  const words = useMessages(messages);
  return useAnsweredLink({
    key: ['/api/area-requests', token],
    read: (signal) => call(readAreaRequest, { params: { token } }, { signal }),
    answer: (act: Act) => call(act === 'confirm' ? confirmArea : leaveArea, { body: { token } }, { keepalive: true }),
    onError: (failure) =>
      toast({ title: words.failed, description: wordsOf(failure) || words.failedText, tone: 'destructive' }),
  });
}

function Opened({ token, wanted }: { token: string; wanted: Act }) {
  const words = useMessages(messages);
  const link = useAreaLink(token);
  const about = { words, beginAt };
  if (link.state !== 'read') return <LinkStates link={link} {...about} />;
  const { data, press, pressed } = link;
  const { area, state } = data;
  const home = <Home words={words} />;
  const leave = (kind: 'primary' | 'secondary') => (
    <Button kind={kind} pending={pressed === 'leave'} pendingLabel={words.leaving} onClick={() => press('leave')}>
      {words.leave}
    </Button>
  );
  const told = (): ReactNode => {
    if (state === 'left')
      return <Told title={words.left} text={words.leftText(area)} actions={<Home words={words} kind="primary" />} />;
    if (wanted === 'leave')
      return <Told title={words.leaveTitle} text={words.leaveText(area)} actions={pair(leave('primary'), home)} />;
    if (state === 'told') {
      const book = (
        <LinkButton href="/postal-code" arrow>
          {words.book}
        </LinkButton>
      );
      return <Told title={words.told} text={words.toldText(area)} actions={pair(book, leave('secondary'))} />;
    }
    if (state === 'confirmed') {
      const actions = pair(<Home words={words} kind="primary" />, leave('secondary'));
      return <Told title={words.confirmed} text={words.confirmedText(area)} actions={actions} />;
    }
    const confirm = (
      <Button pending={pressed === 'confirm'} pendingLabel={words.confirming} onClick={() => press('confirm')}>
        {words.confirm}
      </Button>
    );
    return <Told title={words.confirmTitle} text={words.confirmText(area)} actions={pair(confirm, home)} />;
  };
  return (
    <LinkStates link={link} page={state} {...about}>
      {told()}
    </LinkStates>
  );
}

const pair = (first: ReactNode, second: ReactNode): ReactNode => (
  <>
    {first}
    {second}
  </>
);
