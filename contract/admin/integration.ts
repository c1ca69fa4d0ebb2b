import * as z from 'zod/mini';
import { refusalKinds } from '#domain/accounting/refusal.ts';
import { syncSteps } from '#domain/accounting/steps.ts';
import { differenceCodes, saidStates, sources } from '#domain/ledger/difference.ts';
import { defineCall } from '../call.ts';
import { appointmentTime, optionalText, orderParams, text, wholeCents } from '../fields.ts';

/** What the service rejects, and its own words. */
const Refusal = z.object({ kind: z.enum(refusalKinds), words: z.string() });

export const integrationStatus = defineCall('GET /api/admin/integration-status', {
  summary:
    'Whether the bookings and accounting service is configured and accepts our credentials, and how many bookings are synced',
  responses: {
    200: z.object({
      configured: z.boolean(),
      hasCredentials: z.boolean(),
      /** Why the service rejects our credentials; null while it accepts them. */
      refusal: z.nullable(Refusal),
      bookings: z.object({ pending: z.number(), synced: z.number(), failed: z.number() }),
      /** Something is being recorded right now. */
      syncing: z.boolean(),
      providers: z.array(
        z.object({
          name: z.string(),
          /** Why sending to it is on hold, and since when; null while it accepts. */
          trouble: z.nullable(z.object({ kind: z.enum(['silent', 'refused', 'failing']), since: z.string() })),
        }),
      ),
    }),
  },
});

export const syncPendingBookings = defineCall('POST /api/admin/sync-pending-bookings', {
  summary: 'Syncs all pending and failed bookings with the accounting service now',
  responses: { 202: z.object({ started: z.literal(true), pending: z.number() }) },
  refuses: [409],
});

const UnsyncedBooking = z.object({
  orderNo: z.string(),
  clientId: z.string(),
  businessName: z.string(),
  appointmentDate: z.string(),
  appointmentTime,
  status: z.string(),
  syncStatus: z.string(),
  steps: z.array(z.object({ step: z.enum(syncSteps), done: z.boolean() })),
  failure: z.nullable(Refusal),
  tries: z.number(),
  nextTryAt: optionalText,
});
export type UnsyncedBooking = z.infer<typeof UnsyncedBooking>;

export const listUnsynced = defineCall('GET /api/admin/unsynced-bookings', {
  summary: 'Bookings that are not fully synced with the accounting service, with their steps, a page at a time',
  query: z.object({ cursor: z.optional(text(100)) }),
  responses: { 200: z.object({ bookings: z.array(UnsyncedBooking), next: optionalText }) },
});

export const syncBooking = defineCall('POST /api/admin/bookings/:order/sync', {
  summary: 'Syncs a pending or failed booking with the accounting service now',
  params: orderParams,
  responses: { 202: z.object({ started: z.boolean() }) },
  refuses: [404, 409],
});

const Counted = z.object({ orders: z.number(), differences: z.number(), inFlight: z.number() });

const Said = z.union([
  z.object({ amount: wholeCents }),
  z.object({ date: z.string(), time: z.nullable(appointmentTime) }),
  z.object({ state: z.enum(saidStates) }),
  z.object({ text: z.string() }),
]);

const Difference = z.object({
  /** The order number, or the day. */
  subject: z.string(),
  code: z.enum(differenceCodes),
  /** What two sources say. */
  between: z.array(z.object({ source: z.enum(sources), says: z.array(Said) })),
  /** Explained by work in progress. */
  inFlight: z.boolean(),
});
export type ComparedDifference = z.infer<typeof Difference>;

const Comparison = z.object({
  running: z.nullable(
    z.object({ wantedAt: z.string(), phase: z.enum(['ledger', 'books']), done: z.number(), total: z.number() }),
  ),
  /** Why the last run failed; null if it did not. */
  failure: optionalText,
  result: z.nullable(
    z.object({
      finishedAt: z.string(),
      since: optionalText,
      ledger: Counted,
      books: Counted,
      listed: z.array(Difference),
      left: z.number(),
    }),
  ),
});
export type Comparison = z.infer<typeof Comparison>;

export const readCheck = defineCall('GET /api/admin/check', {
  summary: 'The progress of the running reconciliation, and the result of the last one',
  responses: { 200: Comparison },
});

export const startCheck = defineCall('POST /api/admin/check', {
  summary: 'Starts a reconciliation of bookings, card gateway and accounting in the background, one at a time',
  responses: { 202: z.object({ started: z.boolean() }) },
  refuses: [409],
});
