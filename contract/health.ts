import * as z from 'zod/mini';

/** The response of the liveness and readiness probes, which are outside of /api. */
export const Health = z.object({ status: z.enum(['ok', 'unavailable']), reason: z.optional(z.string()) });
