import type * as access from '#contract/admin/access.ts';
import type * as crew from '#contract/admin/crew.ts';
import type * as photos from '#contract/admin/files/photos.ts';
import { at } from '#web/client/calls.ts';

// Addresses alone: the schemas of the contract stay on the server.
export const listCrewVisits = at<typeof crew.listCrewVisits>('GET', '/api/admin/crew/visits');
export const reportVisit = at<typeof crew.reportVisit>('POST', '/api/admin/crew/visits/:order/reports');
export const keepPhoto = at<typeof photos.keepPhoto>('POST', '/api/admin/crew/visits/:order/photos');
export const signIn = at<typeof access.signIn>('POST', '/api/admin/sign-in');
export const enterCode = at<typeof access.enterCode>('POST', '/api/admin/sign-in/code');
export const signOut = at<typeof access.signOut>('POST', '/api/admin/sign-out');
