import type { Language } from '#domain/language.ts';
import type { ContactWords } from '#domain/settings/contact-words.ts';
import { messages } from '../prerender.messages.ts';

/** What a search engine shows of a page, which may say how the business is reached. */
export type Description = (contact: ContactWords) => string;

export function descriptionOf(path: keyof (typeof messages)['en'], language: Language): Description {
  const text = messages[language][path];
  return ({ displayPhone, hours }) => (typeof text === 'string' ? text : text(displayPhone, hours));
}
