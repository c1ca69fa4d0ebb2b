import * as z from 'zod/mini';
import { failureCodes } from '#domain/refusal.ts';
import { QuoteOnWire } from './quote.ts';

/** Of `altcha`: the answer, `{challenge, solution}` as JSON in base64, goes with the same call in the header `x-proof`. */
export const Challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.number(),
    data: z.object({ goodUntil: z.number() }),
    keyLength: z.number(),
    keyPrefix: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
});

/**
 * The body of every failure. `fields` names each refused field; when a price differs, `quote` is the right one and `amount` its
 * total; `responseCode` is the card's when it was declined; `challenge` is what a browser must compute before it retries.
 */
export const Failure = z.object({
  error: z.string(),
  code: z.enum(failureCodes),
  blocked: z.optional(z.boolean()),
  fields: z.optional(z.record(z.string(), z.string())),
  amount: z.optional(z.string()),
  quote: z.optional(QuoteOnWire),
  responseCode: z.optional(z.string()),
  challenge: z.optional(Challenge),
});
export type Failure = z.infer<typeof Failure>;
