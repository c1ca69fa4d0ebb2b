import * as z from 'zod/mini';
import { sourcePattern } from '#domain/funnel/source.ts';
import { languages } from '#domain/language.ts';
import { defineCall } from '../call.ts';
import { requiredText } from '../fields.ts';

const code = z.string('source-code').check(z.regex(sourcePattern, 'source-code'));
const params = z.object({ code });
const name = requiredText(1, 60, 'invalid');
const names = z.object(Object.fromEntries(languages.map((one) => [one, name])) as Record<'en' | 'fr', typeof name>);

const Source = z.object({
  code: z.string(),
  names: z.object({ en: z.string(), fr: z.string() }),
  archived: z.boolean(),
});
export type Source = z.infer<typeof Source>;
const Listed = { 200: z.object({ sources: z.array(Source) }) };

export const listSources = defineCall('GET /api/admin/sources', {
  summary: 'Where bookings may come from, as the owner listed it, archived ones last',
  responses: Listed,
});

export const saveSource = defineCall('PUT /api/admin/sources/:code', {
  summary: 'Lists a source, or renames it',
  params,
  body: z.object({ names }),
  responses: Listed,
});

export const archiveSource = defineCall('POST /api/admin/sources/:code/archive', {
  summary: 'Archives a source, which counts no more from then on, or lists it again; idempotent',
  params,
  body: z.object({ archived: z.boolean('invalid') }),
  responses: Listed,
  refuses: [404],
});
