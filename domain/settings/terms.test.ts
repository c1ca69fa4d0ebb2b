import { describe, expect, it } from 'vitest';
import { termsText, termsVersionOf } from './terms.ts';

const set = { standard: {}, fillIns: { date: { en: 'date', fr: 'date' } } };
const texts = {
  title: { en: 'Terms', fr: 'Conditions' },
  heading1: { en: 'Since when', fr: 'Depuis quand' },
  text1: { en: 'Since {date}.\n\nUntil then: others.', fr: 'Depuis le {date}.\n\nAvant\u00a0: d’autres.' },
};

describe('the terms of a day', () => {
  it('say since when they are in force, in both languages', () => {
    const terms = { version: '2026-03-01', startsOn: '2026-03-01', texts };
    expect(termsText(set, terms, 'en')).toEqual({
      title: 'Terms',
      versionLine: 'Version 2026-03-01, effective March 1, 2026',
      sections: [{ heading: 'Since when', paragraphs: ['Since March 1, 2026.', 'Until then: others.'] }],
    });
    expect(termsText(set, terms, 'fr')).toMatchObject({
      versionLine: 'Version 2026-03-01, en vigueur le 1er\u00a0mars 2026',
      sections: [{ paragraphs: ['Depuis le 1er\u00a0mars 2026.', 'Avant\u00a0: d’autres.'] }],
    });
  });

  it('are named by that day, and numbered where there were others on it', () => {
    expect(termsVersionOf('2026-03-01', new Set(['2025-01-08']))).toBe('2026-03-01');
    expect(termsVersionOf('2026-03-01', new Set(['2026-03-01', '2026-03-01-2']))).toBe('2026-03-01-3');
  });
});
