import { type ReactNode, useState } from 'react';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { formatLongDate, formatTime } from '#domain/format.ts';
import { Queries } from '#web/client/query.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useLinkQuery } from '#web/state/link-query.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { TimeChoice } from '#web/ui/calendar/time-choice.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { ChangingPage } from '#web/ui/layout/changing-page.tsx';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { StreetFoot } from '#web/ui/layout/street-foot.tsx';
import { Actions, Lede } from '#web/ui/prose.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './messages.ts';
import { Invalid, Reading, Unread } from './states.tsx';
import { useWaitingLink, type Waiting, type WaitingLink } from './use-waiting-link.ts';

type Known = Extract<WaitingLink, { state: 'known' }>;

/** Where the links of the waiting list's messages lead. Opening one only shows the page; its buttons act. */
export function WaitingPage() {
  const query = useLinkQuery('/waiting-list');
  return <PageShell foot={<StreetFoot />}>{query ? <Link query={query} /> : <Reading />}</PageShell>;
}

function Link({ query }: { query: URLSearchParams }) {
  const token = (query.get('token') ?? '').trim();
  if (token === '') return <Invalid empty />;
  return (
    <Queries>
      <Opened key={token} token={token} leaves={query.get('action') === 'leave'} />
    </Queries>
  );
}

function Opened({ token, leaves }: { token: string; leaves: boolean }) {
  const link = useWaitingLink(token);
  usePageReady(link.state !== 'reading');
  const state = link.state === 'known' ? `known ${link.waiting.state} ${link.moved !== null}` : link.state;
  return <ChangingPage state={state}>{screenOf(link, leaves)}</ChangingPage>;
}

function screenOf(link: WaitingLink, leaves: boolean): ReactNode {
  switch (link.state) {
    case 'reading':
      return <Reading />;
    case 'invalid':
      return <Invalid />;
    case 'unread':
      return <Unread {...link} />;
    case 'known':
      return <Place {...link} leaves={leaves} />;
  }
}

/** The current place on the list, and what its link can do. */
function Place({ waiting, moved, act, acting, leaves }: Known & { leaves: boolean }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { state, from, to, offer } = waiting;
  const day = (date: string) => formatLongDate(date, language);
  const span = words.span(day(from), day(to));
  const home = (
    <LinkButton kind="secondary" href="/">
      {words.home}
    </LinkButton>
  );
  const calendar = <LinkButton href="/calendar-booking">{words.calendar}</LinkButton>;
  const leave = (kind: 'primary' | 'secondary') => (
    <Button
      kind={kind}
      pending={acting === 'leave'}
      pendingLabel={words.leaving}
      onClick={() => act({ kind: 'leave' })}
    >
      {words.leave}
    </Button>
  );
  if (moved) {
    const visit = `${day(moved.date)}, ${formatTime(moved.time, language)}`;
    return <Page title={words.moved} text={words.movedText(visit)} actions={home} />;
  }
  if (state === 'left') return <Page title={words.left} text={words.leftText} actions={home} />;
  if (leaves) return <Page title={words.leaveTitle} text={words.leaveText} actions={[leave('primary'), home]} />;
  if (state === 'booked') return <Page title={words.booked} text={words.bookedText} actions={home} />;
  if (state === 'over') return <Page title={words.over} text={words.overText} actions={[calendar, home]} />;
  if (state === 'asked')
    return (
      <Page
        title={words.confirmTitle}
        text={words.confirmText(span)}
        actions={[
          <Button
            key="confirm"
            pending={acting === 'confirm'}
            pendingLabel={words.confirming}
            onClick={() => act({ kind: 'confirm' })}
          >
            {words.confirm}
          </Button>,
          home,
        ]}
      />
    );
  if (!offer) return <Page title={words.waiting} text={words.waitingText(span)} actions={[home, leave('secondary')]} />;
  return <Held waiting={waiting} offer={offer} act={act} acting={acting} leave={leave('secondary')} />;
}

type HeldProps = Pick<Known, 'waiting' | 'act' | 'acting'> & {
  offer: NonNullable<Waiting['offer']>;
  leave: ReactNode;
};

/** A day is held: it is booked, or the visit moves there. */
function Held({ waiting: { visit }, offer, act, acting, leave }: HeldProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { date, times } = offer;
  const first = visit && times.includes(visit.time) ? visit.time : times[0];
  const [time, setTime] = useState<AppointmentTime | ''>(first ?? '');
  const until = formatInstant(offer.until, language);
  const day = formatLongDate(date, language);
  const text = visit ? words.moveText(formatLongDate(visit.date, language), until) : words.heldText(until);
  const take = (
    <Button
      key="take"
      pending={acting === 'take'}
      pendingLabel={words.booking}
      onClick={() => act({ kind: 'take', time: visit && time !== '' ? time : null })}
    >
      {visit ? words.move : words.book}
    </Button>
  );
  return (
    <Page title={words.held(day)} text={text} actions={[take, leave]}>
      {visit && (
        <div className="mt-8 max-w-[33rem]">
          <TimeChoice times={times} offered={times} time={time} onChoose={setTime} />
        </div>
      )}
    </Page>
  );
}

type PageProps = { title: string; text: string; actions: ReactNode; children?: ReactNode };

const Page = ({ title, text, actions, children }: PageProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    <Lede>{text}</Lede>
    {children}
    <Actions>{actions}</Actions>
  </>
);
