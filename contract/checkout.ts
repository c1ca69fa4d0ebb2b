import * as z from 'zod/mini';
import { maxLength } from '#domain/fields.ts';
import { customerLimits } from '#domain/typed/form-rules.ts';
import { cleanPostalCode } from '#domain/typed/postal-code.ts';
import { defineCall } from './call.ts';
import {
  addedTexts,
  aesthetic,
  amount,
  appointmentTime,
  coatingType,
  email,
  feeling,
  glassCoverage,
  isoDate,
  layout,
  orBlank,
  orderNo,
  orderParams,
  phone,
  phoneExtension,
  postalCode,
  purpose,
  requiredText,
  source,
  storefrontSize,
  text,
  typedCode,
  typedNumber,
  withExtension,
} from './fields.ts';
import { SavedCard } from './saved-cards.ts';
import { TermsAcceptance } from './terms.ts';

/** The payment form, field by field as it is typed (specification, section 5). */
export const CustomerForm = z
  .object({
    firstName: requiredText(...customerLimits.firstName),
    lastName: requiredText(...customerLimits.lastName),
    email,
    phone,
    phoneExtension: z.optional(phoneExtension),
    companyName: requiredText(...customerLimits.companyName),
    serviceAddress: requiredText(...customerLimits.serviceAddress),
    ...addedTexts(z.optional),
    billingStreet: requiredText(...customerLimits.billingStreet),
    billingCity: requiredText(...customerLimits.billingCity),
    billingProvince: requiredText(...customerLimits.billingProvince),
    billingPostalCode: requiredText(...customerLimits.billingPostalCode, cleanPostalCode),
  })
  .check(withExtension());
export type CustomerForm = z.infer<typeof CustomerForm>;

/** The fields of a customer. */
export const CustomerFields = z.object({
  businessName: requiredText(2, 200, 'company-name'),
  contactName: requiredText(2, 161, 'first-name'),
  email,
  phone,
  phoneExtension: z.nullish(phoneExtension),
  address: requiredText(5, 300, 'service-address'),
  ...addedTexts(z.nullish),
  billingStreet: requiredText(5, 300, 'billing-street'),
  billingCity: requiredText(2, 100, 'billing-city'),
  billingProvince: requiredText(2, 60, 'billing-province'),
  billingPostalCode: requiredText(6, 12, 'billing-postal-code', cleanPostalCode),
});
/** The customer on the wire. */
export const CustomerData = CustomerFields.check(withExtension());
export type CustomerData = z.infer<typeof CustomerData>;

/** What is being bought. Customer details are blank at preload and are ignored there. */
export const BookingRequest = z.object({
  postalCode,
  storefrontSize,
  selectedLayout: layout,
  glassCoverage: orBlank(glassCoverage),
  feeling: orBlank(feeling),
  aesthetic: orBlank(aesthetic),
  purpose: orBlank(purpose),
  appointmentDate: isoDate,
  appointmentTime,
  coatingType,
  monthlyService: orBlank(z.enum(['yes', 'no'], 'invalid')),
  clientId: z.nullish(typedNumber),
  invitationCode: z.nullish(typedCode),
  amounts: z.nullish(z.object({ total: z.nullish(z.union([z.string(), z.number()])) })),
  /** The accepted review whose link the visitor followed. */
  reviewId: z.nullish(text(40)),
  source,
  /** A payment link's token; it decides what is bought. */
  paymentLink: z.nullish(text(200)),
  /** The acceptance itself, when its own call failed. */
  termsAccepted: z.nullish(z.union([z.boolean(), TermsAcceptance])),
});
export type BookingRequest = z.infer<typeof BookingRequest>;

/** The preload header with what the browser computed for it. */
export const proofHeader = 'x-proof';

/** The full-refund deadline, as the booking will state it, and whether it has already passed. */
export const RefundPromise = z.object({ until: z.string(), isOver: z.boolean() });
export type RefundPromise = z.infer<typeof RefundPromise>;

export const openCheckout = defineCall('GET /api/checkout', {
  summary: 'What the payment page needs before it asks for a ticket: the card script and a free order number',
  responses: { 200: z.object({ orderNo: z.string(), scriptUrl: z.string(), mode: z.enum(['qa', 'prod']) }) },
  light: true,
});

export const preload = defineCall('POST /api/preload', {
  summary:
    'Checks the whole booking, holds the day and asks the card gateway for a ticket; 428 asks for a proof of work, which goes with the same call in the header x-proof',
  body: z.object({
    order_no: orderNo,
    amount,
    booking: BookingRequest,
    /**
     * Whether the caller was already given the visitor cookie. If so and it does not come back, nothing is held: a visitor
     * we cannot recognize could not pay either.
     */
    hasCookie: z.optional(z.boolean('invalid')),
  }),
  responses: {
    200: z.object({
      checkout_id: z.string(),
      ticket: z.nullable(z.string()),
      refund: z.optional(RefundPromise),
      /** Others may go to pay for the same day: the first to pay gets it, and latecomers are refunded at once. */
      inDemand: z.optional(z.literal(true)),
      /** Offered in the form to anyone who came by a secret link; the previous release omits it. */
      savedCard: z.optional(z.nullable(SavedCard)),
    }),
  },
  refuses: [402, 403, 404, 409, 410, 422, 428, 502],
});

export const saveCustomer = defineCall('PUT /api/checkout/:order/customer', {
  summary: 'Saves who is paying, so that a paid ticket always has a name and an address',
  params: orderParams,
  body: z.object({ customerData: CustomerData }),
  responses: { 204: z.null() },
  refuses: [402, 403, 404, 409, 410, 422, 502],
});

export const afterPayment = defineCall('POST /api/after-payment', {
  summary: 'Asks the gateway for the receipt and turns the hold into the booking; idempotent',
  body: z.object({
    order_no: orderNo,
    ticket: z.nullable(z.string('invalid').check(maxLength(60, 'too-long'))),
    customerData: CustomerData,
  }),
  responses: {
    200: z.object({ success: z.literal(true), orderNo: z.string(), bookingId: z.string(), clientId: z.string() }),
  },
  refuses: [402, 403, 404, 409, 410, 422, 502],
});

export const watchCheckout = defineCall('POST /api/checkout/:order/watch', {
  summary: 'The browser saw a payment submitted or its page closed: the gateway is polled for the ticket soon',
  params: orderParams,
  body: z.object({ seen: z.optional(z.enum(['submitted', 'closed'], 'invalid')) }),
  responses: { 204: z.null() },
});
