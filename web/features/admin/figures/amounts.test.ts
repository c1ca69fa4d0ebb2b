import { expect, it } from 'vitest';
import { dollarsOf, moneyOf, numberOf, shareOf, shortDollarsOf } from './amounts.ts';

const both = (make: (language: 'en' | 'fr') => string) => [make('en'), make('fr')];

it('money stands as each language writes it, with its sign in front when it is owed', () => {
  expect(both((language) => moneyOf(126_473, language))).toEqual(['$1,264.73', '1\u00a0264,73\u00a0$']);
  expect(both((language) => moneyOf(-5, language))).toEqual(['−$0.05', '−0,05\u00a0$']);
});

it('at a glance money has no cents, and thousands a letter', () => {
  expect(both((language) => dollarsOf(126_473, language))).toEqual(['$1,265', '1\u00a0265\u00a0$']);
  expect(both((language) => shortDollarsOf(1_240_000, language))).toEqual(['$12.4K', '12,4\u00a0k\u00a0$']);
  expect(shortDollarsOf(0, 'fr')).toBe('');
});

it('a share is a whole percentage, and none of nothing', () => {
  expect(both((language) => shareOf(3, 4, language))).toEqual(['75%', '75\u00a0%']);
  expect(shareOf(3, 0, 'en')).toBe('');
  expect(both((language) => numberOf(12_345, language))).toEqual(['12,345', '12\u00a0345']);
});
