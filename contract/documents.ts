import * as z from 'zod/mini';
import { paperKinds } from '#domain/documents/facts.ts';
import { proofKinds } from '#domain/documents/proofs.ts';

/** A booking's existing documents, invoice first: numbers, days in business time, amounts in dollars. */
export const Papers = z.array(
  z.object({ kind: z.enum(paperKinds), number: z.string(), issuedOn: z.string(), amount: z.number() }),
);

/** The certificates of the business that are valid. */
export const Proofs = z.array(
  z.object({ kind: z.enum(proofKinds), name: z.object({ en: z.string(), fr: z.string() }) }),
);
