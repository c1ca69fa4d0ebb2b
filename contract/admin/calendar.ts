import * as z from 'zod/mini';
import { isDay } from '#domain/calendar/day.ts';
import { closings } from '#domain/calendar/day-summary.ts';
import { holidayNames } from '#domain/calendar/holidays.ts';
import { type AppointmentTime, minutesOf } from '#domain/calendar/schedule.ts';
import { dayMs } from '#domain/durations.ts';
import { defineCall } from '../call.ts';
import { appointmentTime, crewNumber, isoDate, rowParams, words } from '../fields.ts';

const day = isoDate.check(z.refine(isDay, 'date-format'));

export const CalendarVisit = z.object({
  order: z.string(),
  clientId: z.string(),
  name: z.string(),
  date: z.string(),
  time: appointmentTime,
  service: z.string(),
  status: z.string(),
  /** Optimistic lock: changes to the booking must send it. */
  version: z.number(),
});
export type CalendarVisit = z.infer<typeof CalendarVisit>;

export const CalendarHold = z.object({
  id: z.number(),
  kind: z.enum(['checkout', 'weather', 'link', 'waiting']),
  time: appointmentTime,
  service: z.nullable(z.string()),
  /** Client ID of a weather hold's booking. */
  clientId: z.nullable(z.string()),
  expiresAt: z.string(),
});
export type CalendarHold = z.infer<typeof CalendarHold>;

/** A day held for someone who has not booked it yet. */
export const HeldDay = z.extend(CalendarHold, {
  date: z.string(),
  /** Who a payment link holds it for. */
  name: z.nullable(z.string()),
  /** Where the visit would be, if known. */
  area: z.nullable(z.string()),
});
export type HeldDay = z.infer<typeof HeldDay>;

export const BlockOnWire = z.object({
  id: z.number(),
  startDate: z.string(),
  endDate: z.string(),
  allDay: z.boolean(),
  startTime: z.nullable(appointmentTime),
  endTime: z.nullable(appointmentTime),
  reason: z.nullable(z.string()),
});
export type BlockOnWire = z.infer<typeof BlockOnWire>;

