import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import {
  aesthetic,
  appointmentTime,
  coatingType,
  email,
  feeling,
  isoDate,
  layout,
  maybePhone,
  orBlank,
  orderParams,
  postalCode,
  purpose,
  storefrontSize,
  text,
} from '#contract/fields.ts';
import { waitingStates } from '#domain/waiting/waiting-list.ts';

const token = text(200);
const consent = z.literal(true, 'invalid');
const span = { from: isoDate, to: isoDate };
/** What the funnel knew; the checkout opens with it. */
const draft = {
  postalCode: orBlank(postalCode),
  storefrontSize: z.nullish(storefrontSize),
  selectedLayout: z.nullish(layout),
  coatingType: z.nullish(coatingType),
  feeling: z.nullish(feeling),
  aesthetic: z.nullish(aesthetic),
  purpose: z.nullish(purpose),
};

/** Consent must be given explicitly; a phone is the consent to a text as well. */
export const WaitingForm = z.object({ email, phone: maybePhone, ...span, ...draft, consent });

export const joinWaitingList = defineCall('POST /api/waiting-list', {
  summary: 'Asks to be told when a day of a span frees. Sends a confirmation e-mail; the answer reveals nothing',
  body: WaitingForm,
  responses: { 202: z.object({ success: z.literal(true) }) },
  refuses: [409, 422],
});

export const waitForEarlierDay = defineCall('POST /api/booking-details/:order/waiting-list', {
  summary: 'Asks to be told when an earlier day than that of the visit frees, by the holder of the secret link',
  params: orderParams,
  body: z.object({ key: text(100), ...span, texts: z.boolean('invalid'), consent }),
  responses: { 202: z.object({ success: z.literal(true) }) },
  refuses: [403, 404, 409, 422],
});

export const readWaiting = defineCall('GET /api/waiting-list/:token', {
  summary: 'The place on the waiting list behind the link of a message, and the day that is held now; read-only',
  params: z.object({ token }),
  responses: {
    200: z.object({
      state: z.enum(waitingStates),
      ...span,
      /** The visit that would move earlier. */
      visit: z.nullable(z.object({ date: z.string(), time: appointmentTime })),
      offer: z.nullable(z.object({ date: z.string(), until: z.string(), times: z.array(appointmentTime) })),
    }),
  },
  refuses: [404],
});

export const confirmWaiting = defineCall('POST /api/waiting-list/confirm', {
  summary: 'Confirms the e-mail address (double opt-in)',
  body: z.object({ token }),
  responses: { 200: z.object({ state: z.enum(waitingStates) }) },
  refuses: [404],
});

export const leaveWaiting = defineCall('POST /api/waiting-list/leave', {
  summary: 'Leaves the waiting list, and lets the day go on that was held; idempotent',
  body: z.object({ token }),
  responses: { 200: z.object({ state: z.literal('left') }) },
  refuses: [404],
});

export const takeDay = defineCall('POST /api/waiting-list/take', {
  summary: 'Takes the day that is held: a visit moves there, otherwise the checkout of this browser has it',
  body: z.object({ token, time: z.nullish(appointmentTime) }),
  responses: {
    200: z.union([
      z.object({
        taken: z.literal('checkout'),
        date: z.string(),
        draft: z.object({
          postalCode: z.optional(z.string()),
          storefrontSize: z.optional(storefrontSize),
          selectedLayout: z.optional(layout),
          coatingType: z.optional(coatingType),
          feeling: z.optional(feeling),
          aesthetic: z.optional(aesthetic),
          purpose: z.optional(purpose),
          email: z.string(),
          phone: z.nullable(z.string()),
        }),
      }),
      z.object({ taken: z.literal('moved'), date: z.string(), time: appointmentTime }),
    ]),
  },
  refuses: [404, 409, 422],
});
