import { expect, it } from 'vitest';
import { buttonFrom, linkFrom } from './links.ts';

it('a source has a link to the first page in each language, and a button that is that link and nothing else', () => {
  expect(linkFrom('https://example.com', 'van', 'en')).toBe('https://example.com/?s=van');
  expect(linkFrom('https://example.com', 'van', 'fr')).toMatch(/^https:\/\/example\.com\/fr\/?\?s=van$/);
  const button = buttonFrom('https://example.com', 'van', 'fr');
  expect(button).toContain(`href="${linkFrom('https://example.com', 'van', 'fr')}"`);
  expect(button).not.toMatch(/script|img|iframe|onclick/);
});
