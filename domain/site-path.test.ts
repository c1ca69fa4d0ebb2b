import { expect, test } from 'vitest';
import { localizedPath, splitPath } from './site-path.ts';

test('the language stands before the path, French under /fr and English at the root', () => {
  expect(splitPath('/')).toEqual({ language: 'en', path: '/' });
  expect(splitPath('/payment/')).toEqual({ language: 'en', path: '/payment' });
  expect(splitPath('/fr')).toEqual({ language: 'fr', path: '/' });
  expect(splitPath('/fr/payment')).toEqual({ language: 'fr', path: '/payment' });
  expect(splitPath('/frame')).toEqual({ language: 'en', path: '/frame' });
});

test('an address is made for the language, and left alone when it is not a path', () => {
  expect(localizedPath('fr', '/')).toBe('/fr');
  expect(localizedPath('fr', '/payment?x=1')).toBe('/fr/payment?x=1');
  expect(localizedPath('en', '/payment')).toBe('/payment');
  expect(localizedPath('fr', 'tel:+15145550142')).toBe('tel:+15145550142');
});
