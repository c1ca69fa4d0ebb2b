import * as z from 'zod/mini';
import { maxLength, minLength } from '#domain/fields.ts';
import { languages } from '#domain/language.ts';
import { defineCall } from '../../call.ts';
import { CustomerFields } from '../../checkout.ts';
import { appointmentTime, orderNo, postalCode, wholeCents, withExtension } from '../../fields.ts';

/** The available exports, grouped for the page. */
export const exportGroups = {
  bookings: [
    'bookings',
    'booking-moves',
    'booking-corrections',
    'storefront-corrections',
    'booking-notes',
    'visit-reports',
    'kept-visits',
    'visit-photos',
    'client-records',
    'client-visits',
    'client-notes',
    'certificates',
    'terms-acceptances',
    'terms-texts',
  ],
  money: ['payments', 'payment-receipts', 'charges', 'refunds', 'papers', 'accounting'],
  messages: [
    'messages',
    'received-texts',
    'text-opt-outs',
    'consents',
    'consent-mails',
    'visit-plans',
    'weather-judgements',
    'weather-proposals',
  ],
  requests: ['reviews', 'review-events', 'quotes', 'price-letters', 'area-requests', 'waiting-list', 'waiting-offers'],
  settings: [
    'calendar-blocks',
    'day-crews',
    'blocked-areas',
    'price-lists',
    'schedules',
    'area-lists',
    'company-lists',
    'letters',
    'question-lists',
    'mail-texts',
    'terms-versions',
    'proofs',
    'settings',
    'funnel-counts',
    'sources',
    'audit',
  ],
} as const;
export const exportNames = Object.values(exportGroups).flat();
export const exportForms = ['csv', 'json'] as const;
export type ExportForm = (typeof exportForms)[number];

/** 5 MB; line breaks take one character more in JSON. */
export const maxImportLength = 5 * 1024 * 1024;

const files = exportNames.flatMap((name) => exportForms.map((form) => `${name}.${form}` as const));

export const exportFile = defineCall('GET /api/admin/export/:file', {
  summary: 'All rows of one kind as CSV or JSON, streamed from one snapshot',
  params: z.object({ file: z.enum(files, 'invalid') }),
  /** Language of the spreadsheets that read the CSV; the browser's if omitted. */
  query: z.object({ language: z.optional(z.enum(languages, 'invalid')) }),
  responses: { 200: z.unknown() },
});

const Bilingual = z.object({ en: z.string(), fr: z.string() });

export const ImportFault = z.object({ line: z.number(), column: z.nullable(z.string()), reason: Bilingual });
export type ImportFault = z.infer<typeof ImportFault>;

/** A booking as an import stores it. */
const StoredBooking = z.object({
  orderNo: z.string(),
  clientId: z.string(),
  language: z.enum(languages),
  status: z.string(),
  appointmentDate: z.string(),
  appointmentTime,
  coatingType: z.string(),
  storefrontSize: z.string(),
  selectedLayout: z.string(),
  postalCode: z.string(),
  businessName: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneExtension: z.nullable(z.string()),
  address: z.string(),
  billingCity: z.string(),
  billingProvince: z.string(),
  base: wholeCents,
  gst: wholeCents,
  qst: wholeCents,
  total: wholeCents,
});
export type StoredBooking = z.infer<typeof StoredBooking>;

export const ImportResult = z.object({
  /** Lines of the file. */
  lines: z.number(),
  /** Of those, how many were imported before. */
  known: z.number(),
  /** How many are new and were imported, or would be on a dry run. */
  fresh: z.number(),
  /** Of the new ones, how many are upcoming visits with a day of their own. */
  upcoming: z.number(),
  /** The first thousand. */
  faults: z.array(ImportFault),
  /** How many more there are. */
  more: z.optional(z.number()),
  /** Ignored columns. */
  ignored: z.array(z.string()),
  /** The first of the new ones, as they are stored, or would be. */
  first: z.array(z.object({ line: z.number(), booking: StoredBooking })),
  /** A CSV file of the rejected rows, each after its reason; null if none. */
  rest: z.nullable(z.string()),
  /** Returned by a dry run that found something to take; the real run must send it. */
  approval: z.nullable(z.string()),
});
export type ImportResult = z.infer<typeof ImportResult>;

export const importBookings = defineCall('POST /api/admin/import', {
  summary: 'Imports existing bookings from a CSV file: first a dry run, then the real run with its approval',
  body: z.object({
    csv: z.string('invalid').check(minLength(1, 'invalid'), maxLength(maxImportLength, 'too-long')),
    /** Whether upcoming visits get text messages. */
    texts: z.boolean(),
    /** From the dry run; without it, this is the dry run and nothing is stored. */
    approval: z.nullish(z.string('invalid').check(maxLength(100, 'too-long'))),
    /** Language of the reasons in the rejected-rows file; the browser's if omitted. */
    language: z.nullish(z.enum(languages, 'invalid')),
  }),
  responses: { 200: ImportResult },
  refuses: [409, 413],
});

/** The customer of an imported booking, validated like the payment form. */
export const ImportedCustomer = z
  .extend(CustomerFields, {
    postalCode,
    orderNo: z.optional(orderNo),
  })
  .check(withExtension());
