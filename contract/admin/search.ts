import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { appointmentTime, optionalText, text } from '../fields.ts';
import { Client } from './clients/clients.ts';

const FoundBooking = z.object({
  orderNo: z.string(),
  clientId: z.string(),
  businessName: z.string(),
  contactName: z.string(),
  appointmentDate: z.string(),
  appointmentTime,
  coatingType: z.string(),
  status: z.string(),
});

const FoundClient = z.object({
  ...Client.shape,
  address: z.string(),
  /** The order number of their newest booking. */
  newestOrder: z.string(),
});

/** `quote`, `review`: a storefront that a person looks at; `area`, `waiting`: who wants to hear of an area or of a day. */
export const requestKinds = ['quote', 'review', 'area', 'waiting'] as const;

const FoundRequest = z.object({
  kind: z.enum(requestKinds),
  id: z.string(),
  /** Whether it was answered already. */
  answered: z.boolean(),
  name: optionalText,
  email: z.string(),
  /** The address of a storefront, the area, or the first of the days. */
  about: z.string(),
});

export const searchAll = defineCall('GET /api/admin/search', {
  summary: 'The newest bookings, clients and requests that hold all words, a handful of each',
  query: z.object({ q: text(80) }),
  responses: {
    200: z.object({
      bookings: z.array(FoundBooking),
      clients: z.array(FoundClient),
      requests: z.array(FoundRequest),
    }),
  },
});
export type Found = z.output<(typeof searchAll)['responses'][200]>;
