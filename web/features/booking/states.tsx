import { lazy, type ReactNode, Suspense } from 'react';
import { brand } from '#business/brand.ts';
import { serviceName } from '#business/services.ts';
import { today } from '#domain/calendar/zone.ts';
import { formatLongDate } from '#domain/format.ts';
import { resetDraft } from '#web/state/draft.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Contact } from '#web/ui/text-link.tsx';
import { lockedFacts } from './facts.ts';
import { Hero, Text } from './hero.tsx';
import { messages } from './messages.ts';
import { columns } from './page-columns.ts';
import type { LimitedBooking, LockedBooking, Reading } from './use-booking.ts';
import { VisitFiles, VisitTime } from './visit/visit.tsx';

// Few people come without their booking's key, or to a cancelled one: these parts load with them.
const OrderForm = lazy(() => import('./order-form.tsx').then((module) => ({ default: module.OrderForm })));
const AddressDetails = lazy(() => import('./order-form.tsx').then((module) => ({ default: module.AddressDetails })));
const UnlockForm = lazy(() => import('./unlock-form.tsx').then((module) => ({ default: module.UnlockForm })));
const RefundNote = lazy(() => import('./refund/refund-note.tsx').then((module) => ({ default: module.RefundNote })));
const Limited = lazy(() => import('./limited.tsx').then((module) => ({ default: module.Limited })));

const formRoom = <div className="mt-8 h-37.5 sm:h-20" data-coming />;

function Home({ kind = 'primary' }: { kind?: 'primary' | 'secondary' }) {
  const words = useMessages(messages);
  return (
    <LinkButton href="/" kind={kind} onClick={resetDraft}>
      {words.home}
    </LinkButton>
  );
}

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{children}</div>
);

export function Missing() {
  const words = useMessages(messages);
  usePageReady();
  return (
    <Hero title={words.missing} layout={null} lit={false}>
      <Text>{words.missingText}</Text>
      <Suspense fallback={formRoom}>
        <OrderForm />
      </Suspense>
      <Actions>
        <Home kind="secondary" />
      </Actions>
      <Suspense fallback={null}>
        <AddressDetails />
      </Suspense>
    </Hero>
  );
}

type Asking = { asking: boolean; onAsk: () => void };

export function Processing({ asking, onAsk }: Asking) {
  const words = useMessages(messages);
  return (
    <>
      <Text>{words.processingText}</Text>
      <p className="mt-3 max-w-[33rem] text-night-text-2">{words.mayLeave}</p>
      <Actions>
        <Button pending={asking} pendingLabel={words.asking} onClick={onAsk}>
          {words.checkAgain}
        </Button>
      </Actions>
    </>
  );
}

type LockedProps = { order: string; booking: LockedBooking; onUnlocked: () => void };

/** An order number alone reveals nothing about a person. */
export function Locked({ order, booking, onUnlocked }: LockedProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <>
      <DescriptionList
        layout="columns"
        className={`mt-6 ${columns}`}
        pairs={lockedFacts(booking, { words, language })}
      />
      <Suspense fallback={formRoom}>
        <UnlockForm order={order} onUnlocked={onUnlocked} />
      </Suspense>
    </>
  );
}

/** The e-mail was known, and no more. */
export const LimitedVisit = (props: { booking: LimitedBooking }) => (
  <Suspense fallback={formRoom}>
    <Limited {...props} />
  </Suspense>
);

type NotShownProps = Asking & { reading: Extract<Reading, { error: string }> };

type BookedProps = {
  whole: Extract<Reading, { state: 'whole' }>;
  /** The heading names day and hour. */
  later: boolean;
  /** The confirmation is still on its way; somebody who came by its link has read it. */
  awaits: boolean;
};

/** What was booked, its files first of all; or cancelled since, which then matters most. */
export function Booked({ whole, later, awaits }: BookedProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { booking } = whole;
  const { status, cancelledAt, coatingType, address } = booking;
  if (status !== 'cancelled') {
    return (
      <>
        {!later && (
          <h2 className="type-h2 mt-3 md:mt-5">
            <VisitTime booking={booking} />
          </h2>
        )}
        <Text>
          <span className="block">{serviceName(coatingType, language)}</span>{' '}
          <span className="wrap-anywhere" translate="no">
            {address}
          </span>
        </Text>
        <VisitFiles {...whole} leading={status === 'active'} />
        {awaits && status === 'active' && <p className="mt-3 text-night-text-2">{words.successText}</p>}
      </>
    );
  }
  const day = cancelledAt && businessDay(new Date(cancelledAt));
  return (
    <>
      <Text>{day ? words.cancelledOn(formatLongDate(day, language)) : words.cancelledText}</Text>
      <Suspense fallback={<div className="mt-4 h-7 md:mt-6" data-coming />}>
        <RefundNote whole={whole} />
      </Suspense>
      <VisitFiles {...whole} />
    </>
  );
}

const businessDay = (instant: Date) => today(instant, brand.timeZone);

export function Keep() {
  const words = useMessages(messages);
  return (
    <div className="mt-9 flex flex-col gap-6 md:flex-row md:items-center md:justify-between">
      <p className="text-night-text-2">{words.keep}</p>
      <Home kind="secondary" />
    </div>
  );
}

/** No such order; or no response, which is different and can be retried. */
export function NotShown({ reading, asking, onAsk }: NotShownProps) {
  const words = useMessages(messages);
  const again = reading.state === 'failed';
  return (
    <>
      {reading.state !== 'refused' && <Text>{again ? words.failedText : words.notFoundText}</Text>}
      <p role="alert" className="mt-3 max-w-[33rem] text-bronze-300">
        {reading.error || (again ? words.unreachable : words.unknownError)}
      </p>
      <Contact />
      <Actions>
        {again && (
          <Button pending={asking} pendingLabel={words.asking} onClick={onAsk}>
            {words.tryAgain}
          </Button>
        )}
        <Home kind={again ? 'secondary' : 'primary'} />
      </Actions>
    </>
  );
}
