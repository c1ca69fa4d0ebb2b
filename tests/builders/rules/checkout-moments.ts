import { cents } from '#domain/money.ts';
import { checkout, waiting } from '#web/features/checkout/machine/state.ts';
import type { Checkout, CheckoutEvent, Remembered } from '#web/features/checkout/machine/types.ts';
import type { Bought } from '#web/features/checkout/order/order.ts';

/* Moments of a checkout, for tests. */

export const bought: Bought = {
  storefrontSize: 'little-storefront',
  selectedLayout: 'layout1',
  coatingType: 'complete',
  appointmentDate: '2026-10-08',
  appointmentTime: '9:00 AM',
};
const taxRates = { gst: 5000, qst: 9975 };
export const price = { base: cents(181500), gst: cents(9075), qst: cents(18105), total: cents(208680), taxRates };
export const open: CheckoutEvent = { type: 'open', bought, agreed: null };
export const remembered: Remembered = { sent: null, possiblyPaid: [], paidNotBooked: null };
export const played = (events: readonly CheckoutEvent[], from: Checkout = waiting): Checkout =>
  events.reduce(checkout, from);

export function opened(from: Checkout = checkout(waiting, open)): Checkout {
  const { attempt } = from;
  return played(
    [
      { type: 'quoted', attempt, orderNo: `HC-${attempt}`, price },
      { type: 'opened', attempt, ticket: `ticket-${attempt}`, mode: 'qa' },
      { type: 'frame', attempt, handler: 'page_loaded', code: '001' },
    ],
    from,
  );
}
/** The same, with the customer's details at the server. */
export const known = () => checkout(opened(), { type: 'saved', orderNo: 'HC-1', details: '{}' });
export const declined = () =>
  checkout(frame(known(), 'payment_complete', '051'), { type: 'notBooked', why: 'declined' });
export const frame = (
  state: Checkout,
  handler: 'page_loaded' | 'payment_submitted' | 'payment_complete',
  code = '001',
) => checkout(state, { type: 'frame', attempt: state.attempt, handler, code });
export const ended = (state: Checkout, handler: 'cancel_transaction' | 'page_closed' | 'error_event') =>
  checkout(state, { type: 'frame', attempt: state.attempt, handler, code: '001' });
export const approved = () => frame(opened(), 'payment_complete', '1');
export const submitting = () => checkout(approved(), { type: 'submit' });
