import * as z from 'zod/mini';
import { languages } from '#domain/language.ts';
import { defineCall } from '../../call.ts';
import { CustomerFields } from '../../checkout.ts';
import { addedTexts, orderParams, postalCode, withExtension } from '../../fields.ts';
import { seenVersion } from '../visit.ts';

const { businessName, contactName, email, phone, phoneExtension, address, ...customer } = CustomerFields.shape;
const { billingStreet, billingCity, billingProvince, billingPostalCode } = customer;

/** Who a booking is for, where, and how to reach them. */
export const Contact = z
  .object({
    businessName,
    contactName,
    email,
    phone,
    phoneExtension,
    address,
    postalCode,
    billingStreet,
    billingCity,
    billingProvince,
    billingPostalCode,
    ...addedTexts(z.nullable),
    language: z.enum(languages, 'invalid'),
  })
  .check(withExtension());
export type Contact = z.infer<typeof Contact>;

export const correctContact = defineCall('POST /api/admin/bookings/:order/contact', {
  summary: 'Corrects whom a booking is for; messages that have not left go to where they are reached now',
  params: orderParams,
  body: z.object({ version: seenVersion, contact: Contact }),
  responses: { 200: z.object({ version: z.number() }) },
  refuses: [404, 409],
});
