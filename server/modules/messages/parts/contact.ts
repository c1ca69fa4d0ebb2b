import { defaultContact } from '#business/settings.ts';
import type { Contact } from '#domain/settings/contact.ts';
import { contactFiller } from '#domain/settings/contact-words.ts';

/** Puts the house's contact of today into a text that was written with the one of `business/`. */
export const withContact = (text: string, contact: Contact): string => contactFiller(defaultContact, contact)(text);
