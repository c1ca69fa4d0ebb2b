import Negotiator from 'negotiator';
import { type Language, languages } from '#domain/language.ts';

type Reader = { headers: { 'accept-language'?: string | undefined } };

/** The better of our two languages for whoever asks. A missing header, `*` or anything else means English. */
export const languageOf = ({ headers }: Reader): Language =>
  new Negotiator({ headers }).language(languages) === 'fr' ? 'fr' : 'en';
