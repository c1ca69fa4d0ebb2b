import { describe, expect, it } from 'vitest';
import { companies } from '#business/companies.ts';
import { faq } from '#business/faq.ts';
import { letter } from '#business/letter.ts';
import { quiz } from '#business/quiz.ts';
import { terms } from '#business/terms/index.ts';
import { failureCodes } from '#contract/failure.ts';
import { fieldMessages } from '#domain/messages.ts';
import { textOf } from '#server/errors.ts';

type Catalogue = { en: unknown; fr: unknown };

const modules = import.meta.glob<Record<string, unknown>>('./**/*messages.ts', { eager: true });
const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'en' in value && 'fr' in value;
const catalogues = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isCatalogue)
    .map((catalogue) => [file, catalogue] as const),
);

/** Every text in a value; a text that is built is built from a sample. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    try {
      return texts(value(['lundi', 'mardi'], 'lundi'));
    } catch {
      return texts(value(2));
    }
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

const faultsOf = (text: string): string[] => [
  ...(/ [:;?!%»$]/.test(text) || /« /.test(text) ? [`ordinary space: ${text}`] : []),
  ...(/\p{L}'\p{L}/u.test(text) && !text.includes("jusqu'en bas") ? [`straight apostrophe: ${text}`] : []),
];

describe('French texts', () => {
  it('are found beside every screen', () => expect(catalogues.length).toBeGreaterThan(15));

  it.each(catalogues)('of %s keep their no-break spaces and typographic apostrophes', (_file, { fr }) => {
    expect(texts(fr).flatMap(faultsOf)).toEqual([]);
  });

  it('of the terms, the quiz, the letter, the questions and answers, the companies and the errors do too', () => {
    const spoken = [
      terms.fr,
      quiz.flatMap(({ question, options }) => [question.fr, ...options.map((option) => option.text.fr)]),
      Object.values(letter).map((text) => ('fr' in text ? text.fr : text.map(({ caption }) => caption.fr))),
      faq.map(({ question, answer }) => [question.fr, answer.fr]),
      companies.map(({ description }) => description.fr),
      Object.values(fieldMessages).map(({ fr }) => fr),
      failureCodes.map((code) => textOf(code, 'fr')),
    ];
    expect(texts(spoken).flatMap(faultsOf)).toEqual([]);
  });
});
