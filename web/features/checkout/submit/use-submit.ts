import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import { CustomerData } from '#contract/checkout.ts';
import { useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { toast } from '#web/ui/overlay/toast.tsx';
import type { Checkout, CheckoutEvent } from '../machine/types.ts';
import { messages } from '../messages.ts';
import { forgetSession, type Lost } from '../session/session.ts';
import { tellBooked } from '../session/tabs.ts';
import { submitBooking, submitFailed } from './submit.ts';

/**
 * Asks the server to make the booking: when Submit is pressed, and by itself when the frame named a result that is no
 * approval. Answers the function behind Submit.
 */
export function useSubmit(state: Checkout, dispatch: Dispatch<CheckoutEvent>, onLost: (lost: Lost) => void) {
  const words = useMessages(messages);
  const go = useGo();
  const { phase, orderNo } = state;
  const sending = useRef(false);

  async function settle(ticket: string | null, customerData: CustomerData, code: string | null): Promise<void> {
    if (sending.current || orderNo === null) return;
    sending.current = true;
    try {
      const done = await submitBooking({ orderNo, ticket, customerData });
      forgetSession();
      tellBooked(done.orderNo);
      dispatch({ type: 'booked' });
      go(`/confirmation?order=${encodeURIComponent(done.orderNo)}`, { replace: true });
    } catch (failure) {
      const told = submitFailed(failure, words, code);
      dispatch({ type: 'notBooked', why: told.why });
      // A pane says that the payment was sent, and Submit asks again.
      if (told.toast && !(told.why === 'unsettled' && code !== null)) toast(told.toast);
      if (typeof told.why === 'object' && 'code' in told.why) {
        onLost({ orderNo, text: told.why.text });
      }
    } finally {
      sending.current = false;
    }
  }

  const asking = phase.name === 'asking';
  const ask = useEffectEvent(() => {
    // The details that the form opened with; what is being typed meanwhile may be half a name.
    if (phase.name !== 'asking' || state.saved === null) return;
    void settle(phase.ticket, CustomerData.parse(JSON.parse(state.saved)), phase.code);
  });
  useEffect(() => {
    if (asking) ask();
  }, [asking]);

  return async function submit(customerData: CustomerData): Promise<void> {
    if (phase.name !== 'paid' && phase.name !== 'free') return;
    dispatch({ type: 'submit' });
    await settle(phase.name === 'paid' ? phase.ticket : null, customerData, null);
  };
}
