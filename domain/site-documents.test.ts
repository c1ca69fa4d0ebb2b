import { describe, expect, it } from 'vitest';
import { carriesSecret, needsOwnDocument, policyOf } from './site-documents.ts';

const place = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { path: pathname, query: search };
};
const needsOwn = (next: string, present: string) => needsOwnDocument(place(next), place(present));

describe('the policy of a page', () => {
  it.each([
    ['/payment', 'payment'],
    ['/payment-complete', 'page'],
    ['/admin', 'admin'],
    ['/admin/prices', 'admin'],
    ['/administrator', 'page'],
    ['/crew', 'crew'],
    ['/', 'page'],
    ['/no-such-page', 'page'],
  ])('at %s is that of %s', (path, policy) => {
    expect(policyOf(path)).toBe(policy);
  });
});

describe('an address with a secret', () => {
  it.each([
    '/cancel-booking/t0k3n',
    '/cancel-booking?token=t0k3n',
    '/confirmation?order=HC-1&key=k3y',
    '/weather-response?token=t&action=accept',
    '/calendar-booking?review=r',
    '/calendar-booking?offer=o&day=2025-10-09',
    '/calendar-booking?token=t',
    '/admin/invitation?token=t',
  ])('is %s', (address) => {
    expect(carriesSecret(place(address).path, place(address).query)).toBe(true);
  });

  it.each(['/', '/confirmation?order=HC-1', '/cancel-booking', '/calendar-booking', '/faq?token=t'])(
    'is not %s',
    (address) => {
      expect(carriesSecret(place(address).path, place(address).query)).toBe(false);
    },
  );
});

describe('a document of its own is needed', () => {
  it.each([
    ['/payment', '/calendar-booking'],
    ['/calendar-booking', '/payment'],
    ['/confirmation?order=HC-1', '/payment'],
    ['/admin', '/'],
    ['/', '/admin/prices'],
    ['/crew', '/admin'],
    ['/cancel-booking/t0k3n', '/confirmation?order=HC-1'],
    ['/calendar-booking?token=t', '/calendar-booking'],
  ])('for %s after %s', (next, present) => {
    expect(needsOwn(next, present)).toBe(true);
  });

  it.each([
    ['/storefront-size', '/postal-code'],
    ['/payment', '/payment'],
    ['/admin/prices', '/admin'],
    ['/calendar-booking', '/calendar-booking?review=r'],
    ['/weather-response?token=t&action=decline', '/weather-response?token=t&action=accept'],
  ])('not for %s after %s', (next, present) => {
    expect(needsOwn(next, present)).toBe(false);
  });
});
