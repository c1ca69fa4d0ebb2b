import * as z from 'zod/mini';
import { maxLength, minLength, requiredText } from '../fields.ts';
import { printableLines } from '../form-rules.ts';
import type { Language } from '../language.ts';
import type { FieldMessageKey } from './messages.ts';
import { inBraces, paragraphsMax, paragraphsOf, type TextSet, type Texts } from './text-words.ts';

/** Every text by its place and language, such as `greeting.en`. */
export const textsByPlace = (texts: Texts): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([place, { en, fr }]): [string, string][] => [
      [`${place}.en`, en],
      [`${place}.fr`, fr],
    ]),
  );

/** The places in which two wordings differ. */
export function differingTexts(before: Texts, after: Texts): string[] {
  const known = textsByPlace(before);
  return [...textsByPlace(after)].flatMap(([place, text]) => (known.get(place) === text ? [] : [place]));
}

/** Whether a text has paragraphs, or is one line. */
export const hasParagraphs = (place: string): boolean => place === 'body';

/** How many characters a text may have: a heading, an answer or opening, the body of a letter. */
export const longestOf = (place: string): number =>
  hasParagraphs(place) ? 4000 : /^(answer|opening)/.test(place) ? 1000 : 150;

const body = z
  .string('text-missing')
  .check(
    z.trim(),
    minLength(2, 'text-missing'),
    maxLength(longestOf('body'), 'too-long'),
    z.regex(printableLines, 'invalid'),
  )
  .check(z.refine((text) => paragraphsOf(text).length <= paragraphsMax, 'text-paragraphs'));

/** The texts of a set as an owner may word them: each of its places, in both languages, with known words in braces. */
export function textsSchema({ standard, fillIns }: TextSet) {
  const textIn = (place: string, language: Language) => {
    const known = new Set(Object.values(fillIns).map((words) => words[language]));
    const text = hasParagraphs(place) ? body : requiredText(2, longestOf(place), 'text-missing');
    return text.check(
      z.refine((typed) => [...typed.matchAll(inBraces)].every(([, word = '']) => known.has(word)), 'text-braces'),
    );
  };
  return z.strictObject(
    Object.fromEntries(
      Object.keys(standard).map((place) => [
        place,
        z.strictObject({ en: textIn(place, 'en'), fr: textIn(place, 'fr') }, 'invalid'),
      ]),
    ),
    'invalid',
  );
}

/** What is wrong, by place and language. */
export function faultsOfTexts(set: TextSet, texts: Texts): ReadonlyMap<string, FieldMessageKey> {
  const issues = textsSchema(set).safeParse(texts).error?.issues ?? [];
  // Of two faults in one field the first is said.
  return new Map(issues.toReversed().map(({ path, message }) => [path.join('.'), message as FieldMessageKey]));
}
