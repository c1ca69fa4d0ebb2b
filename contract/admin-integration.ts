import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Failure } from './failure.ts';

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
