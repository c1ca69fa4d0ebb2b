import { useEffect, useEffectEvent } from 'react';
import { watchCheckout } from '#contract/checkout.ts';
import type { Checkout } from '../machine/types.ts';

/** Asks the server to look for a payment of this order at once. It needs no answer and outlives the page. */
function askToWatch(order: string, seen: 'submitted' | 'closed'): void {
  const body = new Blob([JSON.stringify({ seen })], { type: 'application/json' });
  navigator.sendBeacon(watchCheckout.path.replace(':order', encodeURIComponent(order)), body);
}

/** A ticket is out as long as it may be paid, or is paid and not booked. */
function orderOfTicket({ phase, orderNo }: Checkout): string | null {
  const ticket = 'ticket' in phase && phase.name !== 'booked' ? phase.ticket : null;
  return ticket === null ? null : orderNo;
}

/** Tells the server what only the browser sees: that a card was sent, and that the page goes away with a ticket out. */
export function useWatch(state: Checkout): void {
  const { phase, orderNo } = state;
  const sent = phase.name === 'card' && phase.frame === 'paying' ? orderNo : null;
  useEffect(() => {
    if (sent !== null) askToWatch(sent, 'submitted');
  }, [sent]);

  const out = orderOfTicket(state);
  const leave = useEffectEvent(() => {
    if (out !== null) askToWatch(out, 'closed');
  });
  useEffect(() => {
    const onHide = () => leave();
    addEventListener('pagehide', onHide);
    return () => removeEventListener('pagehide', onHide);
  }, []);

  // Leaving for another page of the site closes the form as well.
  useEffect(() => () => leave(), []);
}
