import type { AdminBooking } from '#contract/admin/bookings.ts';
import { type Contact, contactChange } from '#domain/booking/contact.ts';
import { contactRules } from '#domain/form-rules.ts';
import type { FieldMessageKey } from '#domain/settings/messages.ts';

/** The fields that have to be filled in, in their order. */
export const contactNames = ['businessName', 'contactName', 'email', 'phone', 'address'] as const;
export type ContactName = (typeof contactNames)[number];

type Stored = Pick<AdminBooking, ContactName | 'specialInstructions' | 'language'>;
/** As it is typed: nothing is an empty text, not null. */
export type TypedContact = Record<ContactName | 'specialInstructions', string> & Pick<Contact, 'language'>;

/** What stands in the fields: what was typed, over how the booking stands now. */
export const typedOver = (
  { businessName, contactName, ...more }: Stored,
  edits: Partial<TypedContact>,
): TypedContact => {
  const { email, phone, address, specialInstructions, language } = more;
  const was = { businessName, contactName, email, phone, address, language };
  return { ...was, specialInstructions: specialInstructions ?? '', ...edits };
};

/** What is sent: notes of spaces alone are none. */
export function contactOf({ specialInstructions, ...contact }: TypedContact): Contact {
  return { ...contact, specialInstructions: specialInstructions.trim() || null };
}

/** Whether nothing would be corrected. */
export const isAsStored = (stored: Stored, typed: TypedContact): boolean =>
  contactChange(contactOf(typedOver(stored, {})), contactOf(typed)) === null;

/** What is wrong with which field. */
export function contactProblems(typed: TypedContact): Partial<Record<ContactName, FieldMessageKey>> {
  const found = contactNames.flatMap((name) => {
    const problem = contactRules[name](typed[name].trim());
    return problem === null ? [] : [[name, problem] as const];
  });
  return Object.fromEntries(found);
}
