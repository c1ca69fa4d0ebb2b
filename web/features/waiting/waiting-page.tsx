import { type ReactNode, useState } from 'react';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { formatLongDate, formatTime } from '#domain/format.ts';
import { Queries } from '#web/client/query.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { TimeChoice } from '#web/ui/calendar/time-choice.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Home, Told } from '#web/ui/link-states.tsx';
import { LinkStates, TokenPage } from '#web/ui/token-page.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './messages.ts';
import { useWaitingLink, type Waiting, type WaitingLink } from './use-waiting-link.ts';

type Known = Extract<WaitingLink, { state: 'read' }>;

const beginAt = '/calendar-booking';

/** Where the links of the waiting list's messages lead. Opening one only shows the page; its buttons act. */
export const WaitingPage = () => (
  <TokenPage
    path="/waiting-list"
    words={useMessages(messages)}
    beginAt={beginAt}
    opened={(token, query) => (
      <Queries>
        <Opened key={token} token={token} leaves={query.get('action') === 'leave'} />
      </Queries>
    )}
  />
);

function Opened({ token, leaves }: { token: string; leaves: boolean }) {
  const words = useMessages(messages);
  const link = useWaitingLink(token);
  const page = link.state === 'read' ? `${link.data.state} ${link.moved !== null}` : link.state;
  return (
    <LinkStates link={link} page={page} words={words} beginAt={beginAt}>
      {link.state === 'read' && <Place {...link} leaves={leaves} />}
    </LinkStates>
  );
}

function Place({ data: waiting, moved, act, acting, leaves }: Known & { leaves: boolean }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { state, from, to, offer } = waiting;
  const day = (date: string) => formatLongDate(date, language);
  const span = words.span(day(from), day(to));
  const home = <Home words={words} />;
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
    return <Told title={words.moved} text={words.movedText(visit)} actions={home} />;
  }
  if (state === 'left') return <Told title={words.left} text={words.leftText} actions={home} />;
  if (leaves) return <Told title={words.leaveTitle} text={words.leaveText} actions={[leave('primary'), home]} />;
  if (state === 'booked') return <Told title={words.booked} text={words.bookedText} actions={home} />;
  const calendar = (
    <>
      <LinkButton href={beginAt}>{words.begin}</LinkButton>
      {home}
    </>
  );
  if (state === 'over') return <Told title={words.over} text={words.overText} actions={calendar} />;
  if (state === 'asked')
    return (
      <Told
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
  if (!offer) return <Told title={words.waiting} text={words.waitingText(span)} actions={[home, leave('secondary')]} />;
  return <Held waiting={waiting} offer={offer} act={act} acting={acting} leave={leave('secondary')} />;
}

type HeldProps = Pick<Known, 'act' | 'acting'> & {
  waiting: Waiting;
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
    <Told title={words.held(day)} text={text} actions={[take, leave]}>
      {visit && (
        <div className="mt-8 max-w-[33rem]">
          <TimeChoice times={times} offered={times} time={time} onChoose={setTime} />
        </div>
      )}
    </Told>
  );
}
