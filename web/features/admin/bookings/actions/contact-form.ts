import type { AdminBooking } from '#contract/admin/bookings.ts';
import { type Contact, contactChange } from '#domain/booking/contact.ts';
import { addedNames, addedOf, typedAdded } from '#domain/booking/fields.ts';
import type { FieldMessageKey } from '#domain/settings/messages.ts';
import { areaRequestRules, contactRules as clientsRules, customerRules, tidied } from '#domain/typed/form-rules.ts';

/** The fields of one line, in their order. */
const placeNames = [
  'address',
  'postalCode',
  'billingStreet',
  'billingCity',
  'billingProvince',
  'billingPostalCode',
] as const;
export const contactNames = ['businessName', 'contactName', 'email', 'phone', 'phoneExtension', ...placeNames] as const;
type Place = (typeof placeNames)[number];
export type ContactName = (typeof contactNames)[number];

const { billingStreet, billingCity, billingProvince, billingPostalCode } = customerRules;
const billing = { billingStreet, billingCity, billingProvince, billingPostalCode };
/** The office corrects more than a client does. */
export const contactRules = { ...clientsRules, postalCode: areaRequestRules.postalCode, ...billing };

/** The fields in the order they are checked. */
export const allNames = [...contactNames, ...addedNames];
type Name = (typeof allNames)[number];

type Stored = Pick<AdminBooking, Name | 'language'>;
/** As typed: nothing is an empty text, not null. */
export type TypedContact = Record<Name, string> & Pick<Contact, 'language'>;

/** The fields' values: what was typed, over the booking's current data. */
export const typedOver = (
  { businessName, contactName, ...more }: Stored,
  edits: Partial<TypedContact>,
): TypedContact => {
  const { email, phone, phoneExtension, language } = more;
  const place = Object.fromEntries(placeNames.map((name) => [name, more[name]])) as Pick<Stored, Place>;
  const was = { businessName, contactName, email, phone, phoneExtension: phoneExtension ?? '', ...place, language };
  return { ...was, ...typedAdded(more), ...edits };
};

/** What is sent: blank notes count as none. */
export function contactOf(typed: TypedContact): Contact {
  const { phoneExtension, ...contact } = tidied(contactRules, typed);
  return { ...contact, ...addedOf(contact), phoneExtension: phoneExtension || null };
}

/** Whether nothing would be corrected. */
export const isAsStored = (stored: Stored, typed: TypedContact): boolean =>
  contactChange(contactOf(typedOver(stored, {})), contactOf(typed)) === null;

/** Errors by field. */
export function contactProblems(typed: TypedContact): Partial<Record<Name, FieldMessageKey>> {
  const found = allNames.flatMap((name) => {
    const problem = contactRules[name](typed[name]);
    return problem === null ? [] : [[name, problem] as const];
  });
  return Object.fromEntries(found);
}
