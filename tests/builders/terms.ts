import { standardTerms, terms } from '#business/terms/index.ts';
import type { Bilingual } from '#domain/language.ts';
import { type TermsText, termsText } from '#domain/settings/terms.ts';

/** The terms that the program comes with, as clients read them. */
export const standardTermsText: Bilingual<TermsText> = {
  en: termsText(terms, standardTerms, 'en'),
  fr: termsText(terms, standardTerms, 'fr'),
};
