import * as z from 'zod/mini';
import { brand } from '#business/brand.ts';
import { pageSteps } from '#domain/funnel/analytics.ts';
import { defineCall } from './call.ts';
import { source } from './fields.ts';

/** The region's areas: anything farther away is counted without its name. */
const area = z.optional(
  z.string('invalid').check(z.regex(new RegExp(`^[${brand.postalLetters}]\\d[A-Z]$`), 'invalid')),
);

export const countStep = defineCall('POST /api/step', {
  summary: 'Counts that a step of the funnel was reached, and nothing about who reached it',
  body: z.object({ step: z.enum(pageSteps, 'invalid'), area, source }),
  responses: { 204: z.null() },
});
