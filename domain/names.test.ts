import { describe, expect, it } from 'vitest';
import { answerName, layoutName, serviceName, servicesNamed, sizeName } from './names.ts';

describe('what stored values are called', () => {
  it('is in words, in both languages', () => {
    expect(sizeName('little-storefront', 'fr')).toBe('Petite vitrine');
    expect(serviceName('complete', 'en')).toBe('Full Preservation');
    expect(layoutName('layout7', 'fr')).toBe('Disposition\u00a07');
    expect(answerName('coverages', 'moderate', 'en')).toBe('Moderate');
  });

  it.each(['valueOf', 'constructor', 'toString', '__proto__'])(
    'is the value itself when nobody named it: %s',
    (stored) => {
      expect(sizeName(stored, 'en').toLowerCase()).toBe(stored.toLowerCase());
      expect(answerName('purposes', stored, 'fr')).toBe(stored);
    },
  );
});

describe('a service, looked for by a word of its name or the beginning of its badge', () => {
  it.each([
    ['Full', ['complete']],
    ['complète', ['complete']],
    ['COMPLETE', ['complete']],
    ['plat', ['platinum']],
    ['Aperçu', ['preservation-preview']],
    ['pre', ['preservation-preview']],
    ['rafraichissement', ['refresh']],
    ['ess', ['essential']],
    ['Préservation', ['essential', 'complete', 'platinum', 'refresh', 'preservation-preview']],
    ['fu', []],
    ['Fullerton', []],
    ['', []],
  ])('%s', (typed, found) => {
    expect(servicesNamed(typed)).toEqual(found);
  });
});
