import * as z from 'zod/mini';
import { minLength } from '#domain/fields.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { defineCall } from '../call.ts';
import { layout, lines, noteLength, optionalText, postalCode, text } from '../fields.ts';

export const reviewStates = ['open', 'asked', 'accepted', 'declined'] as const;
export const reviewKinds = ['review', 'quote'] as const;
export const reviewLists = ['waiting', 'answered'] as const;
export type ReviewList = (typeof reviewLists)[number];

/** The operator's own words. */
const words = lines(noteLength);
const someWords = words.check(minLength(2, 'invalid'));

const Review = z.object({
  id: z.string(),
  /** A quote is for what the funnel does not sell; a review follows the questions. */
  kind: z.enum(reviewKinds),
  state: z.enum(reviewStates),
  companyName: z.string(),
  companyAddress: z.string(),
  email: z.string(),
  storefrontSize: optionalText,
  selectedLayout: optionalText,
  /** What the visitor wrote with a quote request. */
  details: optionalText,
  language: z.enum(['en', 'fr']),
  createdAt: z.string(),
  /** The promised deadline; null once there is an answer or a question. */
  dueAt: optionalText,
  late: z.boolean(),
});
export type Review = z.infer<typeof Review>;

const ReviewStory = z.object({
  ...Review.shape,
  /** The server's clock. */
  now: z.string(),
  /** Id of the newest event (0 without any). Optimistic lock: an answer must send it. */
  seen: z.number(),
  events: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      kind: z.enum(['asked', 'accepted', 'declined', 'note']),
      by: z.string(),
      words: optionalText,
    }),
  ),
  /** An acceptance's offer and the state of its link; null without one. */
  offer: z.nullable(
    z.object({
      postalCode: z.string(),
      storefrontSize: z.string(),
      selectedLayout: z.string(),
      expiresAt: optionalText,
      used: z.boolean(),
    }),
  ),
});
export type ReviewStory = z.infer<typeof ReviewStory>;

const params = z.object({ id: text(40) });
const seen = z.number('invalid').check(z.int('invalid'), z.minimum(0, 'invalid'));

/** What an accepted visitor continues with. */
export const ReviewOffer = z.object({
  postalCode,
  storefrontSize: z.enum(bookableSizes, 'invalid'),
  selectedLayout: layout,
});

export const ReviewAnswer = z.union([
  z.object({ kind: z.literal('accept'), words, ...ReviewOffer.shape }),
  z.object({ kind: z.literal('decline'), words }),
  z.object({ kind: z.literal('ask'), words: someWords }),
]);
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;

export const listReviews = defineCall('GET /api/admin/reviews', {
  summary: 'Waiting reviews, oldest first, or answered ones, newest first',
  query: z.object({ list: z.optional(z.enum(reviewLists, 'invalid')), cursor: z.optional(text(120)) }),
  responses: { 200: z.object({ reviews: z.array(Review), next: optionalText, waiting: z.number(), now: z.string() }) },
});

export const readReview = defineCall('GET /api/admin/reviews/:id', {
  summary: 'A review with its events',
  params,
  responses: { 200: ReviewStory },
  refuses: [404],
});

export const previewReviewAnswer = defineCall('POST /api/admin/reviews/:id/preview', {
  summary: 'The mail that an answer would send, word for word; sends nothing',
  params,
  body: z.object({ answer: ReviewAnswer }),
  responses: { 200: z.object({ subject: z.string(), text: z.string() }) },
  refuses: [404],
});

export const acceptReview = defineCall('POST /api/admin/reviews/:id/accept', {
  summary: 'Accepts a storefront: the visitor gets a link that continues at the appointment',
  params,
  body: z.object({ seen, words, ...ReviewOffer.shape }),
  responses: { 200: ReviewStory },
  refuses: [404, 409, 422],
});

export const declineReview = defineCall('POST /api/admin/reviews/:id/decline', {
  summary: 'Declines a storefront, kindly, with the reason where one is given',
  params,
  body: z.object({ seen, words }),
  responses: { 200: ReviewStory },
  refuses: [404, 409],
});

export const askReview = defineCall('POST /api/admin/reviews/:id/ask', {
  summary: 'Asks the visitor a question, whose answer comes by mail',
  params,
  body: z.object({ seen, words: someWords }),
  responses: { 200: ReviewStory },
  refuses: [404, 409],
});

export const noteReview = defineCall('POST /api/admin/reviews/:id/note', {
  summary: 'Adds an internal note to a review',
  params,
  body: z.object({ words: someWords }),
  responses: { 200: ReviewStory },
  refuses: [404],
});
