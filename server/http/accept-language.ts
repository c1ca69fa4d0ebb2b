import Negotiator from 'negotiator';
import { type Language, languages } from '#domain/language.ts';

/** The better of our two languages by an Accept-Language header. Missing, `*` or anything else means English. */
export function languageOf(header: string | undefined): Language {
  const asked = new Negotiator({ headers: { 'accept-language': header } });
  return asked.language(languages) === 'fr' ? 'fr' : 'en';
}
