import * as z from 'zod/mini';
import { scheduleSchema } from '#domain/calendar/schedule-rules.ts';
import { defineCall } from '../../call.ts';
import { CalendarVisit, HeldDay } from '../calendar.ts';
import { newVersionFields, versionCalls, versionFields } from './versions.ts';

export const ScheduleVersion = z.object({ ...versionFields, schedule: scheduleSchema });
export type ScheduleVersion = z.infer<typeof ScheduleVersion>;

export const listSchedules = defineCall('GET /api/admin/schedule', {
  summary: 'Every version of the weekdays, hours and seasons, the newest first',
  responses: {
    200: z.object({
      versions: z.array(ScheduleVersion),
      /** For weekdays that set no number. */
      crewsPerDay: z.number(),
    }),
  },
});

/** A visit that a schedule would leave on a closed day, or at a time when none starts. */
export const VisitOutside = z.extend(CalendarVisit, { why: z.enum(['day', 'time']) });
export type VisitOutside = z.infer<typeof VisitOutside>;

export const checkSchedule = defineCall('POST /api/admin/schedule/check', {
  summary: 'The visits that a schedule would leave outside of its days and hours, a page at a time; changes nothing',
  body: z.object({
    schedule: scheduleSchema,
    startsOn: newVersionFields.startsOn,
    /** How many of them were read. */
    cursor: z.optional(z.int('invalid').check(z.minimum(0, 'invalid'))),
  }),
  responses: {
    200: z.object({
      /** All of them; a page has a hundred, and `next` is where the next page starts. */
      count: z.number(),
      visits: z.array(VisitOutside),
      next: z.nullable(z.int()),
      /** Days held for someone that would be closed. */
      held: z.array(HeldDay),
    }),
  },
});

export const { set: setSchedule, withdraw: withdrawSchedule } = versionCalls(
  'schedule',
  { schedule: scheduleSchema },
  {
    set: 'Sets weekdays, hours and seasons from a day on',
    withdraw: 'Withdraws a schedule that has not begun',
  },
);
