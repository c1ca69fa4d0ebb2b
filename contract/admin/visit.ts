import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Failure } from '../failure.ts';
import { appointmentTime, isoDate, text } from '../fields.ts';
import { notifyFields } from './notify.ts';

/** How often a booking was changed when the operator looked at it: a change of what was not seen is refused. */
export const seenVersion = z.int('invalid').check(z.minimum(0, 'invalid'));

const params = z.object({ order: text(40) });
const Changed = z.object({ version: z.number() });

export const moveBookingAsOperator = defineCall({
  method: 'POST',
  path: '/api/admin/bookings/:order/move',
  summary: 'Moves a visit to another free day, or an owner to a closed one; tells the client or not',
  params,
  body: z.object({
    version: seenVersion,
    date: isoDate,
    time: appointmentTime,
    ...notifyFields,
    /** An owner takes a day that is closed to visitors, as long as nobody else has it. */
    anyDay: z.optional(z.boolean('invalid')),
  }),
  responses: {
    200: z.object({ version: z.number(), appointmentDate: isoDate, appointmentTime }),
    400: Failure,
    401: Failure,
    403: Failure,
    404: Failure,
    409: Failure,
    422: Failure,
  },
});

/** What an operator may say of a visit from its day on; `active` takes it back. */
export const visitOutcomes = ['completed', 'no-show', 'active'] as const;

export const markVisitOutcome = defineCall({
  method: 'POST',
  path: '/api/admin/bookings/:order/outcome',
  summary: 'Marks a visit as done or as a no-show from its day on, or takes that back',
  params,
  body: z.object({ version: seenVersion, outcome: z.enum(visitOutcomes, 'invalid') }),
  responses: { 200: Changed, 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure, 422: Failure },
});

/** The longest note. */
export const noteLength = 2000;

/** Lines are kept; other control characters and halves of characters have no place in a note. */
const words = z
  .string('invalid')
  .check(
    z.trim(),
    z.minLength(1, 'invalid'),
    z.maxLength(noteLength, 'too-long'),
    z.regex(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u, 'invalid'),
  );

export const addBookingNote = defineCall({
  method: 'POST',
  path: '/api/admin/bookings/:order/notes',
  summary: 'Writes a note of the house about a booking; notes are only added',
  params,
  body: z.object({ words }),
  responses: { 201: Changed, 400: Failure, 401: Failure, 403: Failure, 404: Failure },
});

export const resendBookingMessage = defineCall({
  method: 'POST',
  path: '/api/admin/bookings/:order/messages/:id/resend',
  summary: 'Sends a message about a booking again',
  params: z.object({
    order: text(40),
    id: z.coerce.number('invalid').check(z.int('invalid'), z.minimum(1, 'invalid')),
  }),
  responses: { 202: Changed, 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure, 422: Failure },
});
