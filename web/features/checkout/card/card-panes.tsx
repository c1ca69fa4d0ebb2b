import { type Ref, Suspense } from 'react';
import { formatMoney } from '#domain/format.ts';
import type { Price } from '#domain/pricing/read-quote.ts';
import { lateDrawing } from '#web/pictures/late-drawing.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Skeleton, useSlow } from '#web/ui/skeleton.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { Contact } from '../contact.tsx';
import type { FieldName } from '../customer/customer.ts';
import { labelOf } from '../customer/label-of.ts';
import type { Refusal } from '../machine/types.ts';
import { messages } from '../messages.ts';
import { pageForRefusal } from '../page-for-refusal.ts';
import type { CheckoutOfPage } from '../use-checkout.ts';
import { ApprovedPane, Lock } from './card-signs.tsx';
import type { CardView } from './card-view.ts';
import { GlassPane } from './glass-pane.tsx';

const Proving = lateDrawing(async () => (await import('../late-parts.tsx')).Proving);

const lock = <Lock className="h-12 w-auto [&>path]:stroke-[0.55]" />;

const goTo = (name: FieldName | undefined) => name && document.getElementsByName(name)[0]?.focus();

type PanesProps = {
  view: CardView;
  checkout: CheckoutOfPage;
  needed: readonly FieldName[];
  headingRef: Ref<HTMLHeadingElement>;
};

/** Anything over the card form, or in its place. Nothing while the form is open. */
export function CardPanes({ view, checkout: { state, open, saveAgain }, needed, headingRef }: PanesProps) {
  const words = useMessages(messages);
  const slow = useSlow(view === 'loading' || view === 'saving' || view === 'asking');
  const language = useLanguage();
  const { phase } = state;
  const amountOf = (price: Price | null) => (price ? formatMoney(price.total, language) : '');
  const again = (label: string) => <Button onClick={() => open(state.agreed)}>{label}</Button>;

  switch (view) {
    case 'open':
      return null;
    case 'locked':
      return (
        <GlassPane
          icon={lock}
          title={words.locked}
          actions={<TextButton onClick={() => goTo(needed[0])}>{words.complete}</TextButton>}
        >
          {words.needed(needed.map((name) => labelOf(name, language).toLowerCase()))}
        </GlassPane>
      );
    case 'saving':
      return <GlassPane icon={lock} title={slow ? words.saving : ''} />;
    case 'not-saved':
      return (
        <GlassPane alert title={words.notSaved} actions={<Button onClick={saveAgain}>{words.tryAgain}</Button>}>
          {words.notSavedText}
        </GlassPane>
      );
    case 'proving':
      return (
        <GlassPane icon={lock} title={words.proving}>
          <Suspense>
            <Proving />
          </Suspense>
        </GlassPane>
      );
    case 'loading':
      return slow ? <Skeleton className="absolute inset-0" /> : <div className="absolute inset-0 bg-glass-100" />;
    case 'late':
      return (
        <GlassPane alert title={words.late} actions={again(words.reload)}>
          <p>{words.lateText}</p>
          <Contact className="mt-4" />
        </GlassPane>
      );
    case 'closed':
      return (
        <GlassPane headingRef={headingRef} title={words.closed} actions={again(words.reopen)}>
          {state.inDemand ? words.closedInDemand : words.closedText}
        </GlassPane>
      );
    case 'asking':
      return <GlassPane headingRef={headingRef} icon={lock} title={slow ? words.asking : ''} />;
    case 'elsewhere':
      return phase.name === 'elsewhere' ? (
        <GlassPane alert headingRef={headingRef} icon={lock} title={words.elsewhere} actions={again(words.goOn)}>
          <WithCodes text={words.elsewhereText(phase.order)} />
        </GlassPane>
      ) : null;
    case 'free':
      return (
        <GlassPane title={words.free} size="large">
          {needed.length === 0 ? words.approvedText : words.freeText}
        </GlassPane>
      );
    case 'failed':
      return (
        <GlassPane headingRef={headingRef} alert title={words.failed} actions={again(words.tryAgain)}>
          <p>{(phase.name === 'failed' && phase.text) || words.failedText}</p>
          <Contact className="mt-4" />
        </GlassPane>
      );
    case 'refused':
      return phase.name === 'refused' ? (
        <Refused refusal={phase} total={amountOf(state.price)} {...{ open, headingRef }} />
      ) : null;
    case 'paid': {
      const certain = !('certain' in phase) || phase.certain;
      if (phase.name === 'paid' && phase.unanswered) {
        return (
          <GlassPane alert glass="warning" headingRef={headingRef} title={words.unanswered}>
            <p className="text-balance">{words.unansweredText(amountOf(state.price))}</p>
            <Contact className="mt-4" />
          </GlassPane>
        );
      }
      return (
        <GlassPane
          glass="clear"
          size="large"
          headingRef={headingRef}
          icon={certain && <ApprovedPane className="h-27.5 w-auto" />}
          title={certain ? words.approved : words.sent}
        >
          {certain ? words.approvedText : words.sentText}
        </GlassPane>
      );
    }
  }
}

type RefusedProps = {
  refusal: Refusal;
  total: string;
  open: CheckoutOfPage['open'];
  headingRef: Ref<HTMLHeadingElement>;
};

function Refused({ refusal: { code, text, quote }, total, open, headingRef }: RefusedProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  if (code === 'PRICE_DIFFERS' && quote !== null) {
    const amount = formatMoney(quote.total, language);
    return (
      <GlassPane
        alert
        headingRef={headingRef}
        title={words.differs}
        actions={<Button onClick={() => open(quote)}>{words.accept(amount)}</Button>}
      >
        {words.differsText(amount)}
      </GlassPane>
    );
  }
  if (code === 'COOKIES_NEEDED') {
    const again = <Button onClick={() => open()}>{words.tryAgain}</Button>;
    return <GlassPane icon={lock} headingRef={headingRef} title={words.cookies} actions={again} />;
  }
  const path = pageForRefusal(code);
  const back = <LinkButton href={path}>{words.backTo[path]}</LinkButton>;
  if (code !== 'PAID_NOT_BOOKED') {
    return <GlassPane icon={lock} headingRef={headingRef} title={words.refused} actions={back} />;
  }
  return (
    <GlassPane alert glass="warning" headingRef={headingRef} title={words.lost} actions={back}>
      <p className="text-balance">
        {text} {total && words.lostAmount(total)}
      </p>
      <Contact className="mt-4" />
    </GlassPane>
  );
}
