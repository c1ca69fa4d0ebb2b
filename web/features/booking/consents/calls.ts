import type * as consents from '#contract/returning/consents.ts';
import type { Address } from '#web/client/calls.ts';

// Beside their page, and not with the calls that come with every page.
export const readConsents: Address<typeof consents.readConsents> = {
  method: 'GET',
  path: '/api/booking-details/:order/consents',
};
export const answerConsent: Address<typeof consents.answerConsent> = {
  method: 'POST',
  path: '/api/booking-details/:order/consents',
};
