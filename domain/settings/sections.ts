import type { Bilingual } from '../language.ts';
import type { Texts } from './text-words.ts';

/** A section of a long text; blank lines divide its paragraphs. */
export type Section = { readonly heading: Bilingual; readonly text: Bilingual };

export const sectionsMax = 40;

const nothing: Bilingual = { en: '', fr: '' };

/** The sections of a set of texts, in the order of their numbers. */
export const sectionsOf = (texts: Texts): readonly Section[] =>
  Object.keys(texts)
    .flatMap((place) => (place.startsWith('heading') ? [Number(place.slice('heading'.length))] : []))
    .toSorted((a, b) => a - b)
    .map((number) => ({ heading: texts[`heading${number}`] ?? nothing, text: texts[`text${number}`] ?? nothing }));

export const sectionPlaces = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => [`heading${index + 1}`, `text${index + 1}`]).flat();

/** Sections by their places, renumbered. */
export const textsOfSections = (sections: readonly Section[]): Texts =>
  Object.fromEntries(
    sections.flatMap(({ heading, text }, index) => [
      [`heading${index + 1}`, heading],
      [`text${index + 1}`, text],
    ]),
  );

/** The place in `before` of each section of `after`, found by its heading or its text; -1 for one that is new. */
export function matchedSections(before: readonly Section[], after: readonly Section[]): number[] {
  const taken = new Set<number>();
  const same = (a: Bilingual, b: Bilingual) => a.en === b.en || a.fr === b.fr;
  const findIn = (alike: (known: Section, section: Section) => boolean) => (section: Section) => {
    const found = before.findIndex((known, index) => !taken.has(index) && alike(known, section));
    if (found !== -1) taken.add(found);
    return found;
  };
  const byHeading = after.map(findIn((known, section) => same(known.heading, section.heading)));
  const byText = findIn((known, section) => same(known.text, section.text));
  return after.map((section, index) => {
    const found = byHeading[index] ?? -1;
    return found === -1 ? byText(section) : found;
  });
}
