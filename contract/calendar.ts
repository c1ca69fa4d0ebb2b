import * as z from 'zod/mini';
import { defineCall } from './call.ts';

export const BookedDates = z.object({
  bookedDates: z.array(z.string()),
  blockedTimes: z.record(z.string(), z.array(z.string())),
  today: z.string(),
  firstDate: z.nullable(z.string()),
  opensOn: z.string(),
  closesOn: z.string(),
});

export const listBookedDates = defineCall({
  method: 'GET',
  path: '/api/booked-dates',
  summary: 'Days that are full or blocked, and the bounds of the season, in business time',
  responses: { 200: BookedDates },
});
