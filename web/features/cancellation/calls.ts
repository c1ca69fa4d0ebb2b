import type * as cancellation from '#contract/cancellation.ts';
import type { Address } from '#web/client/calls.ts';

export const cancelBooking: Address<typeof cancellation.cancelBooking> = {
  method: 'POST',
  path: '/api/cancel-booking-secure',
};
export const previewCancellation: Address<typeof cancellation.previewCancellation> = {
  method: 'GET',
  path: '/api/cancel-token/:token',
};
