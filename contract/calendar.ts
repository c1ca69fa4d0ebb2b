import * as z from 'zod/mini';
import { brand } from '#business/brand.ts';
import { defineCall } from './call.ts';
import { appointmentTime, isoDate, text } from './fields.ts';

/** A known area: that of the mailing address. */
const area = brand.mailingAddress.postalCode.slice(0, 3);

export const BookedDates = z.object({
  bookedDates: z.array(z.string()),
  /** Days held by unpaid checkouts, which block no one for now; absent if there are none. */
  inDemand: z.optional(z.array(z.string())),
  blockedTimes: z.record(z.string(), z.array(appointmentTime)),
  today: z.string(),
  firstDate: z.nullable(z.string()),
  opensOn: z.string(),
  closesOn: z.string(),
  /** Start times on each weekday, and from which day; absent while unchanged since the build. */
  schedules: z.optional(
    z.array(
      z.object({
        startsOn: z.string(),
        weekdays: z.array(z.nullable(z.object({ times: z.array(appointmentTime) }))),
      }),
    ),
  ),
});

export const listBookedDates = defineCall('GET /api/booked-dates', {
  summary:
    'Days that are full or blocked, those in demand (free, though unpaid checkouts hold them), and the bounds of the season, in business time',
  responses: { 200: BookedDates },
  light: true,
});

export const listNearbyDays = defineCall('GET /api/nearby-days', {
  summary: `Days with places left on which a crew is in a postal area (\`${area}\`) or next to it already; says nothing of being free`,
  query: z.object({ area: text(3) }),
  responses: { 200: z.object({ days: z.array(isoDate) }) },
  light: true,
});
