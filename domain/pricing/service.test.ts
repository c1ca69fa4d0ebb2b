import { describe, expect, it } from 'vitest';
import { coatingTypes, essentialWindows, readCoatingType, refreshableTypes } from './service.ts';

describe('a service', () => {
  it('is one of five', () => {
    expect(coatingTypes).toEqual(['essential', 'complete', 'platinum', 'refresh', 'preservation-preview']);
  });

  it.each(coatingTypes)('is read back under its own name: %s', (type) => {
    expect(readCoatingType(type)).toBe(type);
  });

  it.each([
    ['essentialCoat', 'essential'],
    ['fullCoat', 'complete'],
    ['completeCoat', 'complete'],
    ['platinumCoat', 'platinum'],
    ['preservationRefresh', 'refresh'],
    ['preservationPreview', 'preservation-preview'],
  ])('is read from the older spelling %s as %s', (stored, type) => {
    expect(readCoatingType(stored)).toBe(type);
  });

  it.each(['', 'Essential', 'full', 'essential ', 'constructor', '__proto__', 'toString'])(
    'is not read from %j',
    (stored) => {
      expect(readCoatingType(stored)).toBeNull();
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
    expect(essentialWindows(size)).toBe(windows);
  });
});
