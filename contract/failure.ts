import * as z from 'zod/mini';

/** The stable codes of every refusal. Texts and HTTP statuses are given to them in `server/errors.ts`. */
export const failureCodes = [
  'INVALID_INPUT',
  'POSTAL_CODE_TOO_SHORT',
  'AREA_NOT_SERVED',
  'SIZE_NOT_BOOKABLE',
  'LAYOUT_NOT_OFFERED',
  'DATE_NOT_OPEN',
  'TIME_NOT_OPEN',
  'DATE_TAKEN',
  'ORDER_NUMBER_TAKEN',
  'PRICE_DIFFERS',
  'INVITATION_CODE_INVALID',
  'CLIENT_NUMBER_UNKNOWN',
  'SOLD_OUT',
  'TERMS_NOT_ACCEPTED',
  'CARD_GATEWAY_UNAVAILABLE',
  'NOT_PAID',
  'CHECKOUT_OF_ANOTHER',
  'CHECKOUT_NOT_FOUND',
  'CHECKOUT_ENDED',
  'PAID_NOT_BOOKED',
  'ORDER_NOT_FOUND',
  'CANCEL_LINK_NEEDED',
  'CANCEL_LINK_INVALID',
  'ALREADY_CANCELLED',
  'SIGN_IN_NEEDED',
  'ORIGIN_FOREIGN',
  'TOO_MANY_REQUESTS',
  'BODY_TOO_LARGE',
  'MEDIA_TYPE_UNSUPPORTED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TICKET_UNKNOWN',
  'TICKET_USED',
  'TICKET_EXPIRED',
  'CARD_NUMBER_INVALID',
  'UNAVAILABLE',
  'UNEXPECTED',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** The body of every failure. `fields` names each refused field; `amount` is the right total when a price differs. */
export const Failure = z.object({
  error: z.string(),
  code: z.enum(failureCodes),
  blocked: z.optional(z.boolean()),
  fields: z.optional(z.record(z.string(), z.string())),
  amount: z.optional(z.string()),
});
export type Failure = z.infer<typeof Failure>;
