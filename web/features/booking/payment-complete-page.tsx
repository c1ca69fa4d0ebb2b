import { useEffect, useRef, useState } from 'react';
import { brand } from '#business/brand.ts';
import { Queries } from '#web/client/query.tsx';
import { useDraftLoaded } from '#web/state/draft.ts';
import { useMessages } from '#web/state/language.tsx';
import { useHere, useQueryString } from '#web/state/location.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { StreetFoot } from '#web/ui/layout/street-foot.tsx';
import { messages } from './complete.messages.ts';
import { Head, NotRead, Record, Waiting } from './complete-parts.tsx';
import { useBooking } from './use-booking.ts';

/** A payment that is being finished is asked about four times in 45 seconds, ever more patiently; then by hand. */
const pauses = [3_000, 6_000, 12_000, 24_000];

/** The order of the address, '' where there is none; null while the prerendered page, which knows no query, is shown. */
function useOrder(): string | null {
  const arrived = useDraftLoaded();
  const { path } = useHere();
  const query = useQueryString();
  const [order, setOrder] = useState<string | null>(null);
  // The URL is already the next page's while this one is being left.
  const asked = arrived && path === '/payment-complete' ? (query.get('order') ?? '').trim() : order;
  if (asked !== order) setOrder(asked);
  return asked;
}

/**
 * Where a return with an order number lands: the booking that Submit has made, by the server's own state.
 * Without a number nothing is asked and nothing has failed: the page says neither that a booking is confirmed nor that
 * something went wrong. A placeholder replaces the number, which is in the e-mail; what happens next and the contact remain.
 */
export function PaymentCompletePage() {
  const order = useOrder();
  return (
    <PageShell foot={<StreetFoot />}>
      {order === '' ? (
        <WithoutOrder />
      ) : (
        <Queries>
          <Order order={order ?? ''} />
        </Queries>
      )}
    </PageShell>
  );
}

/** The shape of an order number, and none that exists. */
const Placeholder = () => <span className="text-ink-500">{brand.prefix}-000000-000</span>;

function WithoutOrder() {
  const words = useMessages(messages);
  usePageReady();
  return (
    <>
      <Head title={words.complete} text={words.noOrder} order={<Placeholder />} />
      <Record booking={null} />
    </>
  );
}

function Order({ order }: { order: string }) {
  const words = useMessages(messages);
  const { reading, asking, askAgain } = useBooking(order, null, pauses);
  const { state } = reading;
  usePageReady(state !== 'loading');

  // A response may remove the focused button.
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const changed = before.current !== state && before.current !== 'loading';
    before.current = state;
    if (changed && document.activeElement === document.body) title.current?.focus();
  }, [state]);

  const common = { titleRef: title, order: order || '\u00a0' };
  if (state === 'loading' || state === 'processing') {
    return (
      // Anything faster than 300 ms shows nothing in between.
      <div className="animate-enter [animation-delay:300ms]">
        <Head {...common} eyebrow={words.complete} title={words.processing} text={words.processingText} />
        <Waiting known={state === 'processing'} asking={asking} onAsk={askAgain} />
      </div>
    );
  }
  if (state === 'unknown' || state === 'refused' || state === 'failed') {
    const told =
      state === 'unknown'
        ? { title: words.notFound(order), text: words.notFoundText }
        : { title: words.complete, text: words.failedText };
    return (
      <div>
        <Head {...common} {...told} />
        <NotRead error={reading.error} again={state === 'failed' ? { asking, onAsk: askAgain } : null} />
      </div>
    );
  }
  const { booking } = reading;
  const whole = state === 'whole' ? reading : null;
  const cancelled = booking.status === 'cancelled';
  const isFree = whole?.receipt === null;
  return (
    <div>
      <Head
        {...common}
        eyebrow={words.complete}
        title={cancelled ? words.cancelled : isFree ? words.booked : words.success}
        text={cancelled ? words.cancelledText : words.successText}
      />
      <Record booking={booking} whole={whole} />
    </div>
  );
}
