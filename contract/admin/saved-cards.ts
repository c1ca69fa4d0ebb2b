import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { orderParams } from '../fields.ts';

export const forgetClientCard = defineCall('POST /api/admin/bookings/:order/forget-card', {
  summary: 'Forgets the card that the client of a booking keeps',
  params: orderParams,
  responses: { 204: z.null() },
  refuses: [404],
});
