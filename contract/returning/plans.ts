import * as z from 'zod/mini';
import { visitCounts } from '#domain/offers/visit.ts';
import { defineCall } from '../call.ts';
import { orderParams, text } from '../fields.ts';

/** The key of the order's secret link, which came by e-mail. */
const key = text(100);

/** Visits wanted per season. */
export const visitCount = z.literal([...visitCounts], 'invalid');

const PlanState = z.object({
  /** Of the wording that is agreed to now. */
  textVersion: z.string(),
  /** Null without a plan. */
  visits: z.nullable(visitCount),
  /** Approximate days for each number of visits; empty if the storefront cannot have a plan. */
  choices: z.array(z.object({ visits: visitCount, around: z.array(z.string()) })),
});

export const readPlan = defineCall('GET /api/booking-details/:order/plan', {
  summary: 'The yearly plan of the holder of the secret link; changes nothing',
  params: orderParams,
  /** For scripts; the site's pages send the header. */
  query: z.object({ key: z.optional(key) }),
  responses: { 200: PlanState },
  refuses: [403, 404],
});

export const choosePlan = defineCall('POST /api/booking-details/:order/plan', {
  summary: 'Chooses how many visits a season are proposed, with the consent to the mails that propose them',
  params: orderParams,
  body: z.object({
    key,
    visits: visitCount,
    /** Of the wording that was read. */
    textVersion: text(20),
  }),
  responses: { 200: PlanState },
  refuses: [403, 404, 409],
});

export const endPlan = defineCall('POST /api/booking-details/:order/plan/end', {
  summary: 'Ends the yearly plan of the holder of the secret link; idempotent',
  params: orderParams,
  body: z.object({ key }),
  responses: { 200: PlanState },
  refuses: [403, 404],
});
