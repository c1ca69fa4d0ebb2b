import type * as quotes from '#contract/links/quotes.ts';
import { at } from '#web/client/calls.ts';

// Kept with their page, not with the calls every page loads.
export const readQuote = at<typeof quotes.readQuote>('GET', '/api/quotes/:token');
export const acceptQuote = at<typeof quotes.acceptQuote>('POST', '/api/quotes/:token/accept');
export const chooseQuoteDay = at<typeof quotes.chooseQuoteDay>('POST', '/api/quotes/:token/days');
