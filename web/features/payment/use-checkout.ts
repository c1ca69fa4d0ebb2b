import { useEffect, useReducer, useRef, useState } from 'react';
import type { CustomerData } from '#contract/checkout.ts';
import type { Cents } from '#domain/money.ts';
import { getDraft, resetDraft, useDraft } from '#web/state/draft.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { toast } from '#web/ui/toast.tsx';
import { type Checkout, checkout, type Payment, waiting } from './checkout-state.ts';
import { messages } from './messages.ts';
import { boughtOf, orderKey } from './order.ts';
import { forgetSession, keepLostPayment, keepPayment, type Lost, lostPayment, openPayment } from './session.ts';
import { submitBooking, submitFailed } from './submit.ts';
import { useFrame, useOpening, useSaving } from './use-card.ts';

/** The payment after which no second card form may open; null where there is none. */
function paymentOf({ phase, orderNo, bought, price }: Checkout): Payment | null {
  if (orderNo === null || bought === null) return null;
  if (phase.name === 'card' && phase.frame === 'paying') {
    return { orderNo, ticket: phase.ticket, certain: false, bought, price };
  }
  if ((phase.name !== 'paid' && phase.name !== 'submitting') || phase.ticket === null) return null;
  return { orderNo, ticket: phase.ticket, certain: phase.certain, bought, price };
}

type Page = {
  /** The visitor may be here. */
  ready: boolean;
  /** What the form holds, once it is valid. */
  customer: CustomerData | null;
  /** Counts the fields that were left: saving does not wait after one. */
  left: number;
};

/** The whole checkout: opens card forms, saves the customer to them, hears the frame, submits. */
export function useCheckout({ ready, customer, left }: Page) {
  const [state, dispatch] = useReducer(checkout, waiting);
  const [lost, setLost] = useState<Lost | null>(null);
  const words = useMessages(messages);
  const language = useLanguage();
  const draft = useDraft();
  const go = useGo();

  // It begins with the page, and anew with another order or language: messages follow the language of the ticket.
  const order = ready ? `${language} ${orderKey(draft)}` : null;
  useEffect(() => {
    if (order === null) return;
    setLost(lostPayment());
    const payment = openPayment();
    dispatch(payment ? { type: 'restored', payment } : { type: 'begin', bought: boughtOf(getDraft()), agreed: null });
  }, [order]);

  useOpening(state, dispatch);
  useFrame(state, dispatch);
  useSaving(state, dispatch, { customer, left });

  useEffect(() => {
    if (state.phase.name !== 'waiting' && state.phase.name !== 'booked') keepPayment(paymentOf(state));
  }, [state]);

  // The guard of the funnel watches the draft, so it is forgotten when the page is left and not before.
  const booked = state.phase.name === 'booked';
  useEffect(() => (booked ? resetDraft : undefined), [booked]);

  const sending = useRef(false);
  async function submit(customerData: CustomerData): Promise<void> {
    const { phase, orderNo } = state;
    if (sending.current || orderNo === null || (phase.name !== 'paid' && phase.name !== 'free')) return;
    sending.current = true;
    dispatch({ type: 'submit' });
    try {
      const ticket = phase.name === 'paid' ? phase.ticket : null;
      const done = await submitBooking({ orderNo, ticket, customerData });
      forgetSession();
      dispatch({ type: 'booked' });
      go(`/confirmation?order=${encodeURIComponent(done.orderNo)}`, { replace: true });
    } catch (failure) {
      const told = submitFailed(failure, words);
      dispatch({ type: 'notBooked', why: told.why });
      if (told.toast) toast(told.toast);
      if (typeof told.why === 'object' && 'code' in told.why) {
        const { text } = told.why;
        keepLostPayment({ orderNo, text });
        setLost({ orderNo, text });
      }
    } finally {
      sending.current = false;
    }
  }

  return {
    state,
    lost,
    submit,
    /** A fresh card form; with the total that the visitor agrees to, where the server named one. */
    open: (agreed: Cents | null = null) => dispatch({ type: 'begin', bought: boughtOf(getDraft()), agreed }),
    saveAgain: () => dispatch({ type: 'saveAgain' }),
  };
}
export type CheckoutOfPage = ReturnType<typeof useCheckout>;
