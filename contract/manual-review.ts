import * as z from 'zod/mini';
import { quoteDetailsLength, reviewLimits } from '#domain/typed/form-rules.ts';
import { defineCall } from './call.ts';
import { email, layout, lines, orBlank, requiredText, storefrontSize, text } from './fields.ts';

export const ManualReviewForm = z.object({
  companyName: requiredText(...reviewLimits.companyName),
  companyAddress: requiredText(...reviewLimits.companyAddress),
  email,
});

export const requestManualReview = defineCall('POST /api/manual-review', {
  summary: 'Requests a review of a storefront; recipientEmail is ignored',
  body: z.extend(ManualReviewForm, { storefrontSize: orBlank(storefrontSize), selectedLayout: orBlank(layout) }),
  responses: { 201: z.object({ success: z.literal(true), id: z.string() }) },
});

export const QuoteForm = z.extend(ManualReviewForm, { details: lines(quoteDetailsLength) });

export const requestQuote = defineCall('POST /api/quote-requests', {
  summary: 'Asks for a quote of a hotel, a shopping centre or several storefronts',
  body: z.extend(QuoteForm, { storefrontSize: orBlank(storefrontSize) }),
  responses: { 201: z.object({ success: z.literal(true), id: z.string() }) },
});

export const readReviewLink = defineCall('GET /api/manual-reviews/:token', {
  summary: 'What the visitor of an accepted review continues with; read-only',
  params: z.object({ token: text(200) }),
  responses: {
    200: z.object({
      reviewId: z.string(),
      /** The area of the postal code. */
      postalCode: z.string(),
      storefrontSize,
      selectedLayout: layout,
      companyName: z.string(),
      companyAddress: z.string(),
      email: z.string(),
    }),
  },
  refuses: [404, 410],
});
