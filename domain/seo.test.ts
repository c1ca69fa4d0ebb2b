import { describe, expect, it } from 'vitest';
import { isPersonal, personalPaths } from './personal-paths.ts';
import { isListed, listedPaths } from './seo.ts';

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
