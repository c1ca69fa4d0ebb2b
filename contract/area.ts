import * as z from 'zod/mini';
import { maxLength } from '#domain/fields.ts';
import { defineCall } from './call.ts';
import { Failure } from './failure.ts';

export const validatePostalCode = defineCall({
  method: 'POST',
  path: '/api/postal-code/validate',
  summary: 'Whether a postal code lies in the served area',
  body: z.object({ postalCode: z.string('invalid').check(maxLength(20, 'too-long')) }),
  responses: {
    200: z.object({ success: z.literal(true), postalCode: z.string() }),
    400: Failure,
    422: Failure,
    429: Failure,
  },
});
