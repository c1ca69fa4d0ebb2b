import * as z from 'zod/mini';
import { maxLength } from '#domain/fields.ts';
import { cleanPostalCode } from '#domain/typed/postal-code.ts';
import { defineCall } from './call.ts';

/** The field's text, with or without a postal code. */
export const typedPostalCode = z.string('invalid').check(z.overwrite(cleanPostalCode), maxLength(20, 'too-long'));

export const validatePostalCode = defineCall('POST /api/postal-code/validate', {
  summary: 'Whether a postal code lies in the served area',
  body: z.object({ postalCode: typedPostalCode }),
  responses: { 200: z.object({ success: z.literal(true), postalCode: z.string() }) },
  refuses: [422],
});
