import { type ReactNode, useEffect, useRef } from 'react';
import { Queries } from '#web/client/query.tsx';
import { useDraftLoaded } from '#web/state/draft.ts';
import { useHref, useMessages } from '#web/state/language.tsx';
import { useLinkSecret } from '#web/state/link-secret.ts';
import { useQueryString } from '#web/state/location.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { useLateDialog } from '#web/ui/overlay/use-late-dialog.ts';
import { BookingRecord } from './booking-record.tsx';
import './confirmation.css';
import { Hero, Text } from './hero.tsx';
import { type Messages, messages } from './messages.ts';
import { Booked, Keep, LimitedVisit, Locked, Missing, NotShown, Processing } from './states.tsx';
import { type Reading, useBooking } from './use-booking.ts';
import { madeBefore, useServerDay } from './use-server-day.ts';
import { VisitTime } from './visit/visit.tsx';
import { loadLateParts, VisitSection } from './visit/visit-section.tsx';

/** The booking by night. Its URL may carry the booking's key, so nothing here links to another site. */
export function ConfirmationPage() {
  const query = useQueryString();
  const arrived = useDraftLoaded(); // The prerendered page knows no query.
  const order = query.get('order') ?? '';
  const withoutKey = useHref()(`/confirmation?${new URLSearchParams({ order })}`);
  const secret = useLinkSecret(query.get('key') ?? '', withoutKey);
  return (
    <PageShell tone="night">
      {arrived && order === '' ? (
        <Missing />
      ) : (
        <Queries>
          <Order key={order} order={order} secret={secret === '' ? null : secret} />
        </Queries>
      )}
    </PageShell>
  );
}

type Told = { words: Messages; later: boolean };

function titleOf(reading: Reading, order: string, { words, later }: Told): ReactNode {
  if (reading.state === 'unknown') return <Unbroken text={words.notFound(order)} part={order} />;
  if (reading.state === 'locked' || reading.state === 'limited')
    return <Unbroken text={words.locked(order)} part={order} />;
  if (reading.state !== 'whole') return words[reading.state];
  if (reading.booking.status === 'cancelled') return words.cancelled;
  if (later) return <VisitTime booking={reading.booking} />;
  return reading.receipt === null ? words.booked : words.success; // Nothing was due.
}

function Unbroken({ text, part }: { text: string; part: string }) {
  const [before, after] = text.split(part);
  return (
    <>
      {before}
      <span className="inline-block max-w-full" translate="no">
        {part}
      </span>
      {after}
    </>
  );
}

function Order({ order, secret }: { order: string; secret: string | null }) {
  const words = useMessages(messages);
  const { reading: read, asking, askAgain } = useBooking(order, secret);
  const day = useServerDay(secret !== null);
  const reading: Reading = day === undefined && read.state === 'whole' ? { state: 'loading' } : read;
  const { state } = reading;
  const whole = state === 'whole' ? reading : null;
  const later = whole !== null && day !== undefined && madeBefore(whole.booking, day);
  usePageReady(state !== 'loading');
  const isLit = whole !== null && whole.booking.status !== 'cancelled';
  const asks = isLit && secret;
  const late = useLateDialog(loadLateParts, { likely: !!asks });

  // Unlocking takes the form away that had the focus.
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'locked' && state !== 'locked') title.current?.focus();
    before.current = state;
  }, [state]);

  return (
    <>
      <Hero
        title={titleOf(reading, order, { words, later })}
        titleRef={title}
        layout={(state === 'limited' ? reading : whole)?.booking.selectedLayout ?? null}
        lit={isLit}
        share={whole?.share}
        sign={whole?.booking.companyName ?? whole?.booking.businessName}
      >
        {state === 'loading' && <Text>{'\u00a0'}</Text>}
        {state === 'processing' && <Processing asking={asking} onAsk={askAgain} />}
        {state === 'locked' && <Locked order={order} booking={reading.booking} onUnlocked={askAgain} />}
        {state === 'limited' && <LimitedVisit booking={reading.booking} />}
        {(state === 'unknown' || state === 'refused' || state === 'failed') && (
          <NotShown reading={reading} asking={asking} onAsk={askAgain} />
        )}
        {whole && <Booked whole={whole} later={later} awaits={!secret} />}
        {late && asks && <late.NewAddress order={order} secret={asks} />}
        {whole?.booking.status === 'active' && secret && (
          <VisitSection order={order} secret={secret} booking={whole.booking} />
        )}
      </Hero>
      {whole && <BookingRecord booking={whole.booking} receipt={whole.receipt} />}
      {late && asks && whole.freeRefresh && <late.FreeRefresh secret={asks} />}
      {late && asks && <late.Photos order={order} secret={asks} />}
      {late && asks && <late.Wishes order={order} secret={asks} />}
      {whole && <Keep />}
    </>
  );
}
