import { expect, it } from 'vitest';
import { languageOf } from './accept-language.ts';

it.each([
  ['fr', 'fr'],
  ['fr-CA', 'fr'],
  ['FR-ca,en;q=0.9', 'fr'],
  ['en-CA,en;q=0.9,fr;q=0.8', 'en'],
  ['en;q=0.5, fr;q=0.9', 'fr'],
  ['fr, en', 'fr'],
  ['en, fr', 'en'],
  ['de, fr;q=0.4', 'fr'],
  ['de', 'en'],
  ['*', 'en'],
  ['*, fr;q=0.5', 'en'],
  ['fr, *;q=0.5', 'fr'],
  ['fr;q=0', 'en'],
  ['fr;q=0, *', 'en'],
  ['fr;q=lots', 'en'],
  ['french', 'en'],
  ['', 'en'],
])('the browser that prefers "%s" is answered in %s', (header, language) => {
  expect(languageOf({ headers: { 'accept-language': header } })).toBe(language);
});

it('English is meant where no language is named', () => {
  expect(languageOf({ headers: {} })).toBe('en');
});
