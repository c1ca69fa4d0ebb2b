import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { appointmentTime, isoDate, note, orderParams, rowId, text } from '../fields.ts';

/** Optimistic lock: the version that the operator saw; refused when the booking has changed since. */
export const seenVersion = z.int('invalid').check(z.minimum(0, 'invalid'));

const Changed = z.object({ version: z.number() });

export const moveBookingAsOperator = defineCall('POST /api/admin/bookings/:order/move', {
  summary: 'Moves a visit to another free day (owners: also to a closed one) and notifies the client if requested',
  params: orderParams,
  body: z.object({
    version: seenVersion,
    date: isoDate,
    time: appointmentTime,
    notify: z.boolean('invalid'),
    /** Owners only: allows a day that is closed to visitors, as long as it is free. */
    anyDay: z.optional(z.boolean('invalid')),
    /** The client asked for it: an expired refund window stays expired. Otherwise it restarts. */
    atClientsWish: z.optional(z.boolean('invalid')),
  }),
  responses: { 200: z.object({ version: z.number(), appointmentDate: isoDate, appointmentTime }) },
  refuses: [404, 409, 422],
});

/** Outcomes that can be set from the day of the visit on; `active` undoes one. */
export const visitOutcomes = ['completed', 'no-show', 'active'] as const;

export const markVisitOutcome = defineCall('POST /api/admin/bookings/:order/outcome', {
  summary: 'Marks a visit as completed or as a no-show from its day on, or undoes that',
  params: orderParams,
  body: z.object({ version: seenVersion, outcome: z.enum(visitOutcomes, 'invalid') }),
  responses: { 200: Changed },
  refuses: [404, 409, 422],
});

export const addBookingNote = defineCall('POST /api/admin/bookings/:order/notes', {
  summary: 'Adds an internal note to a booking; notes cannot be changed',
  params: orderParams,
  body: z.object({ words: note }),
  responses: { 201: Changed },
  refuses: [404],
});

export const resendBookingMessage = defineCall('POST /api/admin/bookings/:order/messages/:id/resend', {
  summary: 'Sends a message about a booking again',
  params: z.object({
    order: text(40),
    id: rowId,
  }),
  responses: { 202: Changed },
  refuses: [404, 409, 422],
});
