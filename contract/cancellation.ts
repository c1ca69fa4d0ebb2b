import * as z from 'zod/mini';
import { cleanNumber } from '#domain/typed/code.ts';
import { defineCall } from './call.ts';
import { appointmentTime, coatingType, isoDate, requiredText, text } from './fields.ts';

export const cancelByClientId = defineCall('POST /api/cancel-booking', {
  summary: 'Never cancels: a client ID can be guessed, the link of the confirmation e-mail is needed',
  body: z.object({ clientId: requiredText(1, 40, 'client-id', cleanNumber) }),
  responses: {},
  light: true,
  refuses: [410],
});

/** What a cancellation now would refund. Elapsed hours with two decimals, regardless of clock changes. */
const outcome = { refundEligible: z.boolean(), hoursUntilAppointment: z.number() };

export const CancellationPreview = z.object({
  clientId: z.string(),
  appointmentDate: isoDate,
  appointmentTime,
  coatingType,
  postalCode: z.string(),
  address: z.optional(z.string()),
  selectedLayout: z.optional(z.nullable(z.string())),
  /** What was paid, with two decimals. */
  paid: z.string(),
  /** A refund needs more than this many hours: the better of what was promised for this booking and what is in force. */
  cutoffHours: z.number(),
  /** The same as an instant. */
  refundUntil: z.string(),
  /** Path (without language) of the booking's page while the visit can be moved there, else null. */
  movePath: z.nullable(z.string()),
  /** What is refunded now, and what is withheld from it for a free refresh already done. */
  refund: z.string(),
  withheld: z.string(),
  /** The refreshes cancelled with the visit, and the refund for each. */
  refreshes: z.array(z.object({ appointmentDate: isoDate, appointmentTime, refund: z.string() })),
  ...outcome,
});
export type CancellationPreview = z.infer<typeof CancellationPreview>;

export const CancellationResult = z.object({ success: z.literal(true), ...outcome });
export type CancellationResult = z.infer<typeof CancellationResult>;

const token = text(200);

export const previewCancellation = defineCall('GET /api/cancel-token/:token', {
  summary: 'The booking that a cancellation link opens, and what would be refunded; changes nothing',
  params: z.object({ token }),
  responses: { 200: CancellationPreview },
  refuses: [404],
});

export const cancelBooking = defineCall('POST /api/cancel-booking-secure', {
  summary: 'Cancels the booking of a link: its day is free at once and what is due goes back',
  body: z.object({ token }),
  responses: { 200: CancellationResult },
  refuses: [404, 409],
});
