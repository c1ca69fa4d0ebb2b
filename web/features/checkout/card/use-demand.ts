import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { call } from '#web/client/call.ts';
import { listBookedDates } from '#web/client/calls.ts';
import { getDraft } from '#web/state/draft.ts';
import { useMessages } from '#web/state/language.tsx';
import type { Checkout, CheckoutEvent } from '../machine/types.ts';
import { messages } from '../messages.ts';

const askEveryMs = 30_000;

/** Asks, while the card form is open, whether others pay for its day; that of a payment link is held anyway. */
export function useDemand(state: Checkout, dispatch: Dispatch<CheckoutEvent>): void {
  const words = useMessages(messages);
  const { phase, attempt } = state;
  const isOpen = phase.name === 'card' || phase.name === 'free' || phase.name === 'closed';

  const look = useEffectEvent(async (signal: AbortSignal) => {
    const { appointmentDate: date, paymentLink } = getDraft();
    if (document.hidden || paymentLink !== '') return;
    const { bookedDates, inDemand } = await call(listBookedDates, {}, { signal });
    if (inDemand?.includes(date)) dispatch({ type: 'inDemand', attempt });
    // If it was in demand and days no longer are, someone holds it and may still be the slower one.
    const isGone = bookedDates.includes(date) && (inDemand !== undefined || !state.inDemand);
    if (isGone) dispatch({ type: 'dayTaken', attempt, text: words.dayTaken });
  });

  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    // What cannot be checked now is checked next time.
    const ask = () => void look(abort.signal).catch(() => {});
    const timer = setInterval(ask, askEveryMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      abort.abort();
    };
  }, [isOpen]);
}
