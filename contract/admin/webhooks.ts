import * as z from 'zod/mini';
import { maxLength } from '#domain/fields.ts';
import { stopCauses, trialEvent, webhookEvents } from '#domain/webhooks/events.ts';
import { defineCall } from '../call.ts';
import { rowParams } from '../fields.ts';

const params = z.object({ id: z.uuid('invalid') });
const nullable = z.nullable(z.string());

const fields = {
  /** An https address of the public internet. */
  url: z.url('invalid').check(maxLength(500, 'too-long')),
  events: z.array(z.enum(webhookEvents, 'invalid')).check(z.minLength(1, 'invalid')),
  /** Whether the customer's name, address, phone and e-mail go with it. */
  includesCustomer: z.boolean(),
};

export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  includesCustomer: z.boolean(),
  /** Until when the former secret signs too; null when it does not. */
  formerSecretUntil: nullable,
  stopped: z.nullable(z.object({ at: z.string(), cause: z.enum(stopCauses) })),
  createdAt: z.string(),
});
export type Webhook = z.infer<typeof Webhook>;

/** The states in which a delivery may be: those of the outbox that it takes. */
export const deliveryStates = ['queued', 'calling', 'done', 'failed', 'dropped'] as const;

export const WebhookDelivery = z.object({
  id: z.number(),
  webhook: z.string(),
  event: z.enum([...webhookEvents, trialEvent]),
  orderNo: nullable,
  state: z.enum(deliveryStates),
  attempts: z.number(),
  createdAt: z.string(),
  /** When it is tried next; null when it is over. */
  nextAt: nullable,
  settledAt: nullable,
  /** What came of the last attempt that failed. */
  failure: nullable,
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** Shown once: it is not among the answers of the list. */
const Secret = z.object({ id: z.string(), secret: z.string() });

export const listWebhooks = defineCall('GET /api/admin/webhooks', {
  summary: 'Where booking events are sent, and the last hundred deliveries, the newest first',
  responses: { 200: z.object({ webhooks: z.array(Webhook), deliveries: z.array(WebhookDelivery) }) },
});

export const addWebhook = defineCall('POST /api/admin/webhooks', {
  summary: 'Sends booking events to an address, signed with the secret that is answered once',
  body: z.object(fields),
  responses: { 201: Secret },
  refuses: [409, 422],
});

export const changeWebhook = defineCall('PUT /api/admin/webhooks/:id', {
  summary: 'Changes what is sent where, stops it, or starts it again',
  params,
  body: z.object({ ...fields, stopped: z.boolean() }),
  responses: { 204: z.null() },
  refuses: [404, 422],
});

export const removeWebhook = defineCall('POST /api/admin/webhooks/:id/remove', {
  summary: 'Removes an address with its deliveries',
  params,
  responses: { 204: z.null() },
  refuses: [404],
});

export const rotateWebhook = defineCall('POST /api/admin/webhooks/:id/rotate', {
  summary: 'Gives an address a new secret; the former one signs beside it for a day',
  params,
  responses: { 200: Secret },
  refuses: [404],
});

export const tryWebhook = defineCall('POST /api/admin/webhooks/:id/trial', {
  summary: 'Sends an event that is about nothing',
  params,
  responses: { 204: z.null() },
  refuses: [404],
});

export const repeatDelivery = defineCall('POST /api/admin/webhooks/deliveries/:id/again', {
  summary: 'Sends an event again under the same id',
  params: rowParams,
  responses: { 204: z.null() },
  refuses: [404],
});
