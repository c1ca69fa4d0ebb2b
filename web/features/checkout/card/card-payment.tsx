import { Suspense, useEffect, useRef } from 'react';
import { needOf } from '#business/services.ts';
import type { CustomerData } from '#contract/checkout.ts';
import { lateDrawing } from '#web/pictures/late-drawing.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/overlay/notice.tsx';
import type { FieldName } from '../customer/customer.ts';
import { messages } from '../messages.ts';
import { setbackWords } from '../submit/submit.ts';
import type { CheckoutOfPage } from '../use-checkout.ts';
import { frameId } from './card-frame.ts';
import { CardPanes } from './card-panes.tsx';
import { Lock } from './card-signs.tsx';
import { type CardView, cardView } from './card-view.ts';

const Assurance = lateDrawing(async () => (await import('../late-parts.tsx')).Assurance);
const InDemand = lateDrawing(async () => (await import('../late-parts.tsx')).InDemand);
const StandardPrice = lateDrawing(async () => (await import('../late-parts.tsx')).StandardPrice);
const KeepCard = lateDrawing(async () => (await import('../late-parts.tsx')).KeepCard);

export const cardHeadingId = 'card-heading';

type CardPaymentProps = {
  checkout: CheckoutOfPage;
  customer: CustomerData | null;
  needed: readonly FieldName[];
};

/** Without `inert` a locked form is kept from the keyboard by not being seen. */
const canBeInert = typeof HTMLElement === 'undefined' || 'inert' in HTMLElement.prototype;

/** The gateway's own card form, and the pane before it while it may take no input. */
export function CardPayment({ checkout, customer, needed }: CardPaymentProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { state } = checkout;
  const { agreed, bought } = state;
  const view = cardView(state, customer && JSON.stringify(customer));
  const { section, pane } = useFocusKept(view);
  const locked = view !== 'open';
  const setback = state.setback && setbackWords(state.setback, words, language);
  return (
    <section aria-labelledby={cardHeadingId}>
      <h2 id={cardHeadingId} ref={section} tabIndex={-1} className="type-h2-form outline-none">
        {words.card}
      </h2>
      {agreed !== null && needOf(bought?.coatingType ?? '') === 'order' && (
        <div role="status" className="mt-4">
          <Suspense>
            <StandardPrice onFree={() => checkout.open()} />
          </Suspense>
        </div>
      )}
      <div role="status">
        {state.inDemand && view !== 'refused' && view !== 'paid' && (
          <Suspense>
            <InDemand />
          </Suspense>
        )}
      </div>
      {setback && (
        <Notice tone="error" className="mt-4" title={setback.title}>
          <p>{setback.description}</p>
        </Notice>
      )}
      <Suspense>{!locked && <KeepCard />}</Suspense>
      <div
        className={classNames(
          'relative mt-4 grid grid-cols-1 overflow-hidden rounded-sm border border-glass-300 bg-ivory-50',
          'transition-[min-height] duration-(--duration-enter) ease-pane',
          locked ? 'min-h-[260px]' : 'min-h-[750px]',
        )}
      >
        {state.phase.name === 'card' && (
          <div
            inert={locked}
            aria-hidden={locked}
            className={classNames('absolute inset-x-0 top-0 h-[750px]', locked && !canBeInert && 'invisible')}
          >
            <div key={state.attempt} id={frameId} className="h-full w-full" />
          </div>
        )}
        <CardPanes {...{ view, checkout, needed }} headingRef={pane} />
      </div>
      {view !== 'refused' && view !== 'free' && (
        <div className="type-small mt-4 flex min-h-16 gap-4 text-ink-700">
          <Lock className="mt-1 h-6 w-auto flex-none text-glass-700" />
          <Suspense>
            <Assurance refund={state.refund} />
          </Suspense>
        </div>
      )}
      <p role="status" className="sr-only">
        {view === 'open' ? words.opened : ''}
      </p>
    </section>
  );
}

/** What has the focus is in none of these views. */
const passing = /^(locked|saving|loading|proving)$/;

/** A frame or button that goes away takes the focus along: it moves to what replaces it, and to 'Approved!'. */
function useFocusKept(view: CardView) {
  const section = useRef<HTMLHeadingElement>(null);
  const pane = useRef<HTMLHeadingElement>(null);
  const before = useRef(view);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    const moves = view === 'paid' || (!passing.test(before.current) && lost);
    if (before.current !== view && moves) (pane.current ?? section.current)?.focus();
    before.current = view;
  }, [view]);
  return { section, pane };
}
