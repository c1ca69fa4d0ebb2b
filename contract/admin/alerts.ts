import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Failure } from '../failure.ts';
import { wholeCents } from '../fields.ts';

const optional = z.nullable(z.string());

export const attentionKinds = ['unfinished', 'refunds', 'messages', 'sync', 'weather', 'reviews', 'areas'] as const;
export type AttentionKind = (typeof attentionKinds)[number];

const AttentionLine = z.object({
  key: z.string(),
  /** What is wrong, within its kind. */
  code: z.string(),
  at: z.string(),
  /** The booking that it is about; the order number of a checkout that never became one stands in `name`. */
  orderNo: optional,
  reviewId: optional,
  name: z.string(),
  amount: z.nullable(wholeCents),
  date: optional,
  /** In the words of whoever refused. */
  detail: optional,
  dueAt: optional,
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

export const readAttention = defineCall({
  method: 'GET',
  path: '/api/admin/attention',
  summary: 'What needs a person now, by kind: how much of it there is and the first of it',
  responses: {
    200: z.object({ now: z.string(), count: z.number(), groups: z.array(AttentionGroup) }),
    401: Failure,
    403: Failure,
  },
});
