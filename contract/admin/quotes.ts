import * as z from 'zod/mini';
import { needOf } from '#business/services.ts';
import { maxOwnBase } from '#domain/booking/operator-booking.ts';
import { linkStates } from '#domain/booking/payment-link.ts';
import {
  mostStorefronts,
  quoteDays,
  quoteStates,
  quoteWordsLength,
  storefrontWordsLength,
} from '#domain/booking/written-quote.ts';
import { maxLength } from '#domain/fields.ts';
import { languages } from '#domain/language.ts';
import { defineCall } from '../call.ts';
import { CustomerFields } from '../checkout.ts';
import {
  appointmentTime,
  coatingType,
  layout,
  lines,
  postalCode,
  requiredText,
  storefrontSize,
  text,
  wholeCents,
  withExtension,
} from '../fields.ts';
import { QuoteInCents } from '../quote.ts';

const Storefront = z.object({
  address: requiredText(5, 300, 'service-address'),
  postalCode,
  storefrontSize,
  selectedLayout: layout,
  /** What needs an earlier order or a code has a price of its own already. */
  coatingType: coatingType.check(z.refine((key) => needOf(key) === null, 'invalid')),
  words: lines(storefrontWordsLength),
  /** Before taxes. */
  base: wholeCents.check(z.minimum(1, 'invalid'), z.maximum(maxOwnBase, 'invalid')),
});

export const createQuote = defineCall('POST /api/admin/quotes', {
  summary: 'Sends an own price in writing for one or several storefronts; idempotent by its id',
  body: z.object({
    id: z.uuid('invalid'),
    /** The client’s. */
    language: z.enum(languages, 'invalid'),
    customer: z.omit(CustomerFields, { address: true }).check(withExtension()),
    words: lines(quoteWordsLength),
    storefronts: z.array(Storefront).check(z.minLength(1, 'invalid'), z.maxLength(mostStorefronts, 'invalid')),
    days: z.int('invalid').check(z.minimum(quoteDays.least, 'invalid'), z.maximum(quoteDays.most, 'invalid')),
    /** The request that it answers. */
    reviewId: z.nullish(text(40)),
    password: z.optional(z.string('invalid').check(maxLength(128, 'too-long'))),
  }),
  responses: { 201: z.object({ id: z.string(), expiresAt: z.string() }) },
  refuses: [409, 422],
});

const ListedQuote = z.object({
  id: z.string(),
  state: z.enum(quoteStates),
  createdAt: z.string(),
  until: z.string(),
  language: z.enum(languages),
  businessName: z.string(),
  contactName: z.string(),
  total: QuoteInCents,
  storefronts: z.array(
    z.object({
      place: z.int(),
      address: z.string(),
      coatingType: z.string(),
      total: wholeCents,
      visit: z.nullable(
        z.object({
          state: z.enum(linkStates),
          appointmentDate: z.string(),
          appointmentTime,
          orderNo: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
export type ListedQuote = z.infer<typeof ListedQuote>;

export const listQuotes = defineCall('GET /api/admin/quotes', {
  summary: 'The quotes in writing and what became of each storefront, the newest first, a page at a time',
  query: z.object({ cursor: z.optional(text(200)) }),
  responses: { 200: z.object({ quotes: z.array(ListedQuote), next: z.nullable(z.string()) }) },
});

export const withdrawQuote = defineCall('POST /api/admin/quotes/:id/withdraw', {
  summary: 'Withdraws a quote and frees the days that are held and unpaid',
  params: z.object({ id: z.uuid('invalid') }),
  responses: { 200: z.object({ withdrawn: z.literal(true) }) },
  refuses: [404],
});
