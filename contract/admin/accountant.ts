import * as z from 'zod/mini';
import { languages } from '#domain/language.ts';
import { defineCall } from '../call.ts';
import { optionalText, wholeCents } from '../fields.ts';

const month = z.string('invalid').check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'invalid'));
const language = z.enum(languages, 'invalid');
/** The language of the files; the browser's if omitted. */
const query = z.object({ language: z.optional(language) });

const Month = z.object({
  month: z.string(),
  /** Whether its figures no longer change by the day. */
  over: z.boolean(),
  sales: z.int(),
  sold: wholeCents,
  refunded: wholeCents,
  /** Its file in the language that was asked for; null if nobody asked for it, or it was deleted since. */
  file: z.nullable(
    z.object({
      state: z.enum(['waiting', 'making', 'ready', 'failed']),
      /** How many of its papers are drawn. */
      done: z.int(),
      total: z.int(),
      madeAt: optionalText,
      /** In bytes. */
      size: z.nullable(z.int()),
      provisional: z.boolean(),
    }),
  ),
});
export type AccountantMonth = z.infer<typeof Month>;

export const listMonths = defineCall('GET /api/admin/accountant/months', {
  summary: 'The months since the first sale, the newest first, with their sums and the state of their files',
  query,
  responses: {
    200: z.object({
      months: z.array(Month),
      /** Who gets each month by mail on the first of the next; null if nobody. */
      mailTo: optionalText,
      /** When the last three-way check ended. */
      checkedAt: optionalText,
    }),
  },
});

export const makeMonth = defineCall('POST /api/admin/accountant/months', {
  summary: 'Has the file of a month made in the background; refused before the first sale and ahead of today',
  body: z.object({ month, language }),
  responses: { 202: z.object({ started: z.boolean() }) },
  refuses: [409],
});

export const readMonthZip = defineCall('GET /api/admin/accountant/months/:month.zip', {
  summary: 'The file of a month: sales, refunds, taxes, what is not done, gateway days, journal, check and all papers',
  params: z.object({ month }),
  query,
  responses: { 200: z.unknown() },
  refuses: [404],
});
