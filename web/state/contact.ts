import { defaultSettings } from '#business/settings.ts';
import type { Language } from '#domain/language.ts';
import { type ContactWords, contactWords } from '#domain/settings/contact-words.ts';
import { useLanguage } from './language.tsx';
import { useSite } from './site.ts';

/** How the business is reached today, as a language writes it, the page's where none is named: as the operator has set it, or as `business/` has it. */
export function useContact(language?: Language): ContactWords {
  const { contactWords: built, settings = defaultSettings } = useSite();
  const own = useLanguage();
  return (built ?? contactWords(settings.contact))[language ?? own];
}
