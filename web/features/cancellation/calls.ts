import type * as cancellation from '#contract/cancellation.ts';
import { at } from '#web/client/calls.ts';

export const cancelBooking = at<typeof cancellation.cancelBooking>('POST', '/api/cancel-booking-secure');
export const previewCancellation = at<typeof cancellation.previewCancellation>('GET', '/api/cancel-token/:token');
