import type * as consents from '#contract/returning/consents.ts';
import type { Address } from '#web/client/calls.ts';

// Kept with their page, not with the calls every page loads.
export const readConsents: Address<typeof consents.readConsents> = {
  method: 'GET',
  path: '/api/booking-details/:order/consents',
};
export const answerConsent: Address<typeof consents.answerConsent> = {
  method: 'POST',
  path: '/api/booking-details/:order/consents',
};
