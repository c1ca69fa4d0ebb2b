import type { Language } from '#domain/language.ts';
import type { Contact } from '#domain/settings/contact.ts';
import type { Texts } from '#domain/settings/text-words.ts';

/** The context of every mail: the reader's language, and the business's contact. */
export type MailFrame = { language: Language; contact: Contact };

/** The context of composing a mail: also the owner's texts. */
export type MailContext = MailFrame & { texts: Texts };
