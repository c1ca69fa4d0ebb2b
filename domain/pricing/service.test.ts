import { describe, expect, it } from 'vitest';
import { offerOf } from '#business/service-cards.ts';
import { wordsOfService } from '#business/service-words.ts';
import { refreshableTypes, serviceKeys, serviceName, serviceOf, services } from '#business/services.ts';
import { faultOfServices, type Service, servicesNamed, withWindows } from './service.ts';

describe('a service', () => {
  it('is one of five', () => {
    expect(serviceKeys).toEqual(['essential', 'complete', 'platinum', 'refresh', 'preservation-preview']);
    expect(serviceName('complete', 'en')).toBe('Full Preservation');
  });

  it.each(serviceKeys)('is read back under its own name: %s', (key) => {
    expect(serviceOf(key)?.key).toBe(key);
  });

  it.each([
    ['essentialCoat', 'essential'],
    ['fullCoat', 'complete'],
    ['completeCoat', 'complete'],
    ['platinumCoat', 'platinum'],
    ['preservationRefresh', 'refresh'],
    ['preservationPreview', 'preservation-preview'],
  ])('is read from the older spelling %s as %s', (stored, key) => {
    expect(serviceOf(stored)?.key).toBe(key);
  });

  it.each(['', 'Essential', 'full', 'essential ', 'constructor', '__proto__', 'toString'])(
    'is not read from %j, and has a name all the same',
    (stored) => {
      expect(serviceOf(stored)).toBeNull();
      expect(serviceName(stored, 'en')).toBe('Window Preservation Service');
    },
  );

  it('makes a client who may come back for a refresh, except a refresh and a preview', () => {
    expect(refreshableTypes.toSorted()).toEqual(['complete', 'essential', 'platinum']);
  });
});

describe('Essential Preservation', () => {
  it.each([
    ['little-storefront', 3],
    ['mid-storefront', 5],
    ['grand-storefront', 7],
    ['standalone-building-mall', 3],
    ['strip-mall', 3],
    ['hotel', 3],
    ['', 3],
  ] as const)('of %j coats %i exterior windows', (size, windows) => {
    const text = { en: '{windows} windows', fr: '{windows} vitres' };
    const essential = offerOf('essential');
    expect(essential && withWindows(essential, text, { size, language: 'en' })).toBe(`${windows} windows`);
  });
});

describe('what a brand sells', () => {
  const [one] = services as [Service];
  it('has no fault', () => expect(faultOfServices(services, wordsOfService)).toBeNull());

  it.each<[string, readonly Service[], string]>([
    ['nothing', [], 'nothing is sold'],
    ['one key twice', [one, one], 'two services are called essential'],
    [
      'two with limited places',
      [
        { ...one, places: 3 },
        { ...one, key: 'b', places: 4 },
      ],
      'essential and b: one service may have limited places',
    ],
    [
      'a warranty without the words of its certificate',
      [{ ...one, steps: ['arrive'] }],
      'essential: a warranty and the words of its certificate go together',
    ],
  ])('is refused in one line with %s', (_, sold, fault) => {
    expect(faultOfServices(sold, wordsOfService)).toBe(fault);
  });
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
    expect(servicesNamed(typed, services)).toEqual(found);
  });
});
