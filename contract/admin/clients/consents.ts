import * as z from 'zod/mini';
import { consentPages, consentPurposes } from '#domain/consents/consent.ts';
import { defineCall } from '../../call.ts';
import { optionalText, rowParams } from '../../fields.ts';

/** A consent to e-mails or its withdrawal, as the ledger has it. */
export const ConsentEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** Null once erased. */
  email: optionalText,
  purpose: z.enum(consentPurposes),
  given: z.boolean(),
  page: z.enum(consentPages),
  language: z.string(),
  /** Of the words that were agreed to. */
  version: optionalText,
  /** The operator who withdrew it. */
  by: optionalText,
  orderNo: z.string(),
  /** Currently in effect. */
  canWithdraw: z.boolean(),
});
export type ConsentEntry = z.infer<typeof ConsentEntry>;

export const withdrawConsent = defineCall('POST /api/admin/consents/:id/withdraw', {
  summary: 'Withdraws a consent to e-mails for a customer who asked for it; idempotent',
  params: rowParams,
  responses: { 200: z.object({ withdrawn: z.literal(true) }) },
  refuses: [404],
});
