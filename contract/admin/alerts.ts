import * as z from 'zod/mini';
import { failureCodes, stopReasons } from '#domain/outbox/failure.ts';
import { defineCall } from '../call.ts';
import { optionalText, wholeCents } from '../fields.ts';

export const attentionKinds = [
  'held',
  'stopped',
  'unfinished',
  'refunds',
  'texts',
  'messages',
  'sync',
  'reviews',
  'areas',
  'numbers',
  'season',
] as const;

const AttentionLine = z.object({
  key: z.string(),
  /** The cause, within its kind. */
  code: z.string(),
  /** What kind of message did not arrive. */
  topic: optionalText,
  at: z.string(),
  /** Null for a checkout that never became a booking; its order number is in `name`. */
  orderNo: optionalText,
  reviewId: optionalText,
  /** The refund that an owner may settle. */
  refundId: z.nullable(z.number()),
  name: z.string(),
  amount: z.nullable(wholeCents),
  /** The amount of the refund that it waits for. */
  behind: z.nullable(wholeCents),
  date: optionalText,
  /** Why a message did not arrive, and which of our settings a stopped service rejects. */
  failureCode: z.nullable(z.enum(failureCodes)),
  setting: z.nullable(z.enum(stopReasons)),
  /** The original error message. */
  detail: optionalText,
  dueAt: optionalText,
  late: z.boolean(),
  count: z.nullable(z.number()),
});
export type AttentionLine = z.infer<typeof AttentionLine>;

const AttentionGroup = z.object({
  kind: z.enum(attentionKinds),
  count: z.number(),
  /** The first five. */
  lines: z.array(AttentionLine),
});
export type AttentionGroup = z.infer<typeof AttentionGroup>;

export const readAttention = defineCall('GET /api/admin/attention', {
  summary: 'Alerts by kind: how many there are, and the first five of each',
  responses: { 200: z.object({ now: z.string(), count: z.number(), groups: z.array(AttentionGroup) }) },
});
