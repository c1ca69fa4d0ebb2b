import type * as plans from '#contract/returning/plans.ts';
import type { Address } from '#web/client/calls.ts';

// Kept with their page, not with the calls every page loads.
export const readPlan: Address<typeof plans.readPlan> = { method: 'GET', path: '/api/booking-details/:order/plan' };
export const choosePlan: Address<typeof plans.choosePlan> = {
  method: 'POST',
  path: '/api/booking-details/:order/plan',
};
export const endPlan: Address<typeof plans.endPlan> = { method: 'POST', path: '/api/booking-details/:order/plan/end' };
