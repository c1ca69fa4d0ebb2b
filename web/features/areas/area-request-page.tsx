import type { ReactNode } from 'react';
import { Queries } from '#web/client/query.tsx';
import { useMessages } from '#web/state/language.tsx';
import { useLinkQuery } from '#web/state/link-query.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { ChangingPage } from '#web/ui/layout/changing-page.tsx';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { StreetFoot } from '#web/ui/layout/street-foot.tsx';
import { Actions, Lede } from '#web/ui/prose.tsx';
import { messages } from './messages.ts';
import { Invalid, Reading, Unread } from './states.tsx';
import { type Act, type AreaLink, useAreaLink } from './use-area-link.ts';

type Known = Extract<AreaLink, { state: 'known' }>;
const isAct = (text: string | null): text is Act => text === 'confirm' || text === 'leave';

/** Where the links of an area's e-mails lead. Opening one only shows the page; its button confirms or unsubscribes. */
export function AreaRequestPage() {
  const query = useLinkQuery('/area-request');
  return <PageShell foot={<StreetFoot />}>{query ? <Link query={query} /> : <Reading />}</PageShell>;
}

function Link({ query }: { query: URLSearchParams }) {
  const token = (query.get('token') ?? '').trim();
  const action = query.get('action');
  if (token === '' || !isAct(action)) return <Invalid empty={token === ''} />;
  return (
    <Queries>
      <Opened key={token} token={token} wanted={action} />
    </Queries>
  );
}

function Opened({ token, wanted }: { token: string; wanted: Act }) {
  const link = useAreaLink(token);
  usePageReady(link.state !== 'reading');
  const state = link.state === 'known' ? `known ${link.request.state}` : link.state;
  return <ChangingPage state={state}>{screenOf(link, wanted)}</ChangingPage>;
}

function screenOf(link: AreaLink, wanted: Act): ReactNode {
  switch (link.state) {
    case 'reading':
      return <Reading />;
    case 'invalid':
      return <Invalid />;
    case 'unread':
      return <Unread {...link} />;
    case 'known':
      return <Request {...link} wanted={wanted} />;
  }
}

/** The request as it is, and what its link may do with it. */
function Request({ request: { area, state }, act, acting, wanted }: Known & { wanted: Act }) {
  const words = useMessages(messages);
  const home = (kind: 'primary' | 'secondary') => (
    <LinkButton kind={kind} href="/">
      {words.home}
    </LinkButton>
  );
  const leave = (kind: 'primary' | 'secondary') => (
    <Button kind={kind} pending={acting === 'leave'} pendingLabel={words.leaving} onClick={() => act('leave')}>
      {words.leave}
    </Button>
  );
  if (state === 'left') return <Page title={words.left} text={words.leftText(area)} actions={home('primary')} />;
  if (wanted === 'leave')
    return (
      <Page title={words.leaveTitle} text={words.leaveText(area)} actions={pair(leave('primary'), home('secondary'))} />
    );
  if (state === 'told') {
    const book = (
      <LinkButton href="/postal-code" arrow>
        {words.book}
      </LinkButton>
    );
    return <Page title={words.told} text={words.toldText(area)} actions={pair(book, leave('secondary'))} />;
  }
  if (state === 'confirmed')
    return (
      <Page
        title={words.confirmed}
        text={words.confirmedText(area)}
        actions={pair(home('primary'), leave('secondary'))}
      />
    );
  const confirm = (
    <Button pending={acting === 'confirm'} pendingLabel={words.confirming} onClick={() => act('confirm')}>
      {words.confirm}
    </Button>
  );
  return <Page title={words.confirmTitle} text={words.confirmText(area)} actions={pair(confirm, home('secondary'))} />;
}

const pair = (first: ReactNode, second: ReactNode): ReactNode => (
  <>
    {first}
    {second}
  </>
);

type PageProps = { title: string; text: string; actions: ReactNode };

const Page = ({ title, text, actions }: PageProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    <Lede>{text}</Lede>
    <Actions>{actions}</Actions>
  </>
);
