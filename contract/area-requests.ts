import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { email, postalCode, text } from './fields.ts';

/** Consent must be given explicitly. */
export const AreaRequestForm = z.object({ email, postalCode, consent: z.literal(true, 'invalid') });

const token = text(200);
const done = z.object({ area: z.string(), state: z.enum(['confirmed', 'left']) });

export const requestArea = defineCall('POST /api/area-requests', {
  summary: 'Requests a notification when an area is served. Sends a confirmation e-mail; the answer reveals nothing',
  body: AreaRequestForm,
  responses: { 202: z.object({ success: z.literal(true) }) },
  refuses: [422],
});

export const readAreaRequest = defineCall('GET /api/area-requests/:token', {
  summary: 'The area request behind the link of an e-mail; read-only',
  params: z.object({ token }),
  responses: { 200: z.object({ area: z.string(), state: z.enum(['asked', 'confirmed', 'told', 'left']) }) },
  refuses: [404],
});

export const confirmArea = defineCall('POST /api/area-requests/confirm', {
  summary: 'Confirms the e-mail address (double opt-in)',
  body: z.object({ token }),
  responses: { 200: done },
  refuses: [404],
});

export const leaveArea = defineCall('POST /api/area-requests/leave', {
  summary: 'Withdraws the request; idempotent',
  body: z.object({ token }),
  responses: { 200: done },
  refuses: [404],
});
