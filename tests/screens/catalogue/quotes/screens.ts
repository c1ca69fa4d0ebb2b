import { expect } from '@playwright/test';
import { proofNames } from '#business/papers/proofs.ts';
import type { ListedQuote } from '#contract/admin/quotes.ts';
import type { WrittenQuote } from '#contract/links/quotes.ts';
import { proofKinds } from '#domain/documents/proofs.ts';
import { cents } from '#domain/money.ts';
import { quoteAt } from '#domain/pricing/tax.ts';
import { answer, cut, refusal } from '../../answers.ts';
import { orderNo } from '../../facts.ts';
import type { Screen } from '../../screen.ts';
import { seesDialog } from '../../steps.ts';
import { signedIn } from '../admin.ts';

const read = '/api/quotes/*';
const rates = { gst: 5000, qst: 9975 };

const storefront = {
  ...{ place: 0, address: '300, rue Exemple, Montréal', storefrontSize: 'hotel', selectedLayout: 'layout12' },
  ...{ coatingType: 'complete', words: 'Hall, 14 m × 4 m', quote: quoteAt(cents(480_000), rates), visit: null },
} satisfies WrittenQuote['storefronts'][number];
const second = {
  ...{ ...storefront, place: 1, address: '302, rue Exemple, Montréal', storefrontSize: 'grand-storefront' as const },
  ...{ selectedLayout: 'layout8' as const, words: '', quote: quoteAt(cents(226_500), rates) },
};
const visit = {
  ...{ state: 'ready', appointmentDate: '2025-10-14', appointmentTime: '9:00 AM', orderNo: null },
  ...{ until: '2025-10-08T13:00:00.000Z', token: 'a-token' },
} satisfies WrittenQuote['storefronts'][number]['visit'];

const quote = (more: Partial<WrittenQuote> = {}): WrittenQuote => ({
  ...{
    state: 'open',
    businessName: 'Hôtel Exemple',
    contactName: 'Camille Exemple',
    until: '2025-11-05T17:00:00.000Z',
  },
  words: 'Ruelle Exemple, 6:00–8:00',
  storefronts: [storefront, second],
  total: { base: 706_500, gst: 35_325, qst: 70_473, total: 812_298, taxRates: rates },
  proofs: proofKinds.map((kind) => ({ kind, name: proofNames[kind] })),
  ...more,
});

const screen = (name: string, shows: string, state: Partial<Screen>): Screen => ({
  name: `quote${name}`,
  shows: `a quote in writing, ${shows}`,
  path: '/quotes?token=a-token',
  until: (visitor) => visitor.isReady(),
  ...state,
});

export const quoteScreens: readonly Screen[] = [
  screen('', 'to be accepted', { answers: [answer(read, quote())], only: 390 }),
  screen('-accepted', 'with a day held, a day paid and one to choose', {
    only: 1280,
    answers: [
      answer(
        read,
        quote({
          state: 'accepted',
          storefronts: [
            { ...storefront, visit },
            { ...second, visit: { ...visit, state: 'paid', orderNo, token: null } },
            { ...second, place: 2, address: '304, rue Exemple, Montréal' },
          ],
        }),
      ),
    ],
  }),
  screen('-expired', 'after its time', { answers: [answer(read, quote({ state: 'expired' }))], only: 390 }),
  screen('-invalid', 'unknown', { answers: [refusal(read, 'QUOTE_LINK_INVALID')], only: 1280 }),
  screen('-unread', 'not read', { answers: [cut(read)], only: 390, faults: ['net::ERR_FAILED'] }),
];

const listed = (more: Partial<ListedQuote> = {}): ListedQuote => {
  const { words: _, proofs: __, storefronts, ...shown } = quote();
  return {
    ...{ ...shown, id: '11111111-1111-4111-8111-111111111111', createdAt: '2025-10-06T13:00:00.000Z', language: 'fr' },
    storefronts: storefronts.map(({ place, address, coatingType, quote: { total } }) => ({
      ...{ place, address, coatingType, total },
      visit: null,
    })),
    ...more,
  };
};
const paid = { state: 'paid', appointmentDate: '2025-10-14', appointmentTime: '9:00 AM', orderNo } as const;
const quotes: ListedQuote[] = [
  listed(),
  listed({
    ...{ id: '2', state: 'accepted', businessName: 'Galerie Exemple' },
    storefronts: listed().storefronts.map((one, place) => ({ ...one, visit: place === 0 ? paid : null })),
  }),
  listed({ id: '3', state: 'expired', businessName: '' }),
];

const list = '/api/admin/quotes';
const admin = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin-quotes${name}`,
  shows: `the administration, quotes in writing, ${shows}`,
  path: '/admin/quotes',
  answers: [...signedIn, answer(list, { quotes, next: null })],
  until: (visitor) => expect(visitor.page.locator('[aria-labelledby=quotes-sent] li > ul')).toHaveCount(3),
  ...state,
});

export const adminQuoteScreens: readonly Screen[] = [
  admin('', 'with those that were sent', { only: 1280 }),
  admin('-missing', 'with what is missing', {
    only: 390,
    until: async ({ page }) => {
      await page.locator('main form > [type=submit]').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    },
  }),
  admin('-withdraw', 'asking whether one is withdrawn', {
    only: 1280,
    until: async (visitor) => {
      await visitor.page.locator('[aria-labelledby=quotes-sent] button').first().click();
      await seesDialog(visitor);
    },
  }),
  admin('-unread', 'not read', {
    only: 390,
    answers: [...signedIn, cut(list)],
    until: (visitor) => expect(visitor.page.locator('.admin-nothing button')).toBeVisible(),
  }),
];
