import type * as consents from '#contract/consents.ts';
import type * as offers from '#contract/offers.ts';
import type { Address } from './calls.ts';

// Apart from the other calls: those come with every page, and these with what few pages need.

export const readConsents: Address<typeof consents.readConsents> = {
  method: 'GET',
  path: '/api/booking-details/:order/consents',
};
export const answerConsent: Address<typeof consents.answerConsent> = {
  method: 'POST',
  path: '/api/booking-details/:order/consents',
};
export const readUnsubscribe: Address<typeof consents.readUnsubscribe> = {
  method: 'GET',
  path: '/api/unsubscribe/:token',
};
export const unsubscribe: Address<typeof consents.unsubscribe> = { method: 'POST', path: '/api/unsubscribe' };
export const readOffer: Address<typeof offers.readOffer> = { method: 'GET', path: '/api/offers/:token' };
