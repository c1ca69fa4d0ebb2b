import type * as consents from '#contract/returning/consents.ts';
import type { Address } from '#web/client/calls.ts';

// Beside their page, and not with the calls that come with every page.
export const readUnsubscribe: Address<typeof consents.readUnsubscribe> = {
  method: 'GET',
  path: '/api/unsubscribe/:token',
};
export const unsubscribe: Address<typeof consents.unsubscribe> = { method: 'POST', path: '/api/unsubscribe' };
