import type { Bilingual } from '#domain/language.ts';
import { type TermsText, termsText } from '#domain/settings/terms.ts';
import { questionWords } from '#domain/settings/text-words.ts';
import { defaultExample, exampleWords, questions } from './faq.ts';
import { standardTerms, terms } from './terms/index.ts';

type Sections = TermsText['sections'];

/** What the site says about coated glass and its warranty, in wording the customer accepted or could read beforehand. */
function careIn(language: 'en' | 'fr'): Sections {
  const [expectations, warranty, aftercare] = termsText(terms, standardTerms, language).sections;
  const [, maintenance] = questionWords(
    questions,
    questions.standard,
    exampleWords(defaultExample, language),
    language,
  );
  if (!(expectations && warranty && aftercare && maintenance)) throw new Error('the texts about care are gone');
  const [first = '', ...others] = aftercare.paragraphs;
  // The answer begins with the rule that the terms begin with.
  const [, later = ''] = /^[^.]*\.\s*(.*)$/s.exec(maintenance.answer) ?? [];
  const tended = { heading: aftercare.heading, paragraphs: [`${first} ${later}`.trim(), ...others] };
  return [tended, expectations, warranty];
}

export const care: Bilingual<Sections> = { en: careIn('en'), fr: careIn('fr') };
