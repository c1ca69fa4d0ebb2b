import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { typedCode } from './fields.ts';

export const validateInvitationCode = defineCall('POST /api/invitation-code/validate', {
  summary: 'Whether an invitation code is one of ours',
  body: z.object({ code: typedCode }),
  responses: { 200: z.object({ valid: z.boolean() }) },
});
