import * as z from 'zod/mini';
import { languages } from '#domain/language.ts';
import { defineCall } from '../call.ts';

const Finding = z.object({
  /** What was checked, under the name the command also prints. */
  name: z.string(),
  level: z.enum(['ok', 'warn', 'fail']),
  finding: z.string(),
  /** What to do about it; null if nothing. */
  remedy: z.nullable(z.string()),
});

export const readDoctor = defineCall('GET /api/admin/doctor', {
  summary:
    'Looks at everything that an operator would have to mend: machine, database, providers, sender, address, work',
  query: z.object({ language: z.optional(z.enum(languages, 'invalid')) }),
  responses: { 200: z.object({ examinedAt: z.string(), findings: z.array(Finding) }) },
});
