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
import { LinkUnread, LinkWaiting } from '#web/ui/link-states.tsx';
import { Actions, Contact, Lede } from '#web/ui/prose.tsx';
import { messages } from './messages.ts';
import { useUnsubscribe } from './use-unsubscribe.ts';

/** Where the link of a mail by consent leads. To open it shows; only its button withdraws, since scanners open links too. */
export function UnsubscribePage() {
  const query = useLinkQuery('/unsubscribe');
  return <PageShell foot={<StreetFoot />}>{query ? <Link query={query} /> : <Reading />}</PageShell>;
}

function Link({ query }: { query: URLSearchParams }) {
  const token = (query.get('token') ?? '').trim();
  if (token === '') return <Invalid />;
  return (
    <Queries>
      <Opened key={token} token={token} />
    </Queries>
  );
}

function Opened({ token }: { token: string }) {
  const words = useMessages(messages);
  const link = useUnsubscribe(token);
  usePageReady(link.state !== 'reading');
  return (
    <ChangingPage state={link.state}>
      {link.state === 'reading' && <Reading />}
      {link.state === 'invalid' && <Invalid />}
      {link.state === 'unread' && (
        <LinkUnread words={words} error={link.error} asking={link.asking} onAsk={link.askAgain} />
      )}
      {link.state === 'done' && <Page title={words.done} text={words.doneText} actions={<Home kind="primary" />} />}
      {link.state === 'given' && (
        <Page
          title={words.askTitle}
          text={words.askText}
          actions={
            <>
              <Button pending={link.stopping} pendingLabel={words.stopping} onClick={link.stop}>
                {words.stop}
              </Button>
              <Home kind="secondary" />
            </>
          }
        />
      )}
    </ChangingPage>
  );
}

function Reading() {
  const { title, reading: doing, withoutScript } = useMessages(messages);
  return <LinkWaiting title={title} doing={doing} withoutScript={withoutScript} />;
}

/** A link that opens nothing, and who stops the emails then. */
function Invalid() {
  const words = useMessages(messages);
  usePageReady();
  return (
    <>
      <PageTitle>{words.invalid}</PageTitle>
      <Lede>{words.invalidText}</Lede>
      <Contact />
      <Actions>
        <Home kind="secondary" />
      </Actions>
    </>
  );
}

function Home({ kind }: { kind: 'primary' | 'secondary' }) {
  const words = useMessages(messages);
  return (
    <LinkButton kind={kind} href="/">
      {words.home}
    </LinkButton>
  );
}

type PageProps = { title: string; text: string; actions: ReactNode };

const Page = ({ title, text, actions }: PageProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    <Lede>{text}</Lede>
    <Actions>{actions}</Actions>
  </>
);
