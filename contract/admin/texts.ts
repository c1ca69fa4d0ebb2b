import * as z from 'zod/mini';
import { maxLength } from '#domain/fields.ts';
import { answerLength, textOutcomes } from '#domain/outbox/received-text.ts';
import { defineCall } from '../call.ts';
import { note, optionalText, orderParams, rowId, rowParams } from '../fields.ts';

/** A text that someone sent to us. */
export const ReceivedText = z.object({
  id: z.number(),
  at: z.string(),
  /** E.164. */
  phone: z.string(),
  /** Empty if only a picture came, which is not kept. */
  body: z.string(),
  /** The booking it belongs to; null for an unknown number. */
  orderNo: optionalText,
  clientId: optionalText,
  /** Who booked it. */
  name: optionalText,
  /** Null while it waits; `by` is the operator who read or answered it. */
  settled: z.nullable(z.object({ at: z.string(), as: z.enum(textOutcomes), by: optionalText })),
  /** What an operator answered, while it is kept. */
  answer: optionalText,
  canAnswer: z.boolean(),
  /** Whether its number opted out of our texts. */
  textsStopped: z.boolean(),
});
export type ReceivedText = z.infer<typeof ReceivedText>;

export const textViews = ['waiting', 'all'] as const;

export const listTexts = defineCall('GET /api/admin/texts', {
  summary: 'Texts that people sent, the newest first, a page at a time: those that wait for an answer, or all',
  query: z.object({ view: z.enum(textViews, 'invalid'), cursor: z.optional(rowId) }),
  responses: { 200: z.object({ texts: z.array(ReceivedText), next: z.nullable(z.number()), waiting: z.number() }) },
});

const Settled = z.object({ id: z.number() });
export const answerText = defineCall('POST /api/admin/texts/:id/answer', {
  summary: 'Answers a received text with the operator’s own words, once',
  params: rowParams,
  body: z.object({ words: note.check(maxLength(answerLength, 'too-long')) }),
  responses: { 202: Settled },
  refuses: [404, 409, 422],
});

export const writeText = defineCall('POST /api/admin/bookings/:order/text', {
  summary: 'Writes one text in the operator’s own words to the client of a booking; idempotent by its id',
  params: orderParams,
  body: z.object({ id: z.uuid('invalid'), words: note.check(maxLength(answerLength, 'too-long')) }),
  responses: { 202: z.object({ id: z.string() }) },
  refuses: [404, 422],
});

const stopping = {
  body: z.object({ stopped: z.boolean('invalid') }),
  responses: { 200: z.object({ stopped: z.boolean() }) },
  refuses: [404, 409, 422],
} as const;

export const stopTextsOfSender = defineCall('POST /api/admin/texts/:id/stop', {
  summary: 'Records that who wrote a text wants no texts from us, or takes it back',
  params: rowParams,
  ...stopping,
});

export const stopTextsOfBooking = defineCall('POST /api/admin/bookings/:order/stop-texts', {
  summary: 'Records that the customer of a booking wants no texts from us, or takes it back',
  params: orderParams,
  ...stopping,
});

export const markTextRead = defineCall('POST /api/admin/texts/:id/read', {
  summary: 'Marks a received text as read, where no answer is needed',
  params: rowParams,
  responses: { 200: Settled },
  refuses: [404, 409],
});
