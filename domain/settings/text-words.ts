import type { Bilingual, Language } from '../language.ts';

/** Texts of the site by their places, in both languages; what changes by itself stands in braces: `{hours}`. */
export type Texts = Readonly<Record<string, Bilingual>>;

/** The texts that an owner may word. */
export const textSetNames = ['letter', 'questions', 'terms', 'mails'] as const;
export type TextSetName = (typeof textSetNames)[number];

/** Texts that belong together, as the program came with them, and the words in braces that may stand in them, by name. */
export type TextSet = {
  readonly standard: Texts;
  readonly fillIns: Readonly<Record<string, Bilingual>>;
  /** Of a set whose sections (`heading1`, `text1`) an owner may add and remove: how many there may be. */
  readonly sectionsMax?: number;
  /** The names of the words in braces that may stand in a place; without it, each may stand in all. */
  readonly factsIn?: (place: string) => readonly string[];
};

/** What the words in braces become in one language, by their names. */
export type FillIns = Readonly<Record<string, string>>;

/** The words that are filled in when a text is shown. */
export const inBraces = /\{([^{}\n]*)\}/g;

/** A text with its words in braces filled in; one that is not known stays as it is. */
export const filledIn = (text: string, { fillIns }: TextSet, values: FillIns, language: Language): string =>
  text.replace(inBraces, (whole, word: string) => {
    const [name = ''] = Object.entries(fillIns).find(([, words]) => words[language] === word) ?? [];
    return values[name] ?? whole;
  });

/** The paragraphs of a text: what blank lines divide. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll('\n', ' '))
    .filter(Boolean);

/** As many paragraphs as a built page has room for. */
export const paragraphsMax = 8;

/** The letter as a page shows it. */
export type LetterWords = {
  readonly greeting: string;
  readonly opening: string;
  readonly paragraphs: readonly string[];
  readonly signature: string;
};

export function letterWords(set: TextSet, texts: Texts, values: FillIns, language: Language): LetterWords {
  const at = (place: string) => filledIn(texts[place]?.[language] ?? '', set, values, language);
  return {
    greeting: at('greeting'),
    opening: at('opening'),
    paragraphs: paragraphsOf(at('body')),
    signature: at('signature'),
  };
}

/** A question and its answer as a page shows them. */
export type QuestionWords = { readonly question: string; readonly answer: string };

export function questionWords(
  set: TextSet,
  texts: Texts,
  values: FillIns,
  language: Language,
): readonly QuestionWords[] {
  const at = (place: string) => filledIn(texts[place]?.[language] ?? '', set, values, language);
  return Array.from({ length: questionCount(set) }, (_, index) => ({
    question: at(`question${index + 1}`),
    answer: at(`answer${index + 1}`),
  }));
}

/** A brand has as many questions as it came with. */
export const questionCount = ({ standard }: TextSet): number =>
  Object.keys(standard).filter((place) => place.startsWith('question')).length;
