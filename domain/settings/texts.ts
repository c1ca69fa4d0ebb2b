import * as z from 'zod/mini';
import { maxLength, minLength, requiredText } from '../fields.ts';
import type { Bilingual, Language } from '../language.ts';
import { printableLines } from '../typed/form-rules.ts';
import { cleanSentence } from '../typed/free-text.ts';
import type { FieldMessageKey } from './messages.ts';
import { matchedSections, type Section, sectionPlaces, sectionsOf, textsOfSections } from './sections.ts';
import { inBraces, paragraphsMax, paragraphsOf, type TextSet, type Texts } from './text-words.ts';

/** Every text by its place and language, such as `greeting.en`. */
export const textsByPlace = (texts: Texts): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([place, { en, fr }]): [string, string][] => [
      [`${place}.en`, en],
      [`${place}.fr`, fr],
    ]),
  );

/** One text that differs between two wordings; an empty one is absent. `order` is that of the sections. */
export type TextChange = { readonly place: string; readonly before: string; readonly after: string };

/** The differences between two wordings, text by text; sections are compared with their earlier selves. */
export function textChanges(before: Texts, after: Texts): TextChange[] {
  const [known, sections] = [sectionsOf(before), sectionsOf(after)];
  const matched = matchedSections(known, sections);
  const then = {
    ...withoutSections(before),
    ...textsOfSections(sections.map((_, index) => known[matched[index] ?? -1] ?? none)),
  };
  const [was, is] = [textsByPlace(then), textsByPlace(after)];
  const changed = [...is].flatMap(([place, text]) => {
    const former = was.get(place) ?? '';
    return former === text ? [] : [{ place, before: former, after: text }];
  });
  const removed = known.flatMap(({ heading }, index) =>
    matched.includes(index) ? [] : [{ place: `removed${index + 1}`, before: heading.en, after: '' }],
  );
  return [...changed, ...removed, ...movedSections(sections, matched)];
}

const none: Section = { heading: { en: '', fr: '' }, text: { en: '', fr: '' } };

const withoutSections = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([place]) => !/^(heading|text)\d+$/.test(place)));

function movedSections(sections: readonly Section[], matched: readonly number[]): TextChange[] {
  const stayed = matched.flatMap((from, index) => {
    const heading = sections[index]?.heading.en ?? '';
    return from === -1 ? [] : [{ from, heading }];
  });
  const inWords = (list: typeof stayed) => list.map(({ heading }) => heading).join(' · ');
  const [before, after] = [inWords(stayed.toSorted((a, b) => a.from - b.from)), inWords(stayed)];
  return before === after ? [] : [{ place: 'order', before, after }];
}

export const hasParagraphs = (place: string): boolean => /^(body|text\d+)$|-(?!subject$|title$)/.test(place);

/** How many characters a text may have: a heading, an answer or opening, what has paragraphs. */
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

/** The places of a set: its own, or those of as many sections as it has now. */
export function placesOf({ standard, sectionsMax }: TextSet, texts: Texts): readonly string[] {
  if (sectionsMax === undefined) return Object.keys(standard);
  const count = Math.min(Math.max(sectionsOf(texts).length, 1), sectionsMax);
  return [...Object.keys(withoutSections(standard)), ...sectionPlaces(count)];
}

/**
 * The texts of a set as an owner may reword them: each of its places, in both languages, with known placeholders, which
 * are the same in both: a fact spelled out in one language would stay when it changes.
 */
export function textsSchema(set: TextSet, places: readonly string[]) {
  const { fillIns, factsIn = () => Object.keys(fillIns) } = set;
  const textIn = (place: string, language: Language) => {
    const known = new Set(factsIn(place).map((name) => fillIns[name]?.[language]));
    const text = hasParagraphs(place) ? body : requiredText(2, longestOf(place), 'text-missing', cleanSentence);
    return text.check(
      z.refine((typed) => [...typed.matchAll(inBraces)].every(([, word = '']) => known.has(word)), 'text-braces'),
    );
  };
  const lacksIn = (language: Language, other: Language) =>
    z.refine<Bilingual>(
      (text) => {
        const named = factsNamed(set, text, language);
        return factsNamed(set, text, other).every((name) => named.includes(name));
      },
      { error: 'text-braces-differ', path: [language] },
    );
  const twin = (place: string) =>
    z
      .strictObject({ en: textIn(place, 'en'), fr: textIn(place, 'fr') }, 'invalid')
      .check(lacksIn('en', 'fr'), lacksIn('fr', 'en'));
  return z.strictObject(Object.fromEntries(places.map((place) => [place, twin(place)])), 'invalid');
}

const factsNamed = ({ fillIns }: TextSet, text: Bilingual, language: Language): readonly string[] => {
  const words = new Set([...text[language].matchAll(inBraces)].map(([, word]) => word));
  return Object.keys(fillIns).filter((name) => words.has(fillIns[name]?.[language]));
};

export function faultsOfTexts(set: TextSet, texts: Texts): ReadonlyMap<string, FieldMessageKey> {
  const issues = textsSchema(set, placesOf(set, texts)).safeParse(texts).error?.issues ?? [];
  // If a field has two faults, the first is reported.
  return new Map(issues.toReversed().map(({ path, message }) => [path.join('.'), message as FieldMessageKey]));
}
