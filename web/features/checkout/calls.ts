import type * as checkout from '#contract/checkout.ts';
import { at } from '#web/client/calls.ts';

export const saveCustomer = at<typeof checkout.saveCustomer>('PUT', '/api/checkout/:order/customer');
export const watchCheckout = at<typeof checkout.watchCheckout>('POST', '/api/checkout/:order/watch');
export const afterPayment = at<typeof checkout.afterPayment>('POST', '/api/after-payment');
export const openCheckout = at<typeof checkout.openCheckout>('GET', '/api/checkout');
export const preload = at<typeof checkout.preload>('POST', '/api/preload');
