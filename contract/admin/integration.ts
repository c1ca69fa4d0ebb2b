import * as z from 'zod/mini';
import { syncSteps } from '#domain/accounting/steps.ts';
import { defineCall } from '../call.ts';
import { Failure } from '../failure.ts';
import { text } from '../fields.ts';

export const integrationStatus = defineCall({
  method: 'GET',
  path: '/api/admin/integration-status',
  summary:
    'Whether the bookings and accounting service is set up and takes our credentials, and how the bookings stand',
  responses: {
    200: z.object({
      configured: z.boolean(),
      hasCredentials: z.boolean(),
      /** Why the service refuses our credentials. */
      refusal: z.nullable(z.string()),
      bookings: z.object({ pending: z.number(), synced: z.number(), failed: z.number() }),
      /** Something is being recorded right now. */
      syncing: z.boolean(),
    }),
    401: Failure,
    403: Failure,
  },
});

export const syncPendingBookings = defineCall({
  method: 'POST',
  path: '/api/admin/sync-pending-bookings',
  summary: 'Has everything recorded now that waits for the accounting service or failed there',
  responses: {
    202: z.object({ started: z.literal(true), pending: z.number() }),
    401: Failure,
    403: Failure,
    409: Failure,
  },
});

const optional = z.nullable(z.string());

const UnsyncedBooking = z.object({
  orderNo: z.string(),
  clientId: z.string(),
  businessName: z.string(),
  appointmentDate: z.string(),
  appointmentTime: z.string(),
  status: z.string(),
  syncStatus: z.string(),
  steps: z.array(z.object({ step: z.enum(syncSteps), done: z.boolean() })),
  /** Why the last try stopped, in the words of the service. */
  failure: optional,
  tries: z.number(),
  nextTryAt: optional,
});
export type UnsyncedBooking = z.infer<typeof UnsyncedBooking>;

export const listUnsynced = defineCall({
  method: 'GET',
  path: '/api/admin/unsynced-bookings',
  summary: 'Bookings that are not wholly recorded at the accounting service, step by step, a page at a time',
  query: z.object({ cursor: z.optional(text(100)) }),
  responses: {
    200: z.object({ bookings: z.array(UnsyncedBooking), next: optional }),
    400: Failure,
    401: Failure,
    403: Failure,
  },
});

export const syncBooking = defineCall({
  method: 'POST',
  path: '/api/admin/bookings/:order/sync',
  summary: 'Has one booking recorded now that waits for the accounting service or failed there',
  params: z.object({ order: text(40) }),
  responses: { 202: z.object({ started: z.boolean() }), 401: Failure, 403: Failure, 404: Failure, 409: Failure },
});

const Counted = z.object({ orders: z.number(), differences: z.number(), inFlight: z.number() });

const Difference = z.object({
  /** The order's number, or the day. */
  subject: z.string(),
  what: z.string(),
  /** Two statements: who says it, and what. */
  between: z.array(z.array(z.string())),
  /** Work under way explains it. */
  inFlight: z.boolean(),
});
export type HouseDifference = z.infer<typeof Difference>;

const HouseCheck = z.object({
  running: z.nullable(
    z.object({ wantedAt: z.string(), phase: z.enum(['ledger', 'books']), done: z.number(), total: z.number() }),
  ),
  /** Why the last one did not come to its end. */
  failure: optional,
  result: z.nullable(
    z.object({
      finishedAt: z.string(),
      since: optional,
      ledger: Counted,
      books: Counted,
      listed: z.array(Difference),
      left: z.number(),
    }),
  ),
});
export type HouseCheck = z.infer<typeof HouseCheck>;

export const readCheck = defineCall({
  method: 'GET',
  path: '/api/admin/check',
  summary: 'How far the comparison of bookings, gateway and books is, and what the last one found',
  responses: { 200: HouseCheck, 401: Failure, 403: Failure },
});

export const startCheck = defineCall({
  method: 'POST',
  path: '/api/admin/check',
  summary: 'Has bookings, gateway and books compared in the background, one comparison at a time',
  responses: { 202: z.object({ started: z.boolean() }), 401: Failure, 403: Failure, 409: Failure },
});
