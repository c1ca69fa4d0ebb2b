import * as z from 'zod/mini';
import { failureCodes } from '#domain/refusal.ts';
import { QuoteOnWire } from './quote.ts';

/**
 * The body of every failure. `fields` names each refused field; when a price differs, `quote` is the right one and `amount` its
 * total; `responseCode` is the card's when it was declined.
 */
export const Failure = z.object({
  error: z.string(),
  code: z.enum(failureCodes),
  blocked: z.optional(z.boolean()),
  fields: z.optional(z.record(z.string(), z.string())),
  amount: z.optional(z.string()),
  quote: z.optional(QuoteOnWire),
  responseCode: z.optional(z.string()),
});
export type Failure = z.infer<typeof Failure>;