export const CalendarDay = z.object({
  date: z.string(),
  /** Why no visit can be booked; null while one can. */
  why: z.nullable(z.enum(closings)),
  times: z.array(appointmentTime),
  crews: z.number(),
  /** What the schedule says, and the operator's override for this day. */
  usualCrews: z.number(),
  ownCrews: z.nullable(z.object({ crews: z.number(), reason: z.nullable(z.string()) })),
  free: z.number(),
  holiday: z.nullable(z.enum(holidayNames)),
  /** No more than a day can have crews; where more were sold or imported, the list of bookings has all. */
  visits: z.array(
    z.extend(CalendarVisit, {
      /** Which crew goes; null if none is free, or if the day has more visits than are shown. */
      crew: z.nullable(z.number()),
    }),
  ),
  hasMore: z.boolean(),
  holds: z.array(CalendarHold),
  blocks: z.array(z.number()),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

export const AdminCalendar = z.object({
  /** The server's clock, for countdowns. */
  now: z.string(),
  today: z.string(),
  opensOn: z.string(),
  closesOn: z.string(),
  days: z.array(CalendarDay),
  blocks: z.array(BlockOnWire),
});
export type AdminCalendar = z.infer<typeof AdminCalendar>;

const maxDays = 100;
const range = z.object({ from: day, to: day }).check(
  z.refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < maxDays * dayMs, {
    error: 'invalid',
    path: ['to'],
  }),
);

export const readCalendar = defineCall('GET /api/admin/calendar', {
  summary: 'The days from one to another, a hundred at most: visits, holds, blocks, and what is free',
  query: range,
  responses: { 200: AdminCalendar },
});

const refuse = <K extends string>(path: K) => ({ error: 'invalid' as const, path: [path] });
const period = {
  startDate: day,
  endDate: day,
  startTime: z.optional(appointmentTime),
  endTime: z.optional(appointmentTime),
};
type Period = {
  startDate: string;
  endDate: string;
  startTime?: AppointmentTime | undefined;
  endTime?: AppointmentTime | undefined;
};

const inOrder = ({ startDate, endDate }: Period) => startDate <= endDate && endDate < `${+startDate.slice(0, 4) + 2}`;
/** Both times or neither; without times whole days are closed. */
const hoursInOrder = ({ startTime, endTime }: Period) =>
  (startTime === undefined && endTime === undefined) ||
  (startTime !== undefined && endTime !== undefined && minutesOf(startTime) < minutesOf(endTime));

export const readCovered = defineCall('GET /api/admin/calendar/covered', {
  summary: 'The visits that a block would cover, and the days in it that are held for somebody',
  query: z.object(period).check(z.refine(inOrder, refuse('endDate')), z.refine(hoursInOrder, refuse('endTime'))),
  responses: { 200: z.object({ visits: z.array(CalendarVisit), held: z.array(HeldDay) }) },
});

export const listHeldDays = defineCall('GET /api/admin/calendar/held', {
  summary:
    'The days from today on that are held for somebody: by a checkout, a payment link, a weather proposal or the waiting list',
  responses: { 200: z.array(HeldDay) },
});

export const withdrawHold = defineCall('POST /api/admin/calendar/holds/:id/withdraw', {
  summary: 'Holds a day no longer, and withdraws the payment link that held it',
  params: rowParams,
  responses: { 200: z.object({ withdrawn: z.literal(true) }) },
  refuses: [404, 409],
});

export const listBlocks = defineCall('GET /api/admin/calendar/blocks', {
  summary: 'Current and future blocks, earliest first',
  responses: { 200: z.array(BlockOnWire) },
});

export const addBlock = defineCall('POST /api/admin/calendar/blocks', {
  summary:
    'Closes days, or hours of days; returns the visits and the held days within the block, which stay as they are',
  body: z.object({ ...period, allDay: z.boolean('invalid'), reason: words(200) }).check(
    z.refine(inOrder, refuse('endDate')),
    z.refine(hoursInOrder, refuse('endTime')),
    z.refine(({ allDay, startTime }) => allDay === (startTime === undefined), refuse('startTime')),
  ),
  responses: { 201: z.object({ block: BlockOnWire, covered: z.array(CalendarVisit), held: z.array(HeldDay) }) },
});

export const removeBlock = defineCall('POST /api/admin/calendar/blocks/:id/remove', {
  summary: 'Removes a block',
  params: rowParams,
  responses: { 204: z.null() },
  refuses: [404],
});

export const keepHolidayOpen = defineCall('POST /api/admin/calendar/holidays/keep', {
  summary: 'Keeps a public holiday open: it is not proposed again',
  body: z.object({ date: day }),
  responses: { 204: z.null() },
});

export const setDayCrews = defineCall('POST /api/admin/calendar/crews', {
  summary:
    'Gives a day a number of crews of its own, or takes it away; returns its visits and held days where they are more than that',
  body: z.object({
    date: day,
    /** Null: as many as the schedule says. */
    crews: z.nullable(crewNumber),
    reason: words(200),
    /** The day's own crew count, as the operator saw it. */
    seen: z.nullable(z.number('invalid')),
  }),
  responses: { 200: z.object({ crews: z.number(), visits: z.array(CalendarVisit), held: z.array(HeldDay) }) },
  refuses: [409],
});

const OverfullDay = z.object({ date: z.string(), visits: z.number(), crews: z.number() });
export type OverfullDay = z.infer<typeof OverfullDay>;

export const checkCrews = defineCall('GET /api/admin/calendar/crews/check', {
  summary: 'The days that another number of crews per day would leave with more visits than crews',
  query: z.object({ crewsPerDay: z.coerce.number('crews').check(z.int('crews'), z.gte(0, 'crews')) }),
  responses: { 200: z.array(OverfullDay) },
});

export const CalendarSettings = z.object({
  /** The first closed day set by the operator; null for the default date of each year. */
  closesOn: z.nullable(z.string()),
  /** The season on sale: its first day, and the first closed day after it. */
  seasonOpens: z.string(),
  seasonEnds: z.string(),
  crewsPerDay: z.number(),
  /** Days with more visits than crews; the visits stay, and no more can be booked. */
  overfull: z.array(OverfullDay),
});
export type CalendarSettings = z.infer<typeof CalendarSettings>;

export const readCalendarSettings = defineCall('GET /api/admin/calendar/settings', {
  summary: 'The season that is sold and the crews of a day',
  responses: { 200: CalendarSettings },
});

const Feed = z.object({ address: z.nullable(z.string()) });

export const readCalendarFeed = defineCall('GET /api/admin/calendar/feed', {
  summary: 'The secret address under which the operator’s own calendar reads the visits; null before there is one',
  responses: { 200: Feed },
});

export const renewCalendarFeed = defineCall('POST /api/admin/calendar/feed', {
  summary: 'Creates a new secret address and revokes the old one',
  responses: { 201: Feed },
});
