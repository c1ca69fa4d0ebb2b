import * as z from 'zod/mini';
import { boxPurposes, mailPurposes } from '#domain/consents/consent.ts';
import { defineCall } from '../call.ts';
import { orderParams, text } from '../fields.ts';

/** The key of the order's secret link, which came by e-mail. */
const key = text(100);
const token = text(200);

const ConsentState = z.object({
  /** Of the wording that is agreed to now. */
  textVersion: z.string(),
  given: z.array(z.enum(boxPurposes)),
  /** While the booking waits for its new e-mail address to be confirmed, nothing can be changed. */
  closed: z.optional(z.boolean()),
});

export const readConsents = defineCall('GET /api/booking-details/:order/consents', {
  summary: 'What the holder of the secret link agrees to; changes nothing',
  params: orderParams,
  /** For scripts; the site's pages send the header. */
  query: z.object({ key: z.optional(key) }),
  responses: { 200: ConsentState },
  refuses: [403, 404],
});

export const answerConsent = defineCall('POST /api/booking-details/:order/consents', {
  summary: 'Gives or withdraws one consent, by the holder of the secret link',
  params: orderParams,
  body: z.object({
    key,
    purpose: z.enum(boxPurposes, 'invalid'),
    given: z.boolean('invalid'),
    /** Of the wording that was read. */
    textVersion: text(20),
  }),
  responses: { 200: ConsentState },
  refuses: [403, 404, 409],
});

const Unsubscribe = z.object({
  given: z.array(z.enum([...mailPurposes, 'price'])),
  /** It is the link of a price, which declines its reminder and nothing else. */
  reminder: z.optional(z.literal(true)),
});

export const readUnsubscribe = defineCall('GET /api/unsubscribe/:token', {
  summary: 'What the link of a mail would withdraw; read-only',
  params: z.object({ token }),
  responses: { 200: Unsubscribe },
  refuses: [404],
});

export const unsubscribe = defineCall('POST /api/unsubscribe', {
  summary:
    'Withdraws every consent of the address that a mail was sent to, or declines reminders of prices; idempotent',
  body: z.object({ token }),
  responses: { 200: Unsubscribe },
  refuses: [404],
});
