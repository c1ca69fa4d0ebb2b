import * as z from 'zod/mini';
import { photoKinds } from '#domain/photos/photo.ts';
import { defineCall } from './call.ts';
import { orderParams, text } from './fields.ts';

/** For scripts; the site's pages send the header. */
const query = z.object({ key: z.optional(text(100)) });

const OwnPhotos = z.object({
  /** How many there are, whether they may be shown or not. */
  taken: z.number(),
  /** Those the customer agreed to have shown. */
  photos: z.array(
    z.object({ id: z.string(), kind: z.enum(photoKinds), at: z.string(), width: z.number(), height: z.number() }),
  ),
});
export type OwnPhotos = z.infer<typeof OwnPhotos>;

export const listOwnPhotos = defineCall('GET /api/booking-details/:order/photos', {
  summary: 'The photographs of a visit for the holder of the secret link who agreed to see them here',
  params: orderParams,
  query,
  responses: { 200: OwnPhotos },
  refuses: [403, 404],
});

export const readOwnPhoto = defineCall('GET /api/booking-details/:order/photos/:photo', {
  summary: 'One of them; the browser that read the list needs no key',
  params: z.object({ order: text(40), photo: z.string('invalid').check(z.uuid('invalid')) }),
  query,
  responses: { 200: z.unknown(), 304: z.null() },
  refuses: [403, 404, 503],
});
