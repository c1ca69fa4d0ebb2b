/**
 * Where the customers' calls go. The contract gives their types and holds each address to its own; its schemas, which
 * only the server needs, stay out of the browser.
 */
import type * as booking from '#contract/booking-details.ts';
import type * as calendar from '#contract/calendar.ts';
import type { CallContract } from '#contract/call.ts';
import type * as links from '#contract/links/payment-links.ts';
import type * as pricing from '#contract/pricing.ts';
import type * as terms from '#contract/terms.ts';
import type * as weather from '#contract/visit/weather.ts';

/** A call without its schemas; `contract` is there for the types alone. */
export type Address<C extends CallContract> = Pick<C, 'method' | 'path'> & { readonly contract?: C };

export const at = <C extends CallContract>(method: C['method'], path: C['path']): Address<C> => ({ method, path });

export const listBookedDates = at<typeof calendar.listBookedDates>('GET', '/api/booked-dates');
export const listNearbyDays = at<typeof calendar.listNearbyDays>('GET', '/api/nearby-days');
export const quotePrices = at<typeof pricing.quotePrices>('POST', '/api/pricing');
export const readTerms = at<typeof terms.readTerms>('GET', '/api/terms/:language');

export const readBooking = at<typeof booking.readBooking>('GET', '/api/booking-details/:order');

export const readPaymentLink = at<typeof links.readPaymentLink>('GET', '/api/payment-links/:token');

export const listOutlooks = at<typeof weather.listOutlooks>('GET', '/api/forecast');
export const readWeatherProposal = at<typeof weather.readWeatherProposal>('GET', '/api/weather-proposal/:token');
