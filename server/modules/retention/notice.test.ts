import { describe, expect, it } from 'vitest';
import { privacyNotice } from '#business/privacy/index.ts';
import { keptLines, keptUnder, period } from '#business/privacy/kept.ts';
import { bookYears, retention } from '#business/retention.ts';
import { languages } from '#domain/language.ts';
import { personalColumns } from './columns.ts';

type Rule = keyof typeof retention;
const isRule = (rule: string): rule is Rule => Object.hasOwn(retention, rule);
const rulesOfPeople = [...new Set(Object.values(personalColumns).flatMap((columns) => Object.values(columns)))].filter(
  isRule,
);

describe.each(languages)('the privacy notice in %s', (language) => {
  it('names every kind of record about a person, for as long as it is kept', () => {
    expect(rulesOfPeople.length).toBeGreaterThan(5);
    for (const rule of rulesOfPeople) {
      const line = keptLines(language).find((one) => one.startsWith(keptUnder[rule]?.[language] ?? '–'));
      expect([rule, line]).toEqual([rule, expect.stringContaining(period(retention[rule].days, language))]);
    }
    expect(keptLines(language).join()).toContain(`${bookYears}${language === 'fr' ? '\u00a0ans' : ' years'}`);
  });

  it('has these lines, and the same parts in the other language', () => {
    const shape = (of: 'en' | 'fr') =>
      privacyNotice[of].sections.map(({ paragraphs, items }) => [paragraphs.length, items?.length ?? 0]);
    expect(privacyNotice[language].sections.flatMap(({ items = [] }) => items)).toEqual(
      expect.arrayContaining(keptLines(language)),
    );
    expect(shape('fr')).toEqual(shape('en'));
  });
});

it.each([
  [1, '1 day', '1\u00a0jour'],
  [90, '90 days', '90\u00a0jours'],
  [365, '1 year', '12\u00a0mois'],
  [1095, '3 years', '3\u00a0ans'],
])('%i days are %s, %s', (days, en, fr) => {
  expect([period(days, 'en'), period(days, 'fr')]).toEqual([en, fr]);
});
