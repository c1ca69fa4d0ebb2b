import { expect } from '@playwright/test';
import { defaultPrices } from '#business/prices.ts';
import type { PriceVersion } from '#contract/admin/business/prices.ts';
import { cents } from '#domain/money.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, cut, never } from '../../answers.ts';
import type { Screen } from '../../screen.ts';
import { signedIn } from '../admin.ts';

const read = '/api/admin/prices';
const { petite } = defaultPrices.tiers;
const list = {
  ...defaultPrices,
  tiers: { ...defaultPrices.tiers, petite: { ...petite, first: { ...petite.first, complete: cents(189_500) } } },
};
const by = 'owner@example.com';
const set = { list, by, createdAt: '2025-09-30T15:04:00.000Z' };

const versions: PriceVersion[] = [
  { ...set, id: 2, state: 'coming', startsAt: '2026-04-01T04:00:00.000Z', note: 'Next season' },
  { ...set, id: 1, state: 'current', startsAt: '2025-09-30T15:04:00.000Z', note: null },
  { id: 0, state: 'past', startsAt: null, list: defaultPrices, note: null, createdAt: null, by: null },
];

const place = ({ page }: Visitor, name: string | RegExp) => page.getByRole('textbox', { name });

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin-prices${name}`,
  shows: `the administration, the prices, ${shows}`,
  path: '/admin/prices',
  answers: [...signedIn, answer(read, { versions })],
  until: (visitor) => expect(visitor.page.locator('[aria-labelledby=versions] li')).toHaveCount(3),
  ...state,
});

const first = /^(Little Storefront, Full, Layout 1|Petite vitrine, Complète, Disposition\s1)$/;

export const adminPriceScreens: readonly Screen[] = [
  screen('', 'as they stand'),
  screen('-waiting', 'being read', {
    answers: [...signedIn, never(read)],
    until: (visitor) => expect(visitor.page.locator('.admin-loading')).toBeVisible(),
  }),
  screen('-failed', 'unread', {
    answers: [...signedIn, cut(read)],
    until: (visitor) => expect(visitor.page.getByRole('alert').first()).toBeVisible(),
    faults: ['net::ERR_FAILED'],
  }),
  screen('-wrong', 'with one that is nothing', {
    until: async (visitor) => {
      await place(visitor, first).fill('0');
      await visitor.page.locator('main form [type=submit]').click();
      await expect(visitor.page.locator('.field[data-state=error]')).toHaveCount(1);
      await expect(place(visitor, first)).toBeFocused();
    },
    window: true,
  }),
  screen('-set', 'about to be set', {
    until: async (visitor) => {
      await place(visitor, first).fill('1950');
      await visitor.page.locator('main form [type=submit]').click();
      await expect(visitor.page.getByRole('dialog').locator('li')).toHaveCount(1);
    },
    window: true,
  }),
];
