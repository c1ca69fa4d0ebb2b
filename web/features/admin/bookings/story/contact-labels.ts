import type { Contact } from '#domain/booking/contact.ts';
import type { AddedName } from '#domain/booking/fields.ts';

/** How the story names each part of a contact that is no addition. */
export const contactLabels = {
  businessName: 'business',
  contactName: 'name',
  email: 'email',
  phone: 'phone',
  phoneExtension: 'phoneExtension',
  address: 'address',
  postalCode: 'postalCode',
  billingStreet: 'billingStreet',
  billingCity: 'billingCity',
  billingProvince: 'billingProvince',
  billingPostalCode: 'billingPostalCode',
  language: 'language',
} as const satisfies Record<Exclude<keyof Contact, AddedName>, string>;
