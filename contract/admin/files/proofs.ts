import * as z from 'zod/mini';
import { proofKinds } from '#domain/documents/proofs.ts';
import { defineCall } from '../../call.ts';
import { isoDate, optionalText } from '../../fields.ts';

const kind = z.object({ kind: z.enum(proofKinds, 'invalid') });

/** A certificate of the business that an owner uploaded. */
export const Proof = z.object({
  kind: z.enum(proofKinds),
  id: z.string(),
  /** In bytes. */
  size: z.int(),
  validUntil: optionalText,
  /** Neither sent nor shown any more. */
  outdated: z.boolean(),
  uploadedAt: z.string(),
  by: optionalText,
});
export type Proof = z.infer<typeof Proof>;

export const listProofs = defineCall('GET /api/admin/proofs', {
  summary: 'The certificates of insurance and of workers’ compensation that an owner uploaded',
  responses: { 200: z.object({ proofs: z.array(Proof) }) },
});

export const readProof = defineCall('GET /api/admin/proofs/:kind', {
  summary: 'The file of a certificate',
  params: kind,
  responses: { 200: z.unknown() },
  refuses: [404],
});

/** Of the certificate that the owner saw; missing if there was none. */
const seen = z.optional(z.string('invalid').check(z.uuid('invalid')));

export const keepProof = defineCall('PUT /api/admin/proofs/:kind', {
  summary: 'A certificate as the bytes of a PDF, in place of the one that the owner saw',
  params: kind,
  query: z.object({ seen, validUntil: z.optional(isoDate) }),
  responses: { 204: z.null() },
  refuses: [409, 413, 422],
});

export const removeProof = defineCall('POST /api/admin/proofs/:kind/remove', {
  summary: 'Removes a certificate for good',
  params: kind,
  body: z.object({ seen: z.string('invalid').check(z.uuid('invalid')) }),
  responses: { 204: z.null() },
  refuses: [409],
});
