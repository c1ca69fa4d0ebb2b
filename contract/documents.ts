import * as z from 'zod/mini';
import { paperKinds } from '#domain/documents/facts.ts';

/** A booking's existing documents, invoice first: numbers, days in business time, amounts in dollars. */
export const Papers = z.array(
  z.object({ kind: z.enum(paperKinds), number: z.string(), issuedOn: z.string(), amount: z.number() }),
);
