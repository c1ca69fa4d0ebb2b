import * as z from 'zod/mini';
import { syncSteps } from '#domain/accounting/steps.ts';
import { defineCall } from '../call.ts';
import { Failure } from '../failure.ts';
import { text } from '../fields.ts';

export const integrationStatus = defineCall({
  method: 'GET',
  path: '/api/admin/integration-status',
  summary:
    'Whether the bookings and accounting service is configured and accepts our credentials, and how many bookings are synced',
  responses: {
    200: z.object({
      configured: z.boolean(),
      hasCredentials: z.boolean(),
      /** Why the service rejects our credentials; null while it accepts them. */
      refusal: z.nullable(z.string()),
      bookings: z.object({ pending: z.number(), synced: z.number(), failed: z.number() }),
      /** Something is being recorded right now. */
      syncing: z.boolean(),
      /** The outside services; `silentSince` while one does not answer and is not asked. */
      providers: z.array(
        z.object({
          name: z.string(),
          silentSince: z.nullable(z.string()),
          /** Why what is sent there waits, and since when; null while it is taken. */
          trouble: z.nullable(z.object({ kind: z.enum(['silent', 'refused', 'failing']), since: z.string() })),
        }),
      ),
    }),
    401: Failure,
    403: Failure,
  },
});

export const syncPendingBookings = defineCall({
  method: 'POST',
  path: '/api/admin/sync-pending-bookings',
  summary: 'Syncs all pending and failed bookings with the accounting service now',
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
  /** The service’s last error message. */
  failure: optional,
  tries: z.number(),
  nextTryAt: optional,
});
export type UnsyncedBooking = z.infer<typeof UnsyncedBooking>;

export const listUnsynced = defineCall({
  method: 'GET',
  path: '/api/admin/unsynced-bookings',
  summary: 'Bookings that are not fully synced with the accounting service, with their steps, a page at a time',
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
  summary: 'Syncs a pending or failed booking with the accounting service now',
  params: z.object({ order: text(40) }),
  responses: { 202: z.object({ started: z.boolean() }), 401: Failure, 403: Failure, 404: Failure, 409: Failure },
});

const Counted = z.object({ orders: z.number(), differences: z.number(), inFlight: z.number() });

const Difference = z.object({
  /** The order number, or the day. */
  subject: z.string(),
  what: z.string(),
  /** Two pairs of source and statement. */
  between: z.array(z.array(z.string())),
  /** Explained by work under way. */
  inFlight: z.boolean(),
});
export type ComparedDifference = z.infer<typeof Difference>;

const Comparison = z.object({
  running: z.nullable(
    z.object({ wantedAt: z.string(), phase: z.enum(['ledger', 'books']), done: z.number(), total: z.number() }),
  ),
  /** Why the last run failed; null if it did not. */
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
export type Comparison = z.infer<typeof Comparison>;

export const readCheck = defineCall({
  method: 'GET',
  path: '/api/admin/check',
  summary: 'The progress of the running reconciliation, and the result of the last one',
  responses: { 200: Comparison, 401: Failure, 403: Failure },
});

export const startCheck = defineCall({
  method: 'POST',
  path: '/api/admin/check',
  summary: 'Starts a reconciliation of bookings, card gateway and accounting in the background, one at a time',
  responses: { 202: z.object({ started: z.boolean() }), 401: Failure, 403: Failure, 409: Failure },
});
