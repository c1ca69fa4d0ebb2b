import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { forgetAcceptance, getDraft, updateDraft } from '#web/state/draft.ts';
import { useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { toast, toastOnArrival } from '#web/ui/overlay/toast.tsx';
import type { Checkout, CheckoutEvent } from '../machine/types.ts';
import { messages } from '../messages.ts';
import { openCard, openingFailed } from './open-card.ts';

export function useOpenCard(state: Checkout, dispatch: Dispatch<CheckoutEvent>): void {
  const words = useMessages(messages);
  const go = useGo();
  const opening = state.phase.name === 'opening';

  const open = useEffectEvent(async (attempt: number, signal: AbortSignal) => {
    const { phase, agreed, possiblyPaid } = state;
    const sent = phase.name === 'opening' ? phase.sent : null;
    const report = (event: CheckoutEvent) => {
      // Whatever happens to this page, the order can be looked up from now on.
      if (event.type === 'quoted') updateDraft({ orderNo: event.orderNo });
      dispatch(event);
    };
    try {
      await openCard({ attempt, sent, agreed, possiblyPaid, draft: getDraft(), signal, dispatch: report });
    } catch (failure) {
      if (signal.aborted) return;
      console.error('Preload failed', failure);
      const event = openingFailed(failure, attempt);
      // Other terms took effect since: back to where they are read. The calendar would not know the day a link holds.
      if (event.type === 'refused' && event.refusal.code === 'TERMS_NOT_ACCEPTED') {
        toastOnArrival({ title: words.termsChanged, description: words.termsChangedText });
        const { paymentLink } = getDraft();
        if (paymentLink === '') forgetAcceptance();
        else go(`/calendar-booking?token=${encodeURIComponent(paymentLink)}`, { replace: true });
      }
      dispatch(event);
      if (event.type === 'failed' && event.what === 'script') {
        toast({ title: words.paymentError, description: words.scriptFailed, tone: 'destructive' });
      }
    }
  });

  const { attempt } = state;
  useEffect(() => {
    if (!opening) return;
    const abort = new AbortController();
    // React may run an effect twice; only one that survives the first tick requests a ticket.
    const timer = setTimeout(() => void open(attempt, abort.signal));
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [opening, attempt]);
}
