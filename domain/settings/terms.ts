import type { IsoDate } from '../calendar/day.ts';
import { formatDate } from '../format.ts';
import type { Language } from '../language.ts';
import { sectionsOf } from './sections.ts';
import { filledIn, paragraphsOf, type TextSet, type Texts } from './text-words.ts';

/** The terms, under the name recorded with an acceptance, and the day they take effect. */
export type Terms = { readonly version: string; readonly startsOn: IsoDate; readonly texts: Texts };

/** In place of a version: someone said that the terms were accepted, but not which. */
export const versionNotStated = 'not-stated';

/** The terms in one language, as they are read and kept; sections are numbered by their place. */
export type TermsText = {
  readonly title: string;
  readonly versionLine: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};

const inForce = (version: string, day: string, language: Language): string =>
  language === 'en' ? `Version ${version}, effective ${day}` : `Version ${version}, en vigueur le ${day}`;

/** The terms as a client reads them. The same terms are always the same text: an acceptance is recorded with its hash. */
export function termsText(set: TextSet, { version, startsOn, texts }: Terms, language: Language): TermsText {
  const date = formatDate(startsOn, language);
  const at = (text: string) => filledIn(text, set, { date }, language);
  return {
    title: at(texts.title?.[language] ?? ''),
    versionLine: inForce(version, date, language),
    sections: sectionsOf(texts).map(({ heading, text }) => ({
      heading: at(heading[language]),
      paragraphs: paragraphsOf(at(text[language])),
    })),
  };
}

/** The name of terms that take effect on a day: the day, plus a number if the day already has some. */
export function termsVersionOf(startsOn: IsoDate, known: ReadonlySet<string>): string {
  let number = 1;
  const name = () => (number === 1 ? startsOn : `${startsOn}-${number}`);
  while (known.has(name())) number++;
  return name();
}
