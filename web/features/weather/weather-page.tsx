import { useEffect } from 'react';
import { Queries } from '#web/client/query.tsx';
import { useMessages } from '#web/state/language.tsx';
import { useLinkQuery } from '#web/state/link-query.ts';
import { useGo } from '#web/state/location.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { ChangingPage } from '#web/ui/layout/changing-page.tsx';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { StreetFoot } from '#web/ui/layout/street-foot.tsx';
import { Home, LinkWaiting, Told } from '#web/ui/link-states.tsx';
import { Actions, Lede, More } from '#web/ui/prose.tsx';
import { Contact } from '#web/ui/text-link.tsx';
import { AnswerButton } from './answer-button.tsx';
import { whyNotRecorded } from './failure.ts';
import { messages } from './messages.ts';
import { Answered, Asked, Expired, Lost } from './proposal.tsx';
import { type Action, type Responding, type Response, useResponse } from './use-response.ts';

/** Nothing can be answered with this link: it carries no answer, or belongs to no proposal. */
function Invalid({ malformed }: { malformed: boolean }) {
  const words = useMessages(messages);
  usePageReady();
  const more = malformed ? `${words.useLink} ${words.invalidHelp}` : words.invalidHelp;
  const home = <Home words={words} kind="primary" />;
  return (
    <Told title={words.invalid} text={malformed ? words.malformed : words.useLink} more={more} actions={home}>
      <Contact />
    </Told>
  );
}

const Sending = () => <LinkWaiting {...useMessages(messages)} />;

function Cancelled() {
  const words = useMessages(messages);
  return (
    <Told title={words.cancelled} text={words.cancelledText} actions={<Home words={words} kind="primary" />}>
      <Contact />
    </Told>
  );
}

/** No valid response came, which says nothing about the appointment: both answers are offered again. */
function Unsent({ failure, responding }: { failure: Error; responding: Responding }) {
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

const page = '/weather-response';
const isAction = (text: string | null): text is Action => text === 'accept' || text === 'decline';

/** Where the links of a weather message lead. Opening one answers, because the message says so. */
export function WeatherPage() {
  const query = useLinkQuery(page);
  return query ? (
    <Link query={query} />
  ) : (
    <PageShell>
      <Sending />
    </PageShell>
  );
}

const NoProposal = ({ malformed }: { malformed: boolean }) => (
  <PageShell foot={<StreetFoot />}>
    <Invalid malformed={malformed} />
  </PageShell>
);

function Link({ query }: { query: URLSearchParams }) {
  const token = (query.get('token') ?? '').trim();
  const action = query.get('action');
  if (!isAction(action)) return <NoProposal malformed />;
  if (token === '') return <NoProposal malformed={false} />;
  return (
    <Queries>
      <Opened key={token} token={token} action={action} />
    </Queries>
  );
}

function Opened({ token, action }: { token: string; action: Action }) {
  const go = useGo();
  const response = useResponse(token, action);
  const { state } = response;
  usePageReady(state !== 'sending');

  // Reloading the page, or coming back to it, sends the answer that counts and not the one changed since.
  const counts = state === 'answered' ? response.proposal.answer : null;
  useEffect(() => {
    if (counts === null || counts === action) return;
    go(`${page}?${new URLSearchParams({ token, action: counts })}`, { replace: true });
  }, [counts, action, token, go]);

  return (
    <PageShell foot={bare.has(state) && <StreetFoot />}>
      <ChangingPage state={headingOf(response)}>{screenOf(response)}</ChangingPage>
    </PageShell>
  );
}

const bare: ReadonlySet<Response['state']> = new Set(['invalid', 'cancelled', 'unsent']);

/** What is another page to a reader: another answer, or another day, is one. */
function headingOf(response: Response): string {
  if (response.state !== 'answered') return response.state;
  const { answer, current } = response.proposal;
  return `${answer} ${current.date}`;
}

function screenOf(response: Response) {
  switch (response.state) {
    case 'sending':
      return <Sending />;
    case 'invalid':
      return <Invalid malformed />;
    case 'cancelled':
      return <Cancelled />;
    case 'unsent':
      return <Unsent {...response} />;
    case 'asked':
      return <Asked {...response} />;
    case 'answered':
      return <Answered {...response} />;
    case 'expired':
      return <Expired {...response} />;
    case 'lost':
      return <Lost {...response} />;
  }
}
