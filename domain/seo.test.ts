import { describe, expect, it } from 'vitest';
import { isListed, isPersonal, listedPaths, localizedPath, personalPaths } from './seo.ts';

describe('a page about one booking', () => {
  it.each([...personalPaths, '/cancel-booking/a-token', '/admin/integration'])('is %s', (path) =>
    expect(isPersonal(path)).toBe(true),
  );

  it.each(['/', '/faq', '/calendar-booking', '/paymentless', '/confirmations'])('is not %s', (path) =>
    expect(isPersonal(path)).toBe(false),
  );

  it('is never one worth finding', () => {
    expect(listedPaths.filter(isPersonal)).toEqual([]);
    expect(personalPaths.filter(isListed)).toEqual([]);
  });
});

it('the French twin of a page has the same path under /fr', () => {
  expect(['/', '/faq'].map((path) => [localizedPath('en', path), localizedPath('fr', path)])).toEqual([
    ['/', '/fr'],
    ['/faq', '/fr/faq'],
  ]);
});
