import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Failure } from '../failure.ts';

const optional = z.nullable(z.string());

const RouteStop = z.object({
  orderNo: z.string(),
  clientId: z.string(),
  businessName: z.string(),
  contactName: z.string(),
  phone: z.string(),
  phoneExtension: optional,
  address: z.string(),
  time: z.string(),
  service: z.string(),
  status: z.string(),
  storefrontSize: z.string(),
  selectedLayout: optional,
  specialInstructions: optional,
  /** The operators' notes, oldest first. */
  notes: z.array(z.string()),
});
export type RouteStop = z.infer<typeof RouteStop>;

export const RouteSheet = z.object({
  /** Today and tomorrow, in business time; the visits of each in order of the hour, without cancelled ones. */
  days: z.array(z.object({ date: z.string(), stops: z.array(RouteStop) })),
});
export type RouteSheet = z.infer<typeof RouteSheet>;

export const readRouteSheet = defineCall({
  method: 'GET',
  path: '/api/admin/route-sheet',
  summary: 'The visits of today and tomorrow in order of the hour, with what a crew needs at the door',
  responses: { 200: RouteSheet, 401: Failure, 403: Failure },
});
