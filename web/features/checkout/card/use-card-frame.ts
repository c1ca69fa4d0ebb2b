import { type Dispatch, useEffectEvent, useLayoutEffect } from 'react';
import { dismissToast } from '#web/ui/overlay/toast.tsx';
import type { Checkout, CheckoutEvent } from '../machine/types.ts';
import { type FrameHandler, showCardFrame } from './card-frame.ts';

const frameLateMs = 15_000;

export function useCardFrame(
  { attempt, phase }: Pick<Checkout, 'attempt' | 'phase'>,
  dispatch: Dispatch<CheckoutEvent>,
): void {
  const card = phase.name === 'card' ? phase : null;
  const ticket = card?.ticket;
  const mode = card?.mode;

  const onMessage = useEffectEvent((handler: FrameHandler, code: string) => {
    // 'Declined' must not show beside the approval of the next card.
    if (handler === 'payment_complete') dismissToast();
    dispatch({ type: 'frame', attempt, handler, code });
  });

  // Ends together with its place on the page: an effect would end one tick later, and the frame would find no place in between.
  useLayoutEffect(() => {
    if (ticket === undefined || mode === undefined) return;
    let end = () => {};
    const timer = setTimeout(() => {
      end = showCardFrame({ ticket, mode, onMessage: (handler, code) => onMessage(handler, code) });
    });
    const late = setTimeout(() => dispatch({ type: 'late', attempt }), frameLateMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(late);
      end();
    };
  }, [ticket, mode, attempt, dispatch]);
}
