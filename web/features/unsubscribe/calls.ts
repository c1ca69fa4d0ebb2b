import type * as consents from '#contract/returning/consents.ts';
import type { Address } from '#web/client/calls.ts';

// Kept with their page, not with the calls every page loads.
export const readUnsubscribe: Address<typeof consents.readUnsubscribe> = {
  method: 'GET',
  path: '/api/unsubscribe/:token',
};
export const unsubscribe: Address<typeof consents.unsubscribe> = { method: 'POST', path: '/api/unsubscribe' };
