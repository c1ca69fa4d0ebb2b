import type { InLanguage, Language } from '#domain/language.ts';
import type { ContactWords } from '#domain/settings/contact-words.ts';
import { messages } from '../prerender.messages.ts';

/** What a search engine shows of a page, which may say how the business is reached. */
export type Description = (contact: ContactWords) => string;

export function descriptionOf(path: keyof InLanguage<typeof messages>, language: Language): Description {
  const text = messages[path][language];
  return ({ displayPhone, hours }) => (typeof text === 'string' ? text : text(displayPhone, hours));
}
