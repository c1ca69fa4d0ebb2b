import * as z from 'zod/mini';
import { failureCodes } from '#domain/refusal.ts';

/**
 * The body of every failure. `fields` has a message for each invalid field; `amount` is the correct total when a price differs;
 * `responseCode` is the gateway's when a card was declined.
 */
export const Failure = z.object({
  error: z.string(),
  code: z.enum(failureCodes),
  blocked: z.optional(z.boolean()),
  fields: z.optional(z.record(z.string(), z.string())),
  amount: z.optional(z.string()),
  responseCode: z.optional(z.string()),
});
export type Failure = z.infer<typeof Failure>;
