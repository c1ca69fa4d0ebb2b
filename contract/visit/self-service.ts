import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { CustomerFields } from '#contract/checkout.ts';
import { addedTexts, appointmentTime, isoDate, orderParams, text, withExtension } from '#contract/fields.ts';

/** The key of the order's secret link: knowing the number or the e-mail is not enough to change a visit. */
const key = text(100);

/** What the holder of the secret link may do now. */
export const VisitChanges = z.object({
  canMove: z.boolean(),
  canCancel: z.boolean(),
  /** Deadline for moving the visit, an instant. */
  moveUntil: z.string(),
  /** A refresh follows the visit it refreshes: the visit can be moved between these days, both exclusive. */
  after: z.nullable(isoDate),
  before: z.nullable(isoDate),
  /** That deadline in hours before the visit: the better of what was promised for it and what is in force. */
  noticeHours: z.number(),
  /** Path (without language) of the page that answers an open weather proposal; null without one. */
  weatherPath: z.nullable(z.string()),
});
export type VisitChanges = z.infer<typeof VisitChanges>;

export const readVisitChanges = defineCall('GET /api/booking-details/:order/changes', {
  summary: 'What the holder of the secret link may change; changes nothing',
  params: orderParams,
  /** For scripts; the site's pages send the header. */
  query: z.object({ key: z.optional(key) }),
  responses: { 200: VisitChanges },
  refuses: [403, 404],
});

export const moveVisit = defineCall('POST /api/booking-details/:order/move', {
  summary: 'Moves the visit to another free open day and time, with the notice that the terms ask for',
  params: orderParams,
  body: z.object({ key, date: isoDate, time: appointmentTime }),
  responses: { 200: z.object({ appointmentDate: isoDate, appointmentTime, moveUntil: z.string() }) },
  refuses: [403, 404, 409, 422],
});

const { contactName, email, phone, phoneExtension } = CustomerFields.shape;
/** Only what changed; the rest keeps any concurrent change. */
const OwnContact = z
  .partial(z.object({ contactName, email, phone, phoneExtension, ...addedTexts(z.nullable) }))
  .check(withExtension());

export const correctOwnContact = defineCall('POST /api/booking-details/:order/contact', {
  summary:
    'Corrects how the holder of the secret link is reached; a new e-mail address counts once its own link was opened',
  params: orderParams,
  body: z.object({ key, contact: OwnContact }),
  responses: { 200: z.object({ saved: z.literal(true) }) },
  refuses: [403, 404, 409],
});

export const openCancellation = defineCall('POST /api/booking-details/:order/cancel-link', {
  summary: 'A cancellation link for the holder of the secret link, as a path of the site without a language',
  params: orderParams,
  body: z.object({ key }),
  responses: { 201: z.object({ path: z.string() }) },
  refuses: [403, 404, 409],
});

const AddressChange = z.union([
  z.object({ state: z.enum(['waiting', 'counted']), address: z.string(), until: z.string() }),
  z.object({ state: z.literal('undone') }),
]);

export const readAddressChange = defineCall('GET /api/address-changes/:token', {
  summary: 'What the way back of a former e-mail address would take back; changes nothing',
  params: z.object({ token: text(200) }),
  responses: { 200: AddressChange },
  refuses: [404],
});

export const undoAddressChange = defineCall('POST /api/address-changes/undo', {
  summary: 'Makes the former e-mail address that of the booking again; idempotent',
  body: z.object({ token: text(200) }),
  responses: { 200: AddressChange },
  refuses: [404],
});
