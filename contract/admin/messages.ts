import * as z from 'zod/mini';
import { failureCodes } from '#domain/outbox/failure.ts';
import { waitReasons } from '#domain/outbox/wait-reason.ts';
import { defineCall } from '../call.ts';
import { optionalText, rowId, rowParams, text } from '../fields.ts';

const Message = z.object({
  id: z.number(),
  channel: z.enum(['mail', 'text']),
  topic: z.string(),
  recipient: optionalText,
  state: z.string(),
  subject: optionalText,
  /** The booking it is about. */
  orderNo: optionalText,
  clientId: optionalText,
  businessName: optionalText,
  createdAt: z.string(),
  dueAt: z.string(),
  settledAt: optionalText,
  attempts: z.number(),
  failureCode: z.nullable(z.enum(failureCodes)),
  /** The provider's own words. */
  failure: optionalText,
  waits: z.nullable(z.enum(waitReasons)),
});
export type AdminMessage = z.infer<typeof Message>;

const MessageDetail = z.object({
  ...Message.shape,
  language: optionalText,
  calledAt: optionalText,
  text: optionalText,
  hasHtml: z.boolean(),
  attachments: z.array(z.string()),
  /** Number of SMS segments; null for e-mails. */
  segments: z.nullable(z.number()),
  /** The message this one resends, and those that resend this one. */
  resendOf: z.nullable(z.number()),
  resentAs: z.array(z.number()),
  /** When it was sent once more under its name, because nobody knows whether it arrived. */
  repeatedAt: optionalText,
  canResend: z.boolean(),
});
export type AdminMessageDetail = z.infer<typeof MessageDetail>;

export const messageViews = ['trouble', 'waiting', 'sent'] as const;

export const listMessages = defineCall('GET /api/admin/messages', {
  summary: 'Messages, the newest first, a page at a time: those in trouble, those that wait, or those that were sent',
  query: z.object({
    view: z.enum(messageViews, 'invalid'),
    channel: z.optional(z.enum(['mail', 'text'], 'invalid')),
    q: z.optional(text(80)),
    cursor: z.optional(rowId),
  }),
  responses: { 200: z.object({ messages: z.array(Message), next: z.nullable(z.number()) }) },
});

export const readMessage = defineCall('GET /api/admin/messages/:id', {
  summary: 'A message as its recipient saw it, with its delivery status',
  params: rowParams,
  responses: { 200: MessageDetail },
  refuses: [404],
});

/** The HTML of an e-mail, for a sandboxed frame without scripts and network access. */
export const messageFrame = '/api/admin/messages/:id/html';

export const resendMessage = defineCall('POST /api/admin/messages/:id/resend', {
  summary: 'Sends a message again, as a new one',
  params: rowParams,
  responses: { 202: z.object({ id: z.number() }) },
  refuses: [404, 409, 422],
});
