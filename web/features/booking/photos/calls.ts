import type * as photos from '#contract/photos.ts';
import { at } from '#web/client/calls.ts';

export const listOwnPhotos = at<typeof photos.listOwnPhotos>('GET', '/api/booking-details/:order/photos');
