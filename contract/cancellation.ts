import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Failure } from './failure.ts';
import { requiredText } from './fields.ts';

export const cancelByClientId = defineCall({
  method: 'POST',
  path: '/api/cancel-booking',
  summary: 'Never cancels: a client ID can be guessed, the link of the confirmation e-mail is needed',
  body: z.object({ clientId: requiredText(1, 40, 'invalid') }),
  responses: { 400: Failure, 410: Failure },
});
