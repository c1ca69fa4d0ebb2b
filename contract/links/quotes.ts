import * as z from 'zod/mini';
import { linkStates } from '#domain/booking/payment-link.ts';
import { mostStorefronts, quoteStates } from '#domain/booking/written-quote.ts';
import { proofKinds } from '#domain/documents/proofs.ts';
import { languages } from '#domain/language.ts';
import { defineCall } from '../call.ts';
import { Proofs } from '../documents.ts';
import { appointmentTime, coatingType, isoDate, layout, storefrontSize, text } from '../fields.ts';
import { QuoteInCents } from '../quote.ts';
import { TermsAcceptance } from '../terms.ts';

const params = z.object({ token: text(200) });

const Visit = z.object({
  state: z.enum(linkStates),
  appointmentDate: isoDate,
  appointmentTime,
  /** Once it is paid. */
  orderNo: z.nullable(z.string()),
  /** Until when the day is held. */
  until: z.string(),
  /** Of its payment link, while it can be paid. */
  token: z.nullable(z.string()),
});

const WrittenQuote = z.object({
  state: z.enum(quoteStates),
  businessName: z.string(),
  contactName: z.string(),
  words: z.string(),
  /** Until when it can be accepted; once it is, until when days can be chosen. */
  until: z.string(),
  storefronts: z.array(
    z.object({
      /** Which of them it is, from 0 on. */
      place: z.int(),
      address: z.string(),
      storefrontSize,
      selectedLayout: layout,
      coatingType,
      words: z.string(),
      quote: QuoteInCents,
      /** The chosen day; null until there is one. */
      visit: z.nullable(Visit),
    }),
  ),
  total: QuoteInCents,
  proofs: Proofs,
});
export type WrittenQuote = z.infer<typeof WrittenQuote>;

export const readQuote = defineCall('GET /api/quotes/:token', {
  summary: 'A quote in writing, with what became of each storefront; read-only',
  params,
  responses: { 200: WrittenQuote },
  refuses: [404],
});

export const readQuoteProof = defineCall('GET /api/quotes/:token/proofs/:kind', {
  summary: 'A certificate of the business, for anyone who holds the link of a quote',
  params: z.extend(params, { kind: z.enum(proofKinds, 'invalid') }),
  query: z.object({ language: z.optional(z.enum(languages, 'invalid')) }),
  responses: { 200: z.unknown() },
  refuses: [404],
});

export const acceptQuote = defineCall('POST /api/quotes/:token/accept', {
  summary: 'Accepts a quote with the terms in force; idempotent',
  params,
  body: TermsAcceptance,
  responses: { 200: WrittenQuote },
  refuses: [404, 410, 422],
});

export const chooseQuoteDay = defineCall('POST /api/quotes/:token/days', {
  summary: 'Holds a day for one storefront of an accepted quote, with a payment link of its own; idempotent',
  params,
  body: z.object({
    /** Which of its storefronts, from 0 on. */
    place: z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(mostStorefronts - 1, 'invalid')),
    appointmentDate: isoDate,
    appointmentTime,
  }),
  responses: { 200: WrittenQuote },
  refuses: [404, 409, 410, 422],
});
