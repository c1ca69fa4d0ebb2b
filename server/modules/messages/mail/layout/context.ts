import type { Language } from '#domain/language.ts';
import type { Contact } from '#domain/settings/contact.ts';

/** What every mail is written with: the language of its reader, and how the business is reached. */
export type MailContext = { language: Language; contact: Contact };
