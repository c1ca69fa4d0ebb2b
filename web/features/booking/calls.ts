import type * as booking from '#contract/booking-details.ts';
import type * as visit from '#contract/visit/self-service.ts';
import type { Address } from '#web/client/calls.ts';

export const unlockBooking: Address<typeof booking.unlockBooking> = {
  method: 'POST',
  path: '/api/booking-details/:order/unlock',
};
export const moveVisit: Address<typeof visit.moveVisit> = { method: 'POST', path: '/api/booking-details/:order/move' };
export const openCancellation: Address<typeof visit.openCancellation> = {
  method: 'POST',
  path: '/api/booking-details/:order/cancel-link',
};
export const readVisitChanges: Address<typeof visit.readVisitChanges> = {
  method: 'GET',
  path: '/api/booking-details/:order/changes',
};
export const correctOwnContact: Address<typeof visit.correctOwnContact> = {
  method: 'POST',
  path: '/api/booking-details/:order/contact',
};
