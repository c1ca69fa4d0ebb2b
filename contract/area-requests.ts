import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Failure } from './failure.ts';
import { email, postalCode, text } from './fields.ts';

/** What the form asks; the screen validates with the same shape. Consent is given by the visitor, never assumed. */
export const AreaRequestForm = z.object({ email, postalCode, consent: z.literal(true, 'invalid') });

const token = text(200);
const done = z.object({ area: z.string(), state: z.enum(['confirmed', 'left']) });

export const requestArea = defineCall({
  method: 'POST',
  path: '/api/area-requests',
  summary: 'Asks to be told when an area is served. The address is confirmed by a mail first; one answer for all',
  body: AreaRequestForm,
  responses: { 202: z.object({ success: z.literal(true) }), 400: Failure, 422: Failure, 429: Failure },
});

export const readAreaRequest = defineCall({
  method: 'GET',
  path: '/api/area-requests/:token',
  summary: 'What the link of such a mail is about; changes nothing',
  params: z.object({ token }),
  responses: {
    200: z.object({ area: z.string(), state: z.enum(['asked', 'confirmed', 'told', 'left']) }),
    404: Failure,
    429: Failure,
  },
});

export const confirmArea = defineCall({
  method: 'POST',
  path: '/api/area-requests/confirm',
  summary: 'Confirms the address: the second half of the double opt-in',
  body: z.object({ token }),
  responses: { 200: done, 400: Failure, 404: Failure, 429: Failure },
});

export const leaveArea = defineCall({
  method: 'POST',
  path: '/api/area-requests/leave',
  summary: 'Takes the request back; repeating it changes nothing',
  body: z.object({ token }),
  responses: { 200: done, 400: Failure, 404: Failure, 429: Failure },
});
