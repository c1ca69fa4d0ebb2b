import * as z from 'zod/mini';
import { maxLength } from '#domain/fields.ts';
import { answerLength, textOutcomes } from '#domain/outbox/received-text.ts';
import { defineCall } from '../call.ts';
import { note, text } from '../fields.ts';

const optional = z.nullable(z.string());

/** A text that someone sent to us. */
export const ReceivedText = z.object({
  id: z.number(),
  at: z.string(),
  /** E.164. */
  phone: z.string(),
  /** Empty if only a picture came, which is not kept. */
  body: z.string(),
  /** The booking it belongs to; null for an unknown number. */
  orderNo: optional,
  clientId: optional,
  /** Who booked it. */
  name: optional,
  /** Null while it waits; `by` is the operator who read or answered it. */
  settled: z.nullable(z.object({ at: z.string(), as: z.enum(textOutcomes), by: optional })),
  /** What an operator answered, while it is kept. */
  answer: optional,
  canAnswer: z.boolean(),
  /** Whether its number opted out of our texts. */
  textsStopped: z.boolean(),
});
export type ReceivedText = z.infer<typeof ReceivedText>;

export const textViews = ['waiting', 'all'] as const;

const id = z.coerce.number('invalid').check(z.int('invalid'), z.minimum(1, 'invalid'));
const params = z.object({ id });

export const listTexts = defineCall({
  method: 'GET',
  path: '/api/admin/texts',
  summary: 'Texts that people sent, the newest first, a page at a time: those that wait for an answer, or all',
  query: z.object({ view: z.enum(textViews, 'invalid'), before: z.optional(id) }),
  responses: { 200: z.object({ texts: z.array(ReceivedText), next: z.nullable(z.number()), waiting: z.number() }) },
});

const Settled = z.object({ id: z.number() });
export const answerText = defineCall({
  method: 'POST',
  path: '/api/admin/texts/:id/answer',
  summary: 'Answers a received text with the operator’s own words, once',
  params,
  body: z.object({ words: note.check(maxLength(answerLength, 'too-long')) }),
  responses: { 202: Settled },
  refuses: [404, 409, 422],
});

const stopping = {
  body: z.object({ stopped: z.boolean('invalid') }),
  responses: { 200: z.object({ stopped: z.boolean() }) },
  refuses: [404, 409, 422],
} as const;

export const stopTextsOfSender = defineCall({
  method: 'POST',
  path: '/api/admin/texts/:id/stop',
  summary: 'Records that who wrote a text wants no texts from us, or takes it back',
  params,
  ...stopping,
});

export const stopTextsOfBooking = defineCall({
  method: 'POST',
  path: '/api/admin/bookings/:order/stop-texts',
  summary: 'Records that the customer of a booking wants no texts from us, or takes it back',
  params: z.object({ order: text(40) }),
  ...stopping,
});

export const markTextRead = defineCall({
  method: 'POST',
  path: '/api/admin/texts/:id/read',
  summary: 'Marks a received text as read, where no answer is needed',
  params,
  responses: { 200: Settled },
  refuses: [404, 409],
});
