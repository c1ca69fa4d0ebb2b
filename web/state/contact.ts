import { defaultSettings } from '#business/settings.ts';
import { type ContactWords, contactWords } from '#domain/settings/contact-words.ts';
import { useLanguage } from './language.tsx';
import { useSite } from './site.ts';

/** How the business is reached today, as the page's language writes it: as the operator has set it, or as `business/` has it. */
export function useContact(): ContactWords {
  const { contactWords: built, settings = defaultSettings } = useSite();
  return (built ?? contactWords(settings.contact))[useLanguage()];
}
