import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { appointmentTime, isoDate, optionalText } from '#contract/fields.ts';
import { isDay } from '#domain/calendar/day.ts';

const RouteStop = z.object({
  orderNo: z.string(),
  clientId: z.string(),
  businessName: z.string(),
  contactName: z.string(),
  phone: z.string(),
  phoneExtension: optionalText,
  address: z.string(),
  time: appointmentTime,
  service: z.string(),
  status: z.string(),
  storefrontSize: z.string(),
  selectedLayout: optionalText,
  specialInstructions: optionalText,
  /** Which crew goes, null if none is free; and whether the office set it. */
  crew: z.nullable(z.number()),
  crewSet: z.boolean(),
  /** The operators' notes, oldest first. */
  notes: z.array(z.string()),
});
export type RouteStop = z.infer<typeof RouteStop>;

export const RouteSheet = z.object({
  /** The requested day, else today and tomorrow, in business time; each day's visits by hour, without cancelled ones. */
  days: z.array(z.object({ date: z.string(), crews: z.number(), stops: z.array(RouteStop) })),
});
export type RouteSheet = z.infer<typeof RouteSheet>;

export const readRouteSheet = defineCall('GET /api/admin/route-sheet', {
  summary: 'The visits of a day, or of today and tomorrow, in order of the hour, with what a crew needs at the door',
  query: z.object({ day: z.optional(isoDate.check(z.refine(isDay, 'date-format'))) }),
  responses: { 200: RouteSheet },
});
