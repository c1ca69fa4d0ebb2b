import * as z from 'zod/mini';

/** The response of the liveness and readiness probes, which are outside of /api. */
export const Health = z.object({
  status: z.enum(['ok', 'unavailable']),
  reason: z.optional(z.string()),
  /** The outside services: `answers`, or since when one that does not is no longer called. The site is up either way. */
  providers: z.optional(z.record(z.string(), z.string())),
  /** Background work (e-mails, refunds, checks): `at work`, or since when it has stopped. The site is up either way. */
  worker: z.optional(z.string()),
});
