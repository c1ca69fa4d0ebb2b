import type * as waiting from '#contract/visit/waiting-list.ts';
import { at } from '#web/client/calls.ts';

// Kept with their pages, not with the calls every page loads.
export const joinWaitingList = at<typeof waiting.joinWaitingList>('POST', '/api/waiting-list');
export const readWaiting = at<typeof waiting.readWaiting>('GET', '/api/waiting-list/:token');
export const confirmWaiting = at<typeof waiting.confirmWaiting>('POST', '/api/waiting-list/confirm');
export const leaveWaiting = at<typeof waiting.leaveWaiting>('POST', '/api/waiting-list/leave');
export const takeDay = at<typeof waiting.takeDay>('POST', '/api/waiting-list/take');
