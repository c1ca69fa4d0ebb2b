import * as z from 'zod/mini';
import { failureCodes } from '#domain/outbox/failure.ts';
import { waitReasons } from '#domain/outbox/wait-reason.ts';
import { defineCall } from '../call.ts';
import { text } from '../fields.ts';

const optional = z.nullable(z.string());

const Message = z.object({
  id: z.number(),
  channel: z.enum(['mail', 'text']),
  topic: z.string(),
  recipient: optional,
  state: z.string(),
  subject: optional,
  /** The booking it is about. */
  orderNo: optional,
  clientId: optional,
  businessName: optional,
  createdAt: z.string(),
  dueAt: z.string(),
  settledAt: optional,
  attempts: z.number(),
  failureCode: z.nullable(z.enum(failureCodes)),
  /** The provider's own words. */
  failure: optional,
  waits: z.nullable(z.enum(waitReasons)),
});
export type AdminMessage = z.infer<typeof Message>;

const MessageDetail = z.object({
  ...Message.shape,
  language: optional,
  calledAt: optional,
  text: optional,
  hasHtml: z.boolean(),
  attachments: z.array(z.string()),
  /** Number of SMS segments; null for e-mails. */
  segments: z.nullable(z.number()),
  /** The message this one resends, and those that resend this one. */
  resendOf: z.nullable(z.number()),
  resentAs: z.array(z.number()),
  /** When it was sent once more under its name, because nobody knows whether it arrived. */
  repeatedAt: optional,
  canResend: z.boolean(),
});
export type AdminMessageDetail = z.infer<typeof MessageDetail>;

export const messageViews = ['trouble', 'waiting', 'sent'] as const;

export const listMessages = defineCall({
  method: 'GET',
  path: '/api/admin/messages',
  summary: 'Messages, the newest first, a page at a time: those in trouble, those that wait, or those that were sent',
  query: z.object({
    view: z.enum(messageViews, 'invalid'),
    channel: z.optional(z.enum(['mail', 'text'], 'invalid')),
    q: z.optional(text(80)),
    before: z.optional(z.coerce.number('invalid').check(z.int('invalid'), z.minimum(1, 'invalid'))),
  }),
  responses: { 200: z.object({ messages: z.array(Message), next: z.nullable(z.number()) }) },
});

const params = z.object({ id: z.coerce.number('invalid').check(z.int('invalid'), z.minimum(1, 'invalid')) });

export const readMessage = defineCall({
  method: 'GET',
  path: '/api/admin/messages/:id',
  summary: 'A message as its recipient saw it, with its delivery status',
  params,
  responses: { 200: MessageDetail },
  refuses: [404],
});

/** The HTML of an e-mail, for a sandboxed frame without scripts and network access. */
export const messageFrame = '/api/admin/messages/:id/html';

export const resendMessage = defineCall({
  method: 'POST',
  path: '/api/admin/messages/:id/resend',
  summary: 'Sends a message again, as a new one',
  params,
  responses: { 202: z.object({ id: z.number() }) },
  refuses: [404, 409, 422],
});
