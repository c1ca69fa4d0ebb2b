import type { CustomerData } from '#contract/checkout.ts';
import { call } from '#web/client/call.ts';
import { RequestError } from '#web/client/request.ts';
import { saveCustomer } from '../calls.ts';
import type { Checkout, CheckoutEvent } from '../machine/types.ts';
import { refusedPrice } from '../order/order.ts';

const typingPauseMs = 600;

/** The order that the details on screen have yet to be saved to; null if none waits for them. */
export function unsavedOrder({ orderNo, saved, unsaved, phase }: Checkout, details: string | null): string | null {
  if (phase.name !== 'card' || phase.frame === 'paying') return null;
  return details === null || details === saved || details === unsaved ? null : orderNo;
}

/** Sends the server the customer's details. A checkout that ended meanwhile, or has another price for them, is replaced. */
async function save(order: string, details: string): Promise<CheckoutEvent> {
  try {
    const customerData: CustomerData = JSON.parse(details);
    await call(saveCustomer, { params: { order }, body: { customerData } });
    return { type: 'saved', orderNo: order, details };
  } catch (failure) {
    const price = failure instanceof RequestError && failure.code === 'PRICE_DIFFERS' ? refusedPrice(failure) : null;
    if (price) return { type: 'repriced', orderNo: order, price };
    const ended = failure instanceof RequestError && [403, 404, 410].includes(failure.status);
    return ended ? { type: 'ended', orderNo: order } : { type: 'notSaved', orderNo: order, details };
  }
}

/** Saves after a pause, or at once when a field is left; one at a time, so that what was typed last stays. */
export function customerSaver(dispatch: (event: CheckoutEvent) => void) {
  let typed: string | null = null;
  let sending: string | null = null;
  let last = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let send: (() => void) | null = null;

  const cancel = () => {
    clearTimeout(timer);
    send = null;
  };
  const flush = () => {
    const due = send;
    cancel();
    due?.();
  };

  return {
    /** The form holds these details, null while they are incomplete; `order` is the one that has yet to get them. */
    update(order: string | null, details: string | null): void {
      cancel();
      const delay = details === typed ? 0 : typingPauseMs;
      typed = details;
      const key = `${order} ${details}`;
      if (order === null || details === null || key === sending) return;
      send = () => {
        sending = key;
        last = last.then(async () => {
          const event = await save(order, details);
          if (event.type !== 'saved') sending = null;
          dispatch(event);
        });
      };
      timer = setTimeout(flush, delay);
    },
    flush,
    cancel,
  };
}
