import type * as access from '#contract/admin/access.ts';
import type * as crew from '#contract/admin/crew.ts';
import type * as photos from '#contract/admin/photos.ts';
import type { Address } from '#web/client/calls.ts';

// Addresses alone: the schemas of the contract stay on the server.
export const listCrewVisits: Address<typeof crew.listCrewVisits> = { method: 'GET', path: '/api/admin/crew/visits' };
export const reportVisit: Address<typeof crew.reportVisit> = {
  method: 'POST',
  path: '/api/admin/crew/visits/:order/reports',
};
export const keepPhoto: Address<typeof photos.keepPhoto> = {
  method: 'POST',
  path: '/api/admin/crew/visits/:order/photos',
};
export const signIn: Address<typeof access.signIn> = { method: 'POST', path: '/api/admin/sign-in' };
export const enterCode: Address<typeof access.enterCode> = { method: 'POST', path: '/api/admin/sign-in/code' };
export const signOut: Address<typeof access.signOut> = { method: 'POST', path: '/api/admin/sign-out' };
