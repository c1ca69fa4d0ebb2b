import type * as areas from '#contract/area-requests.ts';
import type { Address } from '#web/client/calls.ts';

export const confirmArea: Address<typeof areas.confirmArea> = { method: 'POST', path: '/api/area-requests/confirm' };
export const leaveArea: Address<typeof areas.leaveArea> = { method: 'POST', path: '/api/area-requests/leave' };
export const readAreaRequest: Address<typeof areas.readAreaRequest> = {
  method: 'GET',
  path: '/api/area-requests/:token',
};
