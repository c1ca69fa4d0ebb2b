import * as z from 'zod/mini';
import { maxLength } from '#domain/fields.ts';
import { defineCall } from './call.ts';
import { Failure } from './failure.ts';

export const TermsAcceptance = z.object({
  bookingId: z.nullish(z.null('invalid')),
  scrolledToBottom: z.literal(true, 'invalid'),
  termsVersion: z.string('invalid').check(maxLength(20, 'too-long')),
  acceptanceMethod: z.literal('web_modal', 'invalid'),
  /** Which of the two texts was on screen when Accept was pressed; the call's language when missing. */
  shownLanguage: z.optional(z.enum(['en', 'fr'], 'invalid')),
});

export const acceptTerms = defineCall({
  method: 'POST',
  path: '/api/terms-acceptance',
  summary: 'Records that this visitor read and accepted the terms',
  body: TermsAcceptance,
  responses: { 201: z.object({ id: z.int() }), 400: Failure, 429: Failure },
});
