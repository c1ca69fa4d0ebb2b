import * as z from 'zod/mini';

/** The response of the liveness and readiness probes, which are outside of /api. */
export const Health = z.object({
  status: z.enum(['ok', 'unavailable']),
  reason: z.optional(z.string()),
  /** The outside services: `answers`, or since when one that does not is not asked. The site is open either way. */
  providers: z.optional(z.record(z.string(), z.string())),
  /** What nobody asks for (mails, refunds, checks): `at work`, or since when nobody does it. The site is open either way. */
  worker: z.optional(z.string()),
});
