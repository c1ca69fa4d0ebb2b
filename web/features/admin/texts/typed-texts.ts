import { textSets } from '#business/texts.ts';
import type { Language } from '#domain/language.ts';
import { type Section, sectionsOf, textsOfSections } from '#domain/settings/sections.ts';
import { questionCount, type TextSet, type TextSetName, type Texts } from '#domain/settings/text-words.ts';
import { faultsOfTexts, hasParagraphs, placesOf, textsByPlace } from '#domain/settings/texts.ts';
import { typeset } from '#domain/typeset.ts';
import type { Parsed } from '#web/features/admin/shell/versions/fact.ts';

/** What one pane of the form holds: the letter, a question, an e-mail, the title of the terms (0) or one of their sections. */
export type Pane = { number: number; places: readonly string[]; folds?: 'mail' | 'section' };

export function panesOf(set: TextSetName, typed: Typed): readonly Pane[] {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  if (set === 'letter') return [{ number: 1, places: Object.keys(textSets.letter.standard) }];
  if (set === 'mails') {
    const places = Object.keys(textSets.mails.standard);
    return mailNames.map((name, index) => ({
      number: index + 1,
      places: places.filter((place) => place.startsWith(`${name}-`)),
      folds: 'mail',
    }));
  }
  if (set === 'questions') {
    const count = questionCount(textSets.questions);
    return numbers(count).map((number) => ({ number, places: [`question${number}`, `answer${number}`] }));
  }
  const sections = numbers(sectionsOf(textsIn(typed)).length);
  return [
    { number: 0, places: ['title'] },
    ...sections.map((number): Pane => ({ number, places: [`heading${number}`, `text${number}`], folds: 'section' })),
  ];
}

/** The e-mails whose texts are worded, in the order in which a client may get them. */
export const mailNames = [...new Set(Object.keys(textSets.mails.standard).map((place) => place.split('-')[0] ?? ''))];

/** A version's texts plus those the program has gained since; sections are unchanged. */
export const wholeTexts = (set: TextSetName, texts: Texts): Texts =>
  set === 'terms' ? texts : { ...textSets[set].standard, ...texts };

/** The fields' values, by place and language (`greeting.en`). */
export type Typed = Readonly<Record<string, string>>;

export const toForm = (texts: Texts): Typed => Object.fromEntries(textsByPlace(texts));

/** The texts in the fields, by place. */
function textsIn(typed: Typed): Texts {
  const places = new Set(Object.keys(typed).map((at) => at.replace(/\.(en|fr)$/, '')));
  return Object.fromEntries(
    [...places].map((place) => [place, { en: typed[`${place}.en`] ?? '', fr: typed[`${place}.fr`] ?? '' }]),
  );
}

/** The fields with other sections: `change` says which, and in which order. */
export function withSections(typed: Typed, change: (sections: readonly Section[]) => readonly Section[]): Typed {
  const texts = textsIn(typed);
  const others = Object.entries(texts).filter(([place]) => !/^(heading|text)\d+$/.test(place));
  return toForm({ ...Object.fromEntries(others), ...textsOfSections(change(sectionsOf(texts))) });
}

/** The texts that were typed, or what is wrong with them by place and language. */
export function parse(set: TextSet, typed: Typed): Parsed<Texts> {
  const at = (place: string, language: Language) => {
    const text = (typed[`${place}.${language}`] ?? '').replaceAll('\r\n', '\n').trim();
    return typeset(hasParagraphs(place) ? text : text.replaceAll('\n', ' '), language);
  };
  const texts = Object.fromEntries(
    placesOf(set, textsIn(typed)).map((place) => [place, { en: at(place, 'en'), fr: at(place, 'fr') }]),
  );
  const faults = faultsOfTexts(set, texts);
  return faults.size > 0 ? { faults } : { value: texts };
}

/** A place in its parts: `question3.fr` is text `question`, number 3, in French; `order` is of no language. */
export function partsOf(place: string): { name: string; number: number; language: Language | null } {
  const [, name = '', number = '', language] = /^([a-z-]+)(\d*)(?:\.(en|fr))?$/.exec(place) ?? [];
  return { name, number: Number(number), language: language === 'en' || language === 'fr' ? language : null };
}
