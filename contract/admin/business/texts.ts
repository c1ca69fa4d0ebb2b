import * as z from 'zod/mini';
import { textSetNames } from '#domain/settings/text-words.ts';
import { defineCall } from '../../call.ts';
import { rowParams } from '../../fields.ts';
import { newVersionFields, versionFields } from './versions.ts';

const text = z.string('text-missing').check(z.maxLength(4000, 'too-long'));
/** By place; which places exist, and what each may contain, depends on the set. */
const Texts = z.record(
  z.string().check(z.maxLength(40, 'invalid')),
  z.object({ en: text, fr: text }, 'invalid'),
  'invalid',
);

const setParams = z.object({ set: z.enum(textSetNames, 'invalid') });

export const TextsVersion = z.object({ ...versionFields, texts: Texts });
export type TextsVersion = z.infer<typeof TextsVersion>;

export const listTexts = defineCall('GET /api/admin/texts/:set', {
  summary: 'Every wording of a set of texts, the newest first',
  params: setParams,
  responses: { 200: z.object({ versions: z.array(TextsVersion) }) },
});

export const setTexts = defineCall('POST /api/admin/texts/:set', {
  summary: 'Words a set of texts from a day on; refused when somebody set another wording meanwhile',
  params: setParams,
  body: z.object({ ...newVersionFields, texts: Texts }),
  responses: { 201: z.object({ id: z.int() }) },
  refuses: [409],
});

export const withdrawTexts = defineCall('POST /api/admin/texts/:set/:id/withdraw', {
  summary: 'Withdraws a wording that has not begun',
  params: z.extend(setParams, rowParams.shape),
  responses: { 204: z.null() },
  refuses: [404, 409],
});
