import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import { type CustomerData, saveCustomer } from '#contract/checkout.ts';
import { call } from '#web/client/call.ts';
import { RequestError } from '#web/client/request.ts';
import { getDraft, updateDraft } from '#web/state/draft.ts';
import { useMessages } from '#web/state/language.tsx';
import { dismissToast, toast } from '#web/ui/overlay/toast.tsx';
import type { Checkout, CheckoutEvent } from '../machine/types.ts';
import { messages } from '../messages.ts';
import { askAbout } from '../session/earlier-order.ts';
import type { Lost } from '../session/session.ts';
import { type FrameHandler, showCardFrame } from './card-frame.ts';
import { openCard, openingFailed } from './open-card.ts';

const frameLateMs = 15_000;
const typingRestsMs = 600;

/** Opens the card form of each attempt, once; unless an order of before was paid after all. */
export function useOpening(state: Checkout, dispatch: Dispatch<CheckoutEvent>, onLost: (lost: Lost) => void): void {
  const words = useMessages(messages);
  const { attempt } = state;
  const opening = state.phase.name === 'opening';

  const open = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const { found, lost } = await askAbout(state.earlier, getDraft().appointmentDate, signal);
      if (lost) onLost(lost);
      if (found) {
        dispatch({ type: 'found', found });
        return;
      }
      const opened = await openCard({
        draft: getDraft(),
        agreed: state.agreed,
        signal,
        numbered: (orderNo, price) => {
          updateDraft({ orderNo });
          dispatch({ type: 'numbered', attempt, orderNo, price });
        },
      });
      dispatch({ type: 'opened', attempt, ...opened });
    } catch (failure) {
      if (signal.aborted) return;
      console.error('Preload failed', failure);
      const event = openingFailed(failure, attempt);
      dispatch(event);
      if (event.type === 'failed' && event.what === 'script') {
        toast({ title: words.paymentError, description: words.scriptFailed, tone: 'destructive' });
      }
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens anew
  useEffect(() => {
    if (!opening) return;
    const abort = new AbortController();
    // React may run an effect twice; only what survives the first moment asks for a ticket.
    const timer = setTimeout(() => void open(abort.signal));
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [opening, attempt]);
}

/** Shows the frame of a ticket and hears what it says. */
export function useFrame(state: Checkout, dispatch: Dispatch<CheckoutEvent>): void {
  const { attempt, phase } = state;
  const card = phase.name === 'card' ? phase : null;
  const ticket = card?.ticket;
  const mode = card?.mode;

  const hear = useEffectEvent((handler: FrameHandler, code: string) => {
    // 'Declined' must not stand beside the approval of the next card.
    if (handler === 'payment_complete') dismissToast();
    dispatch({ type: 'frame', attempt, handler, code });
  });

  useEffect(() => {
    if (ticket === undefined || mode === undefined) return;
    let end = () => {};
    const timer = setTimeout(() => {
      end = showCardFrame({ ticket, mode, hear: (handler, code) => hear(handler, code) });
    });
    const late = setTimeout(() => dispatch({ type: 'late', attempt }), frameLateMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(late);
      end();
    };
  }, [ticket, mode, attempt, dispatch]);
}

type Form = { customer: CustomerData | null; left: number };

/** Tells the server who is paying, whenever what is typed is complete and differs from what it has. */
export function useSaving(state: Checkout, dispatch: Dispatch<CheckoutEvent>, { customer, left }: Form): void {
  const { orderNo, saved, unsaved, phase } = state;
  const details = JSON.stringify(customer);
  const open = phase.name === 'card' && phase.frame !== 'paying' ? orderNo : null;
  const due = open !== null && customer !== null && details !== saved && details !== unsaved ? open : null;
  const before = useRef({ details: '', sending: '', done: Promise.resolve() });

  const save = useEffectEvent(async (order: string) => {
    if (customer === null) return;
    try {
      await call(saveCustomer, { params: { order }, body: { customerData: customer } });
      dispatch({ type: 'saved', orderNo: order, details });
    } catch (failure) {
      before.current.sending = '';
      const ended = failure instanceof RequestError && [403, 404, 410].includes(failure.status);
      dispatch(ended ? { type: 'ended', orderNo: order } : { type: 'notSaved', orderNo: order, details });
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that was left does not wait
  useEffect(() => {
    const typed = before.current.details !== details;
    before.current.details = details;
    if (due === null) return;
    const sending = `${due} ${details}`;
    if (before.current.sending === sending) return;
    const timer = setTimeout(
      () => {
        // One after the other: what was typed last is what the server keeps.
        const done = before.current.done.then(() => save(due));
        before.current = { details, sending, done };
      },
      typed ? typingRestsMs : 0,
    );
    return () => clearTimeout(timer);
  }, [due, details, left]);
}
