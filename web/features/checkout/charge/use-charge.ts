import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { cents, toDecimal } from '#domain/money.ts';
import { call, type Output } from '#web/client/call.ts';
import { RequestError } from '#web/client/request.ts';
import { openCheckout, watchCheckout } from '../calls.ts';
import { type FrameHandler, loadCardScript, showCardFrame } from '../card/card-frame.ts';
import { openCharge, payCharge, readCharge } from './calls.ts';

export type Charge = Output<typeof readCharge>;
type Paying = { orderNo: string; ticket: string; mode: 'qa' | 'prod' };
/** What became of the last attempt to pay. */
export type Setback = 'declined' | 'closed' | 'failed' | 'unanswered' | 'back';
type Phase = { name: 'idle' | 'opening' } | ({ name: 'card' | 'asking' } & Paying);

/** What a link asks for, and its payment by card: read, opened on a press, confirmed by the server alone. */
export function useCharge(token: string) {
  const [charge, setCharge] = useState<Charge | null>(null);
  const [failure, setFailure] = useState<RequestError | Error | null>(null);
  const [asking, setAsking] = useState(false);
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const [setback, setSetback] = useState<Setback | null>(null);

  const read = async () => {
    setAsking(true);
    try {
      setCharge(await call(readCharge, { params: { token } }));
      setFailure(null);
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    }
    setAsking(false);
  };
  const readFirst = useEffectEvent(read);
  useEffect(() => {
    // React may run an effect twice; only one that survives the first tick asks.
    const timer = setTimeout(() => void readFirst());
    return () => clearTimeout(timer);
  }, []);

  const stop = (why: Setback | null) => {
    setSetback(why);
    setPhase({ name: 'idle' });
  };
  const open = async () => {
    if (!charge || phase.name !== 'idle') return;
    setSetback(null);
    setPhase({ name: 'opening' });
    try {
      const { orderNo, scriptUrl, mode } = await call(openCheckout, {});
      await loadCardScript(scriptUrl);
      const body = { order_no: orderNo, amount: toDecimal(cents(charge.quote.total)), hasCookie: true };
      const { ticket } = await call(openCharge, { params: { token }, body });
      if (ticket === null) return stop('failed');
      setPhase({ name: 'card', orderNo, ticket, mode });
    } catch (error) {
      stop('failed');
      // Withdrawn, paid or changed meanwhile: what is shown is read anew.
      if (error instanceof RequestError) await read();
    }
  };

  const confirm = async ({ orderNo, ticket, mode }: Paying) => {
    setPhase({ name: 'asking', orderNo, ticket, mode });
    try {
      await call(payCharge, { params: { token }, body: { order_no: orderNo, ticket } });
      stop(null);
    } catch (error) {
      const code = error instanceof RequestError ? error.code : '';
      if (code === 'NOT_PAID') return stop('declined');
      if (code !== 'PAID_NOT_BOOKED') return setSetback('unanswered');
      stop('back');
    }
    await read();
  };

  const onFrame = useEffectEvent((handler: FrameHandler) => {
    if (phase.name !== 'card') return;
    if (handler === 'payment_submitted')
      void call(watchCheckout, { params: { order: phase.orderNo }, body: { seen: 'submitted' } }).catch(() => {});
    if (handler === 'payment_complete') void confirm(phase);
    if (handler === 'cancel_transaction') stop('closed');
    if (handler === 'error_event') stop('failed');
  });
  const shown = phase.name === 'card' ? phase.ticket : null;
  const mode = phase.name === 'card' ? phase.mode : null;
  useLayoutEffect(() => {
    if (shown === null || mode === null) return;
    let end = () => {};
    const timer = setTimeout(() => {
      end = showCardFrame({ ticket: shown, mode, onMessage: (handler) => onFrame(handler) });
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [shown, mode]);

  const again = () => (phase.name === 'asking' ? confirm(phase) : read());
  const orderNo = phase.name === 'card' ? phase.orderNo : null;
  return { charge, failure, asking, phase: phase.name, orderNo, setback, open, again };
}
