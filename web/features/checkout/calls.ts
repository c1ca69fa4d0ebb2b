import type * as checkout from '#contract/checkout.ts';
import type { Address } from '#web/client/calls.ts';

export const saveCustomer: Address<typeof checkout.saveCustomer> = {
  method: 'PUT',
  path: '/api/checkout/:order/customer',
};
export const watchCheckout: Address<typeof checkout.watchCheckout> = {
  method: 'POST',
  path: '/api/checkout/:order/watch',
};
export const afterPayment: Address<typeof checkout.afterPayment> = { method: 'POST', path: '/api/after-payment' };
export const openCheckout: Address<typeof checkout.openCheckout> = { method: 'GET', path: '/api/checkout' };
export const preload: Address<typeof checkout.preload> = { method: 'POST', path: '/api/preload' };
