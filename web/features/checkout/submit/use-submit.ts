import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import type { CustomerData } from '#contract/checkout.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { toast } from '#web/ui/overlay/toast.tsx';
import type { Checkout, CheckoutEvent } from '../machine/types.ts';
import { messages } from '../messages.ts';
import { forgetBooked } from '../session/forget-booked.ts';
import { pageOfOrder } from '../session/paid-order.ts';
import { pressedSubmission, type Submission, submitBooking, submitFailed, unpressedSubmission } from './submit.ts';

/** Has the booking made: by Submit, or unpressed when the frame named a result that is no approval. */
export function useSubmit(state: Checkout, dispatch: Dispatch<CheckoutEvent>) {
  const words = useMessages(messages);
  const language = useLanguage();
  const go = useGo();
  const sending = useRef(false);

  async function send(submission: Submission): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    try {
      const { orderNo: order } = await submitBooking(submission);
      dispatch({ type: 'booked' });
      forgetBooked(order);
      go(pageOfOrder({ order, state: 'booked' }), { replace: true });
    } catch (failure) {
      const { toast: said, ...failed } = submitFailed(failure, words, { ...submission, language });
      dispatch({ type: 'notBooked', ...failed });
      if (said) toast(said);
    } finally {
      sending.current = false;
    }
  }

  const asking = state.phase.name === 'asking';
  const sendUnpressed = useEffectEvent(() => {
    const submission = unpressedSubmission(state);
    if (submission) void send(submission);
  });
  useEffect(() => {
    if (asking) sendUnpressed();
  }, [asking]);

  return async function submit(customerData: CustomerData): Promise<void> {
    const submission = pressedSubmission(state, customerData);
    if (!submission) return;
    dispatch({ type: 'submit' });
    await send(submission);
  };
}
