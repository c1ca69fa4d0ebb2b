import * as z from 'zod/mini';

/** Not under /api: the answers of the two probes. */
export const Health = z.object({ status: z.enum(['ok', 'unavailable']), reason: z.optional(z.string()) });
