import { watchCheckout } from '../calls.ts';
import type { Checkout } from '../machine/types.ts';

/** The order whose card was just sent. */
export const sentOrder = ({ phase, orderNo }: Checkout): string | null =>
  phase.name === 'card' && phase.frame === 'paying' ? orderNo : null;

/** The order whose ticket may still be paid, or is paid and not booked. */
export function openOrder({ phase, orderNo }: Checkout): string | null {
  const ticket = 'ticket' in phase && phase.name !== 'booked' ? phase.ticket : null;
  return ticket === null ? null : orderNo;
}

/** Asks the server to look for a payment of this order at once. It needs no response and outlives the page. */
export function sendWatchBeacon(order: string, seen: 'submitted' | 'closed'): void {
  const body = new Blob([JSON.stringify({ seen })], { type: 'application/json' });
  navigator.sendBeacon(watchCheckout.path.replace(':order', encodeURIComponent(order)), body);
}
