import type * as areas from '#contract/area-requests.ts';
import type * as review from '#contract/manual-review.ts';
import { at } from '#web/client/calls.ts';

export const requestArea = at<typeof areas.requestArea>('POST', '/api/area-requests');
export const requestQuote = at<typeof review.requestQuote>('POST', '/api/quote-requests');
export const requestManualReview = at<typeof review.requestManualReview>('POST', '/api/manual-review');
