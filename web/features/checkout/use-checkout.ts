import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { CustomerData } from '#contract/checkout.ts';
import type { Price } from '#domain/pricing/read-quote.ts';
import { getDraft, useDraft } from '#web/state/draft.ts';
import { useLanguage } from '#web/state/language.tsx';
import { useCardFrame } from './card/use-card-frame.ts';
import { useDemand } from './card/use-demand.ts';
import { useOpenCard } from './card/use-open-card.ts';
import { customerSaver, unsavedOrder } from './customer/customer-saver.ts';
import { checkout, waiting } from './machine/state.ts';
import type { Checkout, CheckoutEvent, PaidOrder } from './machine/types.ts';
import { answersKey, boughtOf } from './order/order.ts';
import { sentPayment } from './session/sent-payment.ts';
import { keepPaidNotBooked, keepPayment, rememberedPayments } from './session/tab-session.ts';
import { clearPaying, publishPaying, subscribeToPaying } from './session/tabs.ts';
import { useSubmit } from './submit/use-submit.ts';
import { openOrder, sendWatchBeacon, sentOrder } from './submit/watch.ts';

/** Saves the customer to the order whenever the form is complete; returns how to do so at once. */
function useSaveCustomer(
  state: Checkout,
  dispatch: Dispatch<CheckoutEvent>,
  customer: CustomerData | null,
): () => void {
  const [saver] = useState(() => customerSaver(dispatch));
  const details = customer && JSON.stringify(customer);
  const order = unsavedOrder(state, details);
  useEffect(() => {
    saver.update(order, details);
    return saver.cancel;
  }, [saver, order, details]);
  return saver.flush;
}

/** Reports to the server what only the browser sees: that a card was sent, and that the page goes away with an open ticket. */
export function useWatchBeacon(state: Checkout): void {
  const sent = sentOrder(state);
  useEffect(() => {
    if (sent !== null) sendWatchBeacon(sent, 'submitted');
  }, [sent]);

  const leave = useEffectEvent(() => {
    const open = openOrder(state);
    if (open !== null) sendWatchBeacon(open, 'closed');
  });
  useEffect(() => {
    const onHide = () => leave();
    addEventListener('pagehide', onHide);
    return () => removeEventListener('pagehide', onHide);
  }, []);
}

type Page = {
  ready: boolean;
  customer: CustomerData | null;
  onAlreadyPaid: (paidOrder: PaidOrder) => void;
};

/** The whole checkout: opens card forms, saves the customer to them, listens to the frame, submits. */
export function useCheckout({ ready, customer, onAlreadyPaid }: Page) {
  const [state, dispatch] = useReducer(checkout, waiting);
  const language = useLanguage();
  const draft = useDraft();

  // A form opens with the page, and anew with other answers or another language, which messages take from the ticket.
  const key = ready ? `${language} ${answersKey(draft)}` : null;
  useEffect(() => {
    if (key === null) return;
    const current = getDraft();
    dispatch({ type: 'open', bought: boughtOf(current), agreed: null, remembered: rememberedPayments(current) });
  }, [key]);

  useOpenCard(state, dispatch);
  useCardFrame(state, dispatch);
  useDemand(state, dispatch);
  const saveNow = useSaveCustomer(state, dispatch, customer);
  useSession(state);
  useOtherTabs(state, dispatch);
  useWatchBeacon(state);
  const submit = useSubmit(state, dispatch);

  const { phase } = state;
  const paidOrder = phase.name === 'alreadyPaid' ? phase.paidOrder : null;
  const leave = useEffectEvent(onAlreadyPaid);
  useEffect(() => {
    if (paidOrder) leave(paidOrder);
  }, [paidOrder]);

  return {
    state,
    submit,
    /** A fresh card form; with the price that the visitor agrees to, where the server named one. */
    open: (agreed: Price | null = null) => dispatch({ type: 'open', bought: boughtOf(getDraft()), agreed }),
    /** A field was left: what is complete is saved at once. */
    saveNow,
    saveAgain: () => dispatch({ type: 'saveAgain' }),
  };
}
export type CheckoutOfPage = ReturnType<typeof useCheckout>;

/** What this tab must not forget: a payment until its booking is made, and one that is being refunded. */
function useSession(state: Checkout): void {
  useEffect(() => {
    const payment = sentPayment(state);
    if (payment !== undefined) keepPayment(payment);
  }, [state]);

  const { paidNotBooked } = state;
  useEffect(() => {
    if (paidNotBooked) keepPaidNotBooked(paidNotBooked);
  }, [paidNotBooked]);
}

/** Two tabs with one booking: the one that pays notifies the other. */
function useOtherTabs(state: Checkout, dispatch: Dispatch<CheckoutEvent>): void {
  const published = useRef<string | null>(null);
  useEffect(() => {
    const payment = sentPayment(state);
    if (payment === undefined) return;
    if (payment && payment.orderNo !== published.current) publishPaying(payment.orderNo);
    if (!payment && published.current !== null) clearPaying(published.current);
    published.current = payment?.orderNo ?? null;
  }, [state]);

  useEffect(
    () =>
      subscribeToPaying(({ order, booked }) =>
        dispatch(
          booked ? { type: 'alreadyPaid', paidOrder: { order, state: 'booked' } } : { type: 'elsewhere', order },
        ),
      ),
    [dispatch],
  );
}
