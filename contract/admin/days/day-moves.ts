import * as z from 'zod/mini';
import { serviceKeys } from '#business/services.ts';
import { seenVersion } from '#contract/admin/visit.ts';
import { defineCall } from '#contract/call.ts';
import { appointmentTime, isoDate, rowParams, text } from '#contract/fields.ts';
import { moveWays } from '#domain/planning/day-move.ts';

const appointment = z.object({ date: isoDate, time: appointmentTime });
/** More visits than a week's crews can make. */
const mostVisits = 140;

/** Why a visit is planned on its day: neighbours that day, or an advantage of the day itself. */
const Because = z.discriminatedUnion('code', [
  z.object({ code: z.literal('street'), street: z.string(), visits: z.number() }),
  z.object({ code: z.literal('area'), area: z.string(), visits: z.number() }),
  z.object({ code: z.enum(['only-day', 'same-weekday', 'nearest', 'room']) }),
]);
export type Because = z.infer<typeof Because>;

const PlanEntry = z.object({
  order: z.string(),
  version: z.number(),
  clientId: z.string(),
  name: z.string(),
  date: isoDate,
  time: appointmentTime,
  service: z.enum(serviceKeys),
  /** The crew is there: it is too late to move it. */
  arrived: z.boolean(),
  /** Its client already has a proposal for another day. */
  asked: z.boolean(),
  /** Null if no day is left for it. */
  to: z.nullable(appointment),
  because: z.nullable(Because),
});
export type PlanEntry = z.infer<typeof PlanEntry>;

const PlanDay = z.object({
  date: isoDate,
  /** How many more visits it can take. */
  free: z.number(),
  times: z.array(appointmentTime),
  weather: z.enum(['suitable', 'unsuitable', 'unknown']),
});
export type PlanDay = z.infer<typeof PlanDay>;

export const planVisits = defineCall('GET /api/admin/visit-plan', {
  summary: 'Where the visits of some days could go, and the free days of the season; changes nothing',
  query: z.object({ days: z.string('invalid').check(z.regex(/^\d{4}-\d\d-\d\d(,\d{4}-\d\d-\d\d){0,13}$/, 'invalid')) }),
  responses: { 200: z.object({ visits: z.array(PlanEntry), days: z.array(PlanDay) }) },
});
export type VisitPlan = z.infer<(typeof planVisits)['responses'][200]>;

/** State of a client's move: asked, `moved` without being asked, put `back`, or `changed` by someone since. */
export const moveStandings = ['yes', 'no', 'wrote', 'waiting', 'silent', 'moved', 'back', 'changed'] as const;

const DayMove = z.object({
  id: z.number(),
  way: z.enum(moveWays),
  at: z.string(),
  by: z.nullable(z.string()),
  /** Until then no one is notified, and all of it can be undone. */
  undoUntil: z.string(),
  undoneAt: z.nullable(z.string()),
  visits: z.array(
    z.object({
      order: z.string(),
      clientId: z.string(),
      name: z.string(),
      from: appointment,
      to: appointment,
      standing: z.enum(moveStandings),
    }),
  ),
});
export type DayMove = z.infer<typeof DayMove>;

export const listDayMoves = defineCall('GET /api/admin/day-moves', {
  summary: 'Days whose visits were moved in the last two weeks, with who answered what',
  responses: { 200: z.object({ now: z.string(), moves: z.array(DayMove) }) },
});

export const moveDay = defineCall('POST /api/admin/day-moves', {
  summary:
    'Moves visits to other days, or asks their clients whether those suit them: all or none; the messages leave after ten minutes',
  body: z.object({
    way: z.enum(moveWays, 'invalid'),
    /** The clients asked for it; otherwise the business did. */
    atClientsWish: z.optional(z.boolean('invalid')),
    visits: z
      .array(z.object({ order: text(40), version: seenVersion, date: isoDate, time: appointmentTime }), 'invalid')
      .check(z.minLength(1, 'invalid'), z.maxLength(mostVisits, 'invalid')),
  }),
  responses: { 200: DayMove },
  refuses: [404, 409, 422],
});

export const undoDayMove = defineCall('POST /api/admin/day-moves/:id/undo', {
  summary: 'Puts a moved day back before its messages leave; what somebody changed or answered since stays',
  params: rowParams,
  responses: { 200: DayMove },
  refuses: [404, 409, 422],
});
