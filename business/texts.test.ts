import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { inBraces, textSetNames } from '#domain/settings/text-words.ts';
import { faultsOfTexts } from '#domain/settings/texts.ts';
import { textSets } from './texts.ts';

/** A word in braces by its meaning, which is that of the languages' words for it. */
const meanings = new Map(
  Object.values(textSets).flatMap(({ fillIns }) =>
    Object.entries(fillIns).flatMap(([name, words]) =>
      languages.map((language) => [`${language} ${words[language]}`, name]),
    ),
  ),
);

type Twin = { place: string; en: string; fr: string };

/** All that is said in a value; what is filled in by a function is none of the owner's words. */
const wordsOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(wordsOf).join('\n')
    : typeof value === 'string'
      ? value
      : '';

/** Every text in both languages in a value, however deep. */
function twinsIn(place: string, value: unknown): Twin[] {
  if (typeof value !== 'object' || value === null) return [];
  const { en, fr } = value as { en?: unknown; fr?: unknown };
  if (en !== undefined && fr !== undefined) return [{ place, en: wordsOf(en), fr: wordsOf(fr) }];
  return Object.entries(value).flatMap(([name, member]) => twinsIn(`${place}.${name}`, member));
}

const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] }).sort();
const twins = (
  await Promise.all(
    files.map(async (file) => twinsIn(file, { ...((await import(join(import.meta.dirname, file))) as object) })),
  )
).flat();

const factsIn = (text: string, language: 'en' | 'fr') =>
  [...text.matchAll(inBraces)].map(([, word]) => meanings.get(`${language} ${word}`) ?? `unknown: ${word}`).sort();

describe('the words in braces of every text of the house', () => {
  it('are looked for in all of them', () => {
    expect(twins.length).toBeGreaterThan(150);
    for (const file of [
      'terms/index.ts',
      'mails.ts',
      'about.ts',
      'faq.ts',
      'quiz.ts',
      'companies.ts',
      'consents/text-consent.ts',
    ])
      expect(files).toContain(file);
  });

  it('are the same in both languages', () => {
    const unlike = twins.filter(
      ({ en, fr }) => JSON.stringify(factsIn(en, 'en')) !== JSON.stringify(factsIn(fr, 'fr')),
    );
    expect(unlike).toEqual([]);
  });

  it.each(textSetNames)('are as an owner could save them (%s)', (name) => {
    expect(faultsOfTexts(textSets[name], textSets[name].standard)).toEqual(new Map());
  });
});
