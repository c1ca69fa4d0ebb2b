import type { Language } from '../language.ts';

/** Whom a booking is for, where, and how they are reached. No price depends on it. */
export type Contact = {
  businessName: string;
  contactName: string;
  email: string;
  phone: string;
  phoneExtension: string | null;
  address: string;
  /** How the crew gets in. */
  specialInstructions: string | null;
  language: Language;
};

/** What the holder of a booking's link may correct: how they are reached, and how the crew gets in. Only what changed. */
export type OwnContact = {
  [K in 'contactName' | 'email' | 'phone' | 'phoneExtension' | 'specialInstructions']?: Contact[K] | undefined;
};

export const contactFields = [
  'businessName',
  'contactName',
  'email',
  'phone',
  'phoneExtension',
  'address',
  'specialInstructions',
  'language',
] as const satisfies readonly (keyof Contact)[];

/** Only what differs, as it was and as it is; null when nothing does. */
export function contactChange(was: Contact, is: Contact): { before: Partial<Contact>; after: Partial<Contact> } | null {
  const changed = contactFields.filter((field) => was[field] !== is[field]);
  const only = (of: Contact): Partial<Contact> => Object.fromEntries(changed.map((field) => [field, of[field]]));
  return changed.length === 0 ? null : { before: only(was), after: only(is) };
}

/** An address that its owner knows again, and nobody else learns: `c…@example.com`. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*(?=@)/su, '$1…');

/** How long a booking waits for its new e-mail address to be confirmed, and how long the former one can take the change back. */
export const addressLinkDays = 7;
