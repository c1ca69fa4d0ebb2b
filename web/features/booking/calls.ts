import type * as booking from '#contract/booking-details.ts';
import type * as visit from '#contract/visit/self-service.ts';
import { at } from '#web/client/calls.ts';

export const unlockBooking = at<typeof booking.unlockBooking>('POST', '/api/booking-details/:order/unlock');
export const moveVisit = at<typeof visit.moveVisit>('POST', '/api/booking-details/:order/move');
export const openCancellation = at<typeof visit.openCancellation>('POST', '/api/booking-details/:order/cancel-link');
export const readVisitChanges = at<typeof visit.readVisitChanges>('GET', '/api/booking-details/:order/changes');
export const correctOwnContact = at<typeof visit.correctOwnContact>('POST', '/api/booking-details/:order/contact');
