import type * as photos from '#contract/photos.ts';
import type { Address } from '#web/client/calls.ts';

export const listOwnPhotos: Address<typeof photos.listOwnPhotos> = {
  method: 'GET',
  path: '/api/booking-details/:order/photos',
};
