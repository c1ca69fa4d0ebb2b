import * as z from 'zod/mini';
import { photoKinds } from '#domain/photos/photo.ts';
import { defineCall } from '../call.ts';
import { isoDate, text } from '../fields.ts';

const id = z.string('invalid').check(z.uuid('invalid'));
const photo = z.object({ photo: id });

/** A photograph of a visit as the office sees it. */
export const VisitPhoto = z.object({
  id: z.string(),
  kind: z.enum(photoKinds),
  at: z.string(),
  by: z.nullable(z.string()),
  width: z.number(),
  height: z.number(),
});

export const keepPhoto = defineCall({
  method: 'POST',
  path: '/api/admin/crew/visits/:order/photos',
  summary: 'A photograph of a visit, as the bytes of a JPEG; sent again it is kept once',
  params: z.object({ order: text(40) }),
  query: z.object({
    /** Made by the phone when it is taken. */
    id,
    date: isoDate,
    kind: z.enum(photoKinds, 'invalid'),
    /** By the phone's clock; the server bounds it. */
    takenAt: z.string('invalid').check(z.iso.datetime('invalid')),
  }),
  responses: {
    200: z.object({
      /** `repeated`: it was kept already. */
      state: z.enum(['recorded', 'repeated']),
    }),
  },
  refuses: [404, 409, 410, 413, 422, 503],
});

export const readPhoto = defineCall({
  method: 'GET',
  path: '/api/admin/photos/:photo',
  summary: 'A photograph of a visit; for a crew, of the visits that it is shown',
  params: photo,
  responses: { 200: z.unknown(), 304: z.null() },
  refuses: [404, 503],
});

export const removePhoto = defineCall({
  method: 'POST',
  path: '/api/admin/photos/:photo/remove',
  summary: 'Removes a photograph of a visit for good',
  params: photo,
  responses: { 200: z.object({ removed: z.literal(true) }) },
  refuses: [404],
});
