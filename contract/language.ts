import * as z from 'zod/mini';
import { defineCall } from './call.ts';

export const rememberLanguage = defineCall('POST /api/language', {
  summary: 'Remembers the language that the visitor chose',
  body: z.object({ language: z.enum(['en', 'fr'], 'invalid') }),
  responses: { 204: z.null() },
  light: true,
});
