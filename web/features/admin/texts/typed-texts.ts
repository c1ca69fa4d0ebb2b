import { textSets } from '#business/texts.ts';
import type { Language } from '#domain/language.ts';
import type { FieldMessageKey } from '#domain/settings/messages.ts';
import { questionCount, type TextSet, type TextSetName, type Texts } from '#domain/settings/text-words.ts';
import { faultsOfTexts, hasParagraphs, textsByPlace } from '#domain/settings/texts.ts';
import { typeset } from '#domain/typeset.ts';

/** The places that stand in one pane of the form, in their order: the letter, or a question and its answer. */
export const panesOf: Readonly<Record<TextSetName, readonly (readonly string[])[]>> = {
  letter: [Object.keys(textSets.letter.standard)],
  questions: Array.from({ length: questionCount(textSets.questions) }, (_, index) => [
    `question${index + 1}`,
    `answer${index + 1}`,
  ]),
};

/** What stands in the fields, by place and language (`greeting.en`). */
export type Typed = Readonly<Record<string, string>>;

export const typedOf = (texts: Texts): Typed => Object.fromEntries(textsByPlace(texts));

/** The texts that were typed, or what is wrong with them by place and language. */
export function entered(
  set: TextSet,
  typed: Typed,
): { texts: Texts } | { faults: ReadonlyMap<string, FieldMessageKey> } {
  const at = (place: string, language: Language) => {
    const text = (typed[`${place}.${language}`] ?? '').replaceAll('\r\n', '\n').trim();
    return typeset(hasParagraphs(place) ? text : text.replaceAll('\n', ' '), language);
  };
  const texts = Object.fromEntries(
    Object.keys(set.standard).map((place) => [place, { en: at(place, 'en'), fr: at(place, 'fr') }]),
  );
  const faults = faultsOfTexts(set, texts);
  return faults.size > 0 ? { faults } : { texts };
}

/** The name of a text: `question3.fr` is text `question`, number 3, in French. */
export function partsOf(place: string): { name: string; number: number; language: Language } {
  const [, name = '', number = '', language] = /^([a-z]+)(\d*)\.(en|fr)$/.exec(place) ?? [];
  return { name, number: Number(number), language: language === 'fr' ? 'fr' : 'en' };
}
