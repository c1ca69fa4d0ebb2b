import { expect } from '@playwright/test';
import { drafts } from '#tests/e2e/support/drafts.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { never, refusal } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { seesDialog, seesToast } from '../steps.ts';

const asksScale = (size: 'little' | 'mid' | 'grand') => async (visitor: Visitor) => {
  await visitor.isReady();
  await visitor.picksSize(size);
  await seesDialog(visitor);
};

const question = (number: 1 | 2 | 3): Screen => ({
  name: `sentiment-${number}`,
  shows: `question ${number} of the quiz`,
  path: '/sentiment',
  draft: { ...drafts.facade, quizAnswers: (['B', 'C'] as const).slice(0, number - 1) },
});

const fillsReview = async (visitor: Visitor) => {
  const { page } = visitor;
  await visitor.isReady();
  const [company, address, email] = await page.getByRole('main').getByRole('textbox').all();
  await company?.fill('Boutique Exemple');
  await address?.fill('100, rue Exemple, Montréal');
  await email?.fill('camille@example.com');
  await sendsReview(visitor);
};
const sendsReview = async ({ page }: Visitor) => page.getByRole('main').locator('[type=submit]').click();

export const funnelScreens: readonly Screen[] = [
  { name: 'landing', shows: 'the landing page without movement', path: '/', walked: true },
  { name: 'postal-code', shows: 'the postal code', path: '/postal-code', walked: true },
  {
    name: 'postal-code-error',
    shows: 'the postal code, too short',
    path: '/postal-code',
    until: async (visitor) => {
      await visitor.isReady();
      await visitor.givesPostalCode('H2');
      await expect(visitor.page.locator('[aria-invalid=true]')).toBeVisible();
    },
  },
  {
    name: 'other-companies',
    shows: 'other companies, after an area that is blocked',
    walked: true,
    path: '/postal-code',
    until: async (visitor) => {
      await visitor.isReady();
      await visitor.givesPostalCode('H4C');
      await visitor.isAt('/other-companies');
    },
  },
  {
    name: 'other-companies-quote',
    shows: 'other companies, and a quote for a hotel',
    path: '/other-companies',
    draft: { ...drafts.served, storefrontSize: 'hotel' },
  },
  { name: 'storefront-size', shows: 'the six sizes', path: '/storefront-size', draft: drafts.served, walked: true },
  {
    name: 'storefront-size-chosen',
    shows: 'the six sizes, one chosen',
    path: '/storefront-size',
    draft: drafts.little,
  },
  ...(['little', 'mid', 'grand'] as const).map(
    (size): Screen => ({
      name: `storefront-size-scale-${size}`,
      shows: `the question about the scale of a ${size} storefront`,
      path: '/storefront-size',
      draft: drafts.served,
      window: true,
      until: asksScale(size),
    }),
  ),
  {
    name: 'storefront-size-multiple',
    shows: 'the question about multiple businesses',
    path: '/storefront-size',
    draft: drafts.served,
    window: true,
    until: async (visitor) => {
      await asksScale('grand')(visitor);
      await visitor.confirmsScale();
      await visitor.isTold(visitor.words.multipleQuestion);
    },
  },
  {
    name: 'storefront-size-evaluating',
    shows: 'the weighing of a hotel',
    path: '/storefront-size',
    draft: drafts.served,
    window: true,
    until: async (visitor) => {
      await visitor.isReady();
      await visitor.picksSize('hotel');
      await visitor.isTold(visitor.words.evaluating);
    },
  },
  {
    name: 'glass-coverage',
    shows: 'the fourteen layouts',
    walked: true,
    path: '/glass-coverage',
    draft: drafts.little,
  },
  {
    name: 'glass-coverage-chosen',
    shows: 'the fourteen layouts, one chosen',
    path: '/glass-coverage',
    draft: drafts.facade,
  },
  { ...question(1), walked: true },
  question(2),
  question(3),
  {
    name: 'sentiment-evaluating',
    shows: 'the weighing of the answers',
    path: '/sentiment',
    draft: { ...drafts.facade, quizAnswers: ['B', 'C', 'A'] },
    window: true,
    until: (visitor) => visitor.isTold(visitor.words.evaluating),
  },
  {
    name: 'sentiment-passed',
    shows: 'the quiz, seen again after it was passed',
    path: '/sentiment',
    draft: drafts.aligned,
  },
  {
    name: 'alignment-success',
    shows: 'the success of the quiz',
    path: '/alignment-success',
    draft: drafts.aligned,
    walked: true,
  },
  { name: 'manual-review', shows: 'the manual review', path: '/manual-review', draft: drafts.facade, walked: true },
  {
    name: 'manual-review-errors',
    shows: 'the manual review, every field wrong',
    path: '/manual-review',
    draft: drafts.facade,
    until: async (visitor) => {
      await visitor.isReady();
      await sendsReview(visitor);
      await expect(visitor.page.locator('[aria-invalid=true]')).toHaveCount(3);
    },
  },
  {
    name: 'manual-review-sending',
    shows: 'the manual review, under way',
    path: '/manual-review',
    draft: drafts.facade,
    answers: [never('/api/manual-review')],
    until: async (visitor) => {
      await fillsReview(visitor);
      await expect(visitor.page.locator('[type=submit]')).toHaveText(/(\.\.\.|…)$/);
    },
  },
  {
    name: 'manual-review-sent',
    shows: 'the manual review, sent',
    path: '/manual-review',
    draft: drafts.facade,
    window: true,
    until: async (visitor) => {
      await fillsReview(visitor);
      await seesToast(visitor);
    },
  },
  {
    name: 'manual-review-failed',
    shows: 'the manual review, not sent',
    path: '/manual-review',
    draft: drafts.facade,
    answers: [refusal('/api/manual-review', 'UNEXPECTED')],
    faults: ['status of 500'],
    window: true,
    until: async (visitor) => {
      await fillsReview(visitor);
      await seesToast(visitor);
    },
  },
];
