import { describe, expect, it } from 'vitest';
import { answerName } from '#domain/funnel/answer-names.ts';
import { layoutName, sizeName } from './names.ts';

describe('what stored values are called', () => {
  it('is in words, in both languages', () => {
    expect(sizeName('little-storefront', 'fr')).toBe('Petite vitrine');
    expect(layoutName('layout7', 'fr')).toBe('Disposition\u00a07');
    expect(answerName('coverages', 'moderate', 'en')).toBe('Moderate');
  });

  it.each(['valueOf', 'constructor', 'toString', '__proto__'])(
    'is the value itself when nobody named it: %s',
    (stored) => {
      expect(sizeName(stored, 'en')).toBe(stored);
      expect(answerName('purposes', stored, 'fr')).toBe(stored);
    },
  );
});
