import type { Contact } from '#domain/booking/contact.ts';

/** How the story names each part of a contact. */
export const contactLabels = {
  businessName: 'business',
  contactName: 'name',
  email: 'email',
  phone: 'phone',
  phoneExtension: 'phoneExtension',
  address: 'address',
  specialInstructions: 'instructions',
  language: 'language',
} as const satisfies Record<keyof Contact, string>;
