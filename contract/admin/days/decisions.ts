import * as z from 'zod/mini';
import { seenVersion } from '#contract/admin/visit.ts';
import { defineCall } from '#contract/call.ts';
import { appointmentTime, isoDate, text } from '#contract/fields.ts';
import { holidayNames } from '#domain/calendar/holidays.ts';
import { decisionKinds } from '#domain/decisions/to-decide.ts';

const VisitToDecide = z.object({
  /** Id of the booking or of the payment link. */
  subject: z.string(),
  /** Null for a payment link. */
  orderNo: z.nullable(z.string()),
  version: z.number(),
  date: isoDate,
  time: appointmentTime,
  /** Empty for a payment link. */
  clientId: z.string(),
  name: z.string(),
  address: z.nullable(z.string()),
  service: z.nullable(z.string()),
  /** Why, most urgent first. */
  kinds: z.array(z.enum(decisionKinds)),
});
export type VisitToDecide = z.infer<typeof VisitToDecide>;

const UndecidedHoliday = z.object({ date: isoDate, name: z.enum(holidayNames) });
export type UndecidedHoliday = z.infer<typeof UndecidedHoliday>;

export const listDecisions = defineCall('GET /api/admin/decisions', {
  summary:
    'The visits that somebody has to decide about, the first day first, and the public holidays on which visits are sold',
  responses: {
    200: z.object({
      now: z.string(),
      today: isoDate,
      /** The last day whose visits should have an outcome by now. */
      lastDayOver: isoDate,
      count: z.number(),
      visits: z.array(VisitToDecide),
      /** Public holidays in the coming season that are on sale, which no owner has closed or chosen to keep open. */
      holidays: z.array(UndecidedHoliday),
    }),
  },
});

/** More than any day has. */
const mostAtOnce = 200;

export const decideVisits = defineCall('POST /api/admin/decisions', {
  summary: 'Keeps visits on their day, or marks them as done or missed: all of them, or none when one has changed',
  body: z.object({
    choice: z.enum(['keep', 'done', 'missed'], 'invalid'),
    visits: z
      .array(z.object({ subject: text(40), version: seenVersion }), 'invalid')
      .check(z.minLength(1, 'invalid'), z.maxLength(mostAtOnce, 'invalid')),
  }),
  responses: { 200: z.object({ decided: z.number() }) },
  refuses: [404, 409, 422],
});
