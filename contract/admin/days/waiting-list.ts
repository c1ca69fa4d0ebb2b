import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { coatingType, isoDate, storefrontSize } from '#contract/fields.ts';
import { languages } from '#domain/language.ts';
import { offerStates, waitingStates } from '#domain/waiting/waiting-list.ts';

const Waiting = z.object({
  id: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  language: z.enum(languages),
  /** For an earlier day than a visit they already have. */
  waitsForEarlier: z.boolean(),
  from: z.string(),
  to: z.string(),
  area: z.nullable(z.string()),
  size: z.nullable(storefrontSize),
  service: z.nullable(coatingType),
  state: z.enum(waitingStates),
  since: z.string(),
  /** The day held now, or held last. */
  offer: z.nullable(z.object({ date: z.string(), state: z.enum(offerStates), until: z.string() })),
});

export const listWaiting = defineCall('GET /api/admin/waiting-list', {
  summary: 'Who waits for a day, who has waited longest first, with the day that is held for each',
  responses: { 200: z.object({ entries: z.array(Waiting), more: z.boolean() }) },
});

const params = z.object({ id: z.uuid('invalid') });
export const offerDay = defineCall('POST /api/admin/waiting-list/:id/offer', {
  summary: 'Holds a free day for somebody who waits, and tells them',
  params,
  body: z.object({ date: isoDate }),
  responses: { 200: z.object({ offered: z.literal(true) }) },
  refuses: [404, 409],
});

export const removeWaiting = defineCall('POST /api/admin/waiting-list/:id/remove', {
  summary: 'Takes somebody off the waiting list; idempotent',
  params,
  responses: { 200: z.object({ removed: z.literal(true) }) },
  refuses: [404],
});
