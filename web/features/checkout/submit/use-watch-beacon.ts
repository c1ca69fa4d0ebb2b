import { useEffect, useEffectEvent } from 'react';
import type { Checkout } from '../machine/types.ts';
import { openOrder, sendWatchBeacon, sentOrder } from './watch.ts';

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
