import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { CustomerData } from '../checkout.ts';
import { Failure } from '../failure.ts';
import { orderNo, postalCode, text } from '../fields.ts';

/** What can be fetched as a file, in the order in which a person looks for it. */
export const exportGroups = {
  bookings: ['bookings', 'booking-moves', 'booking-notes', 'terms-acceptances'],
  money: ['payments', 'payment-receipts', 'refunds', 'accounting'],
  messages: ['messages', 'text-opt-outs', 'weather-judgements', 'weather-proposals'],
  requests: ['reviews', 'review-events', 'area-requests'],
  settings: ['calendar-blocks', 'blocked-areas', 'settings', 'funnel-counts', 'audit'],
} as const;
export const exportNames = Object.values(exportGroups).flat();
export const exportForms = ['csv', 'json'] as const;
export type ExportForm = (typeof exportForms)[number];

/** A file of 5 MB; in JSON each line break takes one letter more. */
export const longestImport = 5 * 1024 * 1024;

const files = exportNames.flatMap((name) => exportForms.map((form) => `${name}.${form}` as const));

export const exportFile = defineCall({
  method: 'GET',
  path: '/api/admin/export/:file',
  summary: 'Everything of one kind, as a file for spreadsheets or as JSON; one consistent moment, sent as it is read',
  params: z.object({ file: z.enum(files, 'invalid') }),
  responses: { 200: z.unknown(), 400: Failure, 401: Failure, 403: Failure, 429: Failure },
});

const Bilingual = z.object({ en: z.string(), fr: z.string() });

export const ImportFault = z.object({ line: z.number(), column: z.nullable(z.string()), reason: Bilingual });
export type ImportFault = z.infer<typeof ImportFault>;

export const ImportResult = z.object({
  /** Bookings that the file names. */
  lines: z.number(),
  /** Of those, the ones that came with an earlier import. */
  known: z.number(),
  /** What is new: on a dry run it would be imported, else it was. */
  fresh: z.number(),
  /** Of the new ones, visits that are still to come and have their day. */
  upcoming: z.number(),
  faults: z.array(ImportFault),
  /** Columns that nothing is read from. */
  ignored: z.array(z.string()),
  /** Of a dry run without faults: the real run names it. */
  approval: z.nullable(z.string()),
});
export type ImportResult = z.infer<typeof ImportResult>;

export const importBookings = defineCall({
  method: 'POST',
  path: '/api/admin/import',
  summary: 'Brings bookings of before over from a CSV file: a dry run, then the same with what that answered',
  body: z.object({
    csv: z.string('invalid').check(z.minLength(1, 'invalid'), z.maxLength(longestImport, 'too-long')),
    /** Whether visits to come get the house's texts. */
    texts: z.boolean(),
    /** What the dry run answered; without it this is the dry run, and nothing is kept. */
    approval: z.nullish(z.string('invalid').check(z.maxLength(100, 'too-long'))),
  }),
  responses: { 200: ImportResult, 400: Failure, 401: Failure, 403: Failure, 409: Failure, 413: Failure, 429: Failure },
});

/** Who a booking of before was for, checked as the payment form is. */
export const ImportedCustomer = z.extend(CustomerData, {
  postalCode,
  orderNo: z.optional(orderNo),
  specialInstructions: z.optional(text(1000)),
});
