import { type Dispatch, useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { CustomerData } from '#contract/checkout.ts';
import type { Cents } from '#domain/money.ts';
import { getDraft, resetDraft, useDraft } from '#web/state/draft.ts';
import { useLanguage } from '#web/state/language.tsx';
import { useFrame, useOpening, useSaving } from './card/use-card.ts';
import { checkout, waiting } from './machine/state.ts';
import type { Checkout, CheckoutEvent, Found } from './machine/types.ts';
import { boughtOf, orderKey } from './order/order.ts';
import { paymentOf } from './order/payment-of.ts';
import { askAbout, nothing } from './session/earlier-order.ts';
import { keepLostPayment, keepPayment, type Lost, lostPayment, openPayment } from './session/session.ts';
import { hearPaying, payingOrder, tellNotPaid, tellPaying } from './session/tabs.ts';
import { useSubmit } from './submit/use-submit.ts';
import { useWatch } from './submit/use-watch.ts';

type Page = {
  /** The visitor may be here. */
  ready: boolean;
  /** What the form holds, once it is valid. */
  customer: CustomerData | null;
  /** Counts the fields that were left: saving does not wait after one. */
  left: number;
  /** An order of before turned out to be paid. */
  onFound: (found: Found) => void;
};

/** The whole checkout: opens card forms, saves the customer to them, hears the frame, submits. */
export function useCheckout({ ready, customer, left, onFound }: Page) {
  const [state, dispatch] = useReducer(checkout, waiting);
  const [lost, setLost] = useState<Lost | null>(null);
  const onLost = useCallback((payment: Lost) => {
    keepLostPayment(payment);
    setLost(payment);
  }, []);
  const language = useLanguage();
  const draft = useDraft();

  // It begins with the page, and anew with another order or language: messages follow the language of the ticket.
  const order = ready ? `${language} ${orderKey(draft)}` : null;
  useEffect(() => {
    if (order === null) return;
    setLost(lostPayment());
    const abort = new AbortController();
    void begin(dispatch, onLost, abort.signal);
    return () => abort.abort();
  }, [order, onLost]);

  useOpening(state, dispatch, onLost);
  useFrame(state, dispatch);
  useSaving(state, dispatch, { customer, left });
  useOtherTabs(state, dispatch);
  useWatch(state);
  const submit = useSubmit(state, dispatch, onLost);

  const found = state.phase.name === 'found' ? state.phase.found : null;
  const lead = useEffectEvent(onFound);
  useEffect(() => {
    if (found) lead(found);
  }, [found]);

  // The guard of the funnel watches the draft, so it is forgotten when the page is left and not before.
  const booked = state.phase.name === 'booked';
  useEffect(() => (booked ? resetDraft : undefined), [booked]);

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

/**
 * A card form; or the payment that this tab has sent before, once the server was asked what became of it. Orders of
 * which this browser only knows the number (a tab that was closed, a page that crashed) are asked about before a form
 * opens.
 */
async function begin(
  dispatch: Dispatch<CheckoutEvent>,
  onLost: (lost: Lost) => void,
  signal: AbortSignal,
): Promise<void> {
  const anew = (earlier: readonly string[]) =>
    dispatch({ type: 'begin', bought: boughtOf(getDraft()), agreed: null, earlier });
  const payment = openPayment();
  if (!payment) return anew([payingOrder(), getDraft().orderNo].filter((number) => number != null));
  // Without an answer Submit is what asks.
  const { found, lost } = await askAbout([payment.orderNo], payment.bought.appointmentDate, signal).catch(
    () => nothing,
  );
  if (signal.aborted) return;
  if (found?.state === 'booked') return dispatch({ type: 'found', found });
  if (!lost) return dispatch({ type: 'restored', payment: { ...payment, certain: payment.certain || found !== null } });
  onLost(lost);
  anew([]);
}

/** Two tabs with one booking: the one that pays tells the other, and what was sent is kept until it is settled. */
function useOtherTabs(state: Checkout, dispatch: Dispatch<CheckoutEvent>): void {
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (['waiting', 'booked', 'found'].includes(state.phase.name)) return;
    const payment = paymentOf(state);
    keepPayment(payment);
    if (payment && payment.orderNo !== told.current) tellPaying(payment.orderNo);
    if (!payment && told.current !== null) tellNotPaid(told.current);
    told.current = payment?.orderNo ?? null;
  }, [state]);

  useEffect(
    () =>
      hearPaying(({ order, booked }) =>
        dispatch(booked ? { type: 'found', found: { order, state: 'booked' } } : { type: 'elsewhere', order }),
      ),
    [dispatch],
  );
}
