import * as z from 'zod/mini';
import { linkStates } from '#domain/booking/payment-link.ts';
import { defineCall } from '../call.ts';
import { CustomerData, RefundPromise } from '../checkout.ts';
import { appointmentTime, coatingType, isoDate, layout, storefrontSize, text } from '../fields.ts';
import { QuoteInCents } from '../quote.ts';

export const readPaymentLink = defineCall('GET /api/payment-links/:token', {
  summary: 'What a payment link is for, or what became of it; read-only',
  params: z.object({ token: text(200) }),
  responses: {
    200: z.object({
      state: z.enum(linkStates),
      appointmentDate: isoDate,
      appointmentTime,
      /** Once it is paid. */
      orderNo: z.nullable(z.string()),
      /** The amount due, while it can be paid. */
      offer: z.nullable(
        z.object({
          /** The area of the postal code. */
          postalCode: z.string(),
          storefrontSize,
          selectedLayout: layout,
          coatingType,
          monthlyService: z.enum(['yes', 'no']),
          clientNumber: z.nullable(z.string()),
          invitationCode: z.nullable(z.string()),
          quote: QuoteInCents,
          refund: RefundPromise,
          expiresAt: z.string(),
          customer: CustomerData,
        }),
      ),
    }),
  },
  refuses: [404],
});
export type PaymentLinkOffer = NonNullable<z.infer<(typeof readPaymentLink.responses)[200]>['offer']>;
