import type { Language } from '#domain/language.ts';
import type { Contact } from '#domain/settings/contact.ts';
import type { Texts } from '#domain/settings/text-words.ts';

/** What frames every mail: the language of its reader, and how the business is reached. */
export type MailFrame = { language: Language; contact: Contact };

/** What a mail is written with: besides, what the owner says in it. */
export type MailContext = MailFrame & { texts: Texts };
