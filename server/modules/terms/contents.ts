import { terms as set } from '#business/terms/index.ts';
import { type Language, languages } from '#domain/language.ts';
import { type Terms, type TermsText, termsText } from '#domain/settings/terms.ts';
import { sha256 } from '#server/common/secrets.ts';

/** The terms in one language, and what an acceptance of them is recorded with. */
export type TermsContent = {
  language: Language;
  termsVersion: string;
  /** What is hashed: the text as JSON. */
  content: string;
  textHash: string;
};

/** The terms in each language. */
export const contentsOf = (terms: Terms): readonly TermsContent[] =>
  languages.map((language) => {
    const content = JSON.stringify(termsText(set, terms, language));
    return { language, termsVersion: terms.version, content, textHash: sha256(content) };
  });

export const textOf = (content: string): TermsText => JSON.parse(content) as TermsText;
