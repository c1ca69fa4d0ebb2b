import type { Bilingual, Language } from '../language.ts';

/** Site texts by their places, in both languages; what changes automatically is in braces: `{hours}`. */
export type Texts = Readonly<Record<string, Bilingual>>;

export const textSetNames = ['letter', 'questions', 'terms', 'mails'] as const;
export type TextSetName = (typeof textSetNames)[number];

/** Texts that belong together, as shipped, and the placeholders they may contain, by name. */
export type TextSet = {
  readonly standard: Texts;
  readonly fillIns: Readonly<Record<string, Bilingual>>;
  /** Of a set whose sections (`heading1`, `text1`) an owner may add and remove: how many there may be. */
  readonly sectionsMax?: number;
  /** The names of the placeholders allowed in a place; without it, all are allowed everywhere. */
  readonly factsIn?: (place: string) => readonly string[];
};

export type FillIns = Readonly<Record<string, string>>;

/** The placeholders filled in when a text is shown. */
export const inBraces = /\{([^{}\n]*)\}/g;

/** A text with its placeholders filled in; unknown ones stay as they are. */
export const filledIn = (text: string, { fillIns }: TextSet, values: FillIns, language: Language): string =>
  text.replace(inBraces, (whole, word: string) => {
    const [name = ''] = Object.entries(fillIns).find(([, words]) => words[language] === word) ?? [];
    return values[name] ?? whole;
  });

export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll('\n', ' '))
    .filter(Boolean);

/** As many paragraphs as a built page has room for. */
export const paragraphsMax = 8;

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
