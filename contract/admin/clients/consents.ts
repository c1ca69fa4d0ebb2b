import * as z from 'zod/mini';
import { consentPages, consentPurposes } from '#domain/consents/consent.ts';
import { defineCall } from '../../call.ts';

const optional = z.nullable(z.string());

/** A consent to e-mails or its withdrawal, as the ledger has it. */
export const ConsentEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** Null once erased. */
  email: optional,
  purpose: z.enum(consentPurposes),
  given: z.boolean(),
  page: z.enum(consentPages),
  language: z.string(),
  /** Of the words that were agreed to. */
  version: optional,
  /** The operator who withdrew it. */
  by: optional,
  orderNo: z.string(),
  /** Currently in effect. */
  canWithdraw: z.boolean(),
});
export type ConsentEntry = z.infer<typeof ConsentEntry>;

export const withdrawConsent = defineCall({
  method: 'POST',
  path: '/api/admin/consents/:id/withdraw',
  summary: 'Withdraws a consent to e-mails for a customer who asked for it; idempotent',
  params: z.object({ id: z.coerce.number('invalid').check(z.int('invalid'), z.minimum(1, 'invalid')) }),
  responses: { 200: z.object({ withdrawn: z.literal(true) }) },
  refuses: [404],
});
