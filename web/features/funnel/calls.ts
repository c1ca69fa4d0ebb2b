import type * as areas from '#contract/area-requests.ts';
import type * as review from '#contract/manual-review.ts';
import type { Address } from '#web/client/calls.ts';

export const requestArea: Address<typeof areas.requestArea> = { method: 'POST', path: '/api/area-requests' };
export const requestQuote: Address<typeof review.requestQuote> = { method: 'POST', path: '/api/quote-requests' };
export const requestManualReview: Address<typeof review.requestManualReview> = {
  method: 'POST',
  path: '/api/manual-review',
};
