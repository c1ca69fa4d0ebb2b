/**
 * Where the customers' calls go. The contract gives their types and holds each address to its own; its schemas, which
 * only the server needs, stay out of the browser.
 */
import type * as areas from '#contract/area-requests.ts';
import type * as booking from '#contract/booking-details.ts';
import type * as calendar from '#contract/calendar.ts';
import type { CallContract } from '#contract/call.ts';
import type * as cancellation from '#contract/cancellation.ts';
import type * as certificates from '#contract/certificate.ts';
import type * as checkout from '#contract/checkout.ts';
import type * as invitation from '#contract/invitation-code.ts';
import type * as review from '#contract/manual-review.ts';
import type * as links from '#contract/payment-links.ts';
import type * as pricing from '#contract/pricing.ts';
import type * as terms from '#contract/terms.ts';
import type * as visit from '#contract/visit/self-service.ts';
import type * as weather from '#contract/visit/weather.ts';

/** A call without its schemas; `contract` is there for the types alone. */
export type Address<C extends CallContract> = Pick<C, 'method' | 'path'> & { readonly contract?: C };

export const listBookedDates: Address<typeof calendar.listBookedDates> = { method: 'GET', path: '/api/booked-dates' };
export const listNearbyDays: Address<typeof calendar.listNearbyDays> = { method: 'GET', path: '/api/nearby-days' };
export const quotePrices: Address<typeof pricing.quotePrices> = { method: 'POST', path: '/api/pricing' };
export const readTerms: Address<typeof terms.readTerms> = { method: 'GET', path: '/api/terms/:language' };
export const acceptTerms: Address<typeof terms.acceptTerms> = { method: 'POST', path: '/api/terms-acceptance' };
export const validateInvitationCode: Address<typeof invitation.validateInvitationCode> = {
  method: 'POST',
  path: '/api/invitation-code/validate',
};

export const readCertificate: Address<typeof certificates.readCertificate> = {
  method: 'GET',
  path: '/api/certificates/:number',
};

export const openCheckout: Address<typeof checkout.openCheckout> = { method: 'GET', path: '/api/checkout' };
export const preload: Address<typeof checkout.preload> = { method: 'POST', path: '/api/preload' };
export const saveCustomer: Address<typeof checkout.saveCustomer> = {
  method: 'PUT',
  path: '/api/checkout/:order/customer',
};
export const afterPayment: Address<typeof checkout.afterPayment> = { method: 'POST', path: '/api/after-payment' };
export const watchCheckout: Address<typeof checkout.watchCheckout> = {
  method: 'POST',
  path: '/api/checkout/:order/watch',
};

export const readBooking: Address<typeof booking.readBooking> = { method: 'GET', path: '/api/booking-details/:order' };
export const unlockBooking: Address<typeof booking.unlockBooking> = {
  method: 'POST',
  path: '/api/booking-details/:order/unlock',
};
export const readVisitChanges: Address<typeof visit.readVisitChanges> = {
  method: 'GET',
  path: '/api/booking-details/:order/changes',
};
export const moveVisit: Address<typeof visit.moveVisit> = { method: 'POST', path: '/api/booking-details/:order/move' };
export const correctOwnContact: Address<typeof visit.correctOwnContact> = {
  method: 'POST',
  path: '/api/booking-details/:order/contact',
};
export const openCancellation: Address<typeof visit.openCancellation> = {
  method: 'POST',
  path: '/api/booking-details/:order/cancel-link',
};
export const previewCancellation: Address<typeof cancellation.previewCancellation> = {
  method: 'GET',
  path: '/api/cancel-token/:token',
};
export const cancelBooking: Address<typeof cancellation.cancelBooking> = {
  method: 'POST',
  path: '/api/cancel-booking-secure',
};

export const readPaymentLink: Address<typeof links.readPaymentLink> = {
  method: 'GET',
  path: '/api/payment-links/:token',
};

export const listOutlooks: Address<typeof weather.listOutlooks> = { method: 'GET', path: '/api/forecast' };
export const readWeatherProposal: Address<typeof weather.readWeatherProposal> = {
  method: 'GET',
  path: '/api/weather-proposal/:token',
};
export const answerWeather: Address<typeof weather.answerWeather> = {
  method: 'GET',
  path: '/api/weather-response/:token',
};
export const chooseWeatherDay: Address<typeof weather.chooseWeatherDay> = {
  method: 'POST',
  path: '/api/weather-response/:token',
};

export const requestManualReview: Address<typeof review.requestManualReview> = {
  method: 'POST',
  path: '/api/manual-review',
};
export const requestQuote: Address<typeof review.requestQuote> = { method: 'POST', path: '/api/quote-requests' };
export const readReviewLink: Address<typeof review.readReviewLink> = {
  method: 'GET',
  path: '/api/manual-reviews/:token',
};
export const requestArea: Address<typeof areas.requestArea> = { method: 'POST', path: '/api/area-requests' };
export const readAreaRequest: Address<typeof areas.readAreaRequest> = {
  method: 'GET',
  path: '/api/area-requests/:token',
};
export const confirmArea: Address<typeof areas.confirmArea> = { method: 'POST', path: '/api/area-requests/confirm' };
export const leaveArea: Address<typeof areas.leaveArea> = { method: 'POST', path: '/api/area-requests/leave' };
