import type * as charges from '#contract/links/charges.ts';
import { at } from '#web/client/calls.ts';

export const readCharge = at<typeof charges.readCharge>('GET', '/api/charges/:token');
export const openCharge = at<typeof charges.openCharge>('POST', '/api/charges/:token/card');
export const payCharge = at<typeof charges.payCharge>('POST', '/api/charges/:token/paid');
