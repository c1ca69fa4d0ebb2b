import * as z from 'zod/mini';
import { aesthetics, feelings, purposes } from '#domain/funnel/quiz.ts';
import { defineCall } from '../call.ts';
import { appointmentTime, coatingType, layout, storefrontSize, text } from '../fields.ts';

export const readOffer = defineCall('GET /api/offers/:token', {
  summary: 'What the client of a season’s offer, or of a planned visit, continues with; read-only',
  params: z.object({ token: text(200) }),
  responses: {
    200: z.object({
      /** The area of the postal code. */
      postalCode: z.string(),
      storefrontSize,
      selectedLayout: layout,
      feeling: z.nullable(z.enum(feelings)),
      aesthetic: z.nullable(z.enum(aesthetics)),
      purpose: z.nullable(z.enum(purposes)),
      /** The service of the last visit where it is chosen again; null if the client chooses. */
      coatingType: z.nullable(coatingType),
      /** Number for booking a refresh of the earlier visit; null if it allows none. */
      refreshNumber: z.nullable(z.string()),
      /** The days proposed for a planned visit, best first. */
      days: z.array(z.object({ date: z.string(), time: appointmentTime })),
      customer: z.object({
        businessName: z.string(),
        contactName: z.string(),
        email: z.string(),
        phone: z.string(),
        phoneExtension: z.nullable(z.string()),
        address: z.string(),
        billingStreet: z.string(),
        billingCity: z.string(),
        billingProvince: z.string(),
        billingPostalCode: z.string(),
      }),
    }),
  },
  refuses: [404, 410],
});
