import * as z from 'zod/mini';
import { frenchShownMost } from '#domain/durations.ts';
import { maxLength } from '#domain/fields.ts';
import { defineCall } from './call.ts';

export const TermsAcceptance = z.object({
  bookingId: z.nullish(z.null('invalid')),
  scrolledToBottom: z.literal(true, 'invalid'),
  termsVersion: z.string('invalid').check(maxLength(20, 'too-long')),
  acceptanceMethod: z.literal('web_modal', 'invalid'),
  /** Which of the two texts was on screen when Accept was pressed; the call's language when missing. */
  shownLanguage: z.optional(z.enum(['en', 'fr'], 'invalid')),
  /** If the English text is accepted: how many seconds earlier the French one was last on screen. */
  frenchShownAgo: z.optional(z.int('invalid').check(z.gte(0, 'invalid'), z.lte(frenchShownMost, 'invalid'))),
});

const TermsText = z.object({
  title: z.string(),
  versionLine: z.string(),
  sections: z.readonly(z.array(z.object({ heading: z.string(), paragraphs: z.readonly(z.array(z.string())) }))),
});

export const readTerms = defineCall('GET /api/terms/:language', {
  summary: 'The terms in force in one language, and the name that an acceptance is recorded with',
  params: z.object({ language: z.enum(['en', 'fr'], 'invalid') }),
  responses: { 200: z.object({ version: z.string(), text: TermsText }) },
});

export const acceptTerms = defineCall('POST /api/terms-acceptance', {
  summary: 'Records that this visitor read and accepted the terms',
  body: TermsAcceptance,
  responses: { 201: z.object({ id: z.int() }) },
});
