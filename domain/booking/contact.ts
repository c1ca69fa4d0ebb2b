import type { Language } from '../language.ts';
import { type Added, type AddedName, addedNames } from './fields.ts';

/** Who a booking is for, where, and how to reach them. No price depends on it. */
export type Contact = Added & {
  businessName: string;
  contactName: string;
  email: string;
  phone: string;
  phoneExtension: string | null;
  address: string;
  /** Of the storefront; the invoice has its own. */
  postalCode: string;
  billingStreet: string;
  billingCity: string;
  billingProvince: string;
  billingPostalCode: string;
  language: Language;
};

/** What the holder of a booking's link may correct: how to reach them, and what they added. Only what changed. */
export type OwnContact = {
  [K in 'contactName' | 'email' | 'phone' | 'phoneExtension' | AddedName]?: Contact[K] | undefined;
};

const ofEveryContact: Record<Exclude<keyof Contact, AddedName | 'language'>, true> = {
  businessName: true,
  contactName: true,
  email: true,
  phone: true,
  phoneExtension: true,
  address: true,
  postalCode: true,
  billingStreet: true,
  billingCity: true,
  billingProvince: true,
  billingPostalCode: true,
};
export const contactFields = [...Object.keys(ofEveryContact), ...addedNames, 'language'] as (keyof Contact)[];

/** Only what differs, before and after; null if nothing does. */
export function contactChange(was: Contact, is: Contact): { before: Partial<Contact>; after: Partial<Contact> } | null {
  const changed = contactFields.filter((field) => was[field] !== is[field]);
  const only = (of: Contact): Partial<Contact> => Object.fromEntries(changed.map((field) => [field, of[field]]));
  return changed.length === 0 ? null : { before: only(was), after: only(is) };
}

/** An address its owner recognizes and no one else learns: `c…@example.com`. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*(?=@)/su, '$1…');

/** How long a booking waits for its new e-mail address to be confirmed, and how long the old one can undo the change. */
export const addressLinkDays = 7;
