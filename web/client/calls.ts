/**
 * Where the customers' calls go. The contract gives their types and holds each address to its own; its schemas, which
 * only the server needs, stay out of the browser.
 */
import type * as booking from '#contract/booking-details.ts';
import type * as calendar from '#contract/calendar.ts';
import type { CallContract } from '#contract/call.ts';
import type * as links from '#contract/payment-links.ts';
import type * as pricing from '#contract/pricing.ts';
import type * as terms from '#contract/terms.ts';
import type * as weather from '#contract/visit/weather.ts';

/** A call without its schemas; `contract` is there for the types alone. */
export type Address<C extends CallContract> = Pick<C, 'method' | 'path'> & { readonly contract?: C };

export const listBookedDates: Address<typeof calendar.listBookedDates> = { method: 'GET', path: '/api/booked-dates' };
export const listNearbyDays: Address<typeof calendar.listNearbyDays> = { method: 'GET', path: '/api/nearby-days' };
export const quotePrices: Address<typeof pricing.quotePrices> = { method: 'POST', path: '/api/pricing' };
export const readTerms: Address<typeof terms.readTerms> = { method: 'GET', path: '/api/terms/:language' };

export const readBooking: Address<typeof booking.readBooking> = { method: 'GET', path: '/api/booking-details/:order' };

export const readPaymentLink: Address<typeof links.readPaymentLink> = {
  method: 'GET',
  path: '/api/payment-links/:token',
};

export const listOutlooks: Address<typeof weather.listOutlooks> = { method: 'GET', path: '/api/forecast' };
export const readWeatherProposal: Address<typeof weather.readWeatherProposal> = {
  method: 'GET',
  path: '/api/weather-proposal/:token',
};
