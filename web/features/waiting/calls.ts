import type * as waiting from '#contract/visit/waiting-list.ts';
import type { Address } from '#web/client/calls.ts';

// Kept with their pages, not with the calls every page loads.
export const joinWaitingList: Address<typeof waiting.joinWaitingList> = { method: 'POST', path: '/api/waiting-list' };
export const readWaiting: Address<typeof waiting.readWaiting> = { method: 'GET', path: '/api/waiting-list/:token' };
export const confirmWaiting: Address<typeof waiting.confirmWaiting> = {
  method: 'POST',
  path: '/api/waiting-list/confirm',
};
export const leaveWaiting: Address<typeof waiting.leaveWaiting> = { method: 'POST', path: '/api/waiting-list/leave' };
export const takeDay: Address<typeof waiting.takeDay> = { method: 'POST', path: '/api/waiting-list/take' };
