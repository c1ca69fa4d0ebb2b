import { expect } from '@playwright/test';
import type { Review, ReviewStory } from '#contract/admin/reviews.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, cut, type MockAnswer, never, refusal } from '../answers.ts';
import type { Screen } from '../screen.ts';

const now = '2025-10-08T14:40:00.000Z';
const list = '/api/admin/reviews';
const one = '/api/admin/reviews/*';
const preview = '/api/admin/reviews/*/preview';
const link = '/api/manual-reviews/*';

const signedIn = [
  answer('/api/admin/session', {
    email: 'owner@example.com',
    role: 'owner',
    secondFactor: false,
    secondFactorNeeded: false,
  }),
];

const review = (number: number, more: Partial<Review>): Review => ({
  kind: 'review',
  details: null,
  id: `5d0c2f1e-8f0b-4c53-9a5e-0a3c1d2e4f5${number}`,
  state: 'open',
  companyName: 'Galerie Exemple',
  companyAddress: '200, rue Exemple, Montréal (Québec) H2Y 1A1',
  email: 'galerie@example.com',
  storefrontSize: 'hotel',
  selectedLayout: 'layout8',
  language: 'fr',
  createdAt: '2025-10-06T14:20:00.000Z',
  dueAt: '2025-10-07T14:20:00.000Z',
  late: true,
  ...more,
});

const first = review(1, {});
const waiting = [
  first,
  review(2, {
    companyName: 'Boutique Modèle & Filles, fleuristes depuis longtemps',
    email: 'une-adresse-qui-est-tres-longue@example.com',
    storefrontSize: 'grand-storefront',
    selectedLayout: 'layout12',
    language: 'en',
    createdAt: '2025-10-08T14:40:00.000Z',
    dueAt: '2025-10-09T14:40:00.000Z',
    late: false,
  }),
  review(3, {
    companyName: 'Café Exemple',
    email: 'cafe@example.com',
    storefrontSize: null,
    selectedLayout: null,
    state: 'asked',
    createdAt: '2025-10-03T14:40:00.000Z',
    dueAt: null,
    late: false,
  }),
];
const answered = [
  review(4, { state: 'accepted', dueAt: null, late: false }),
  review(5, { state: 'declined', companyName: 'Hôtel Exemple', dueAt: null, late: false }),
];

const story: ReviewStory = {
  ...first,
  now,
  seen: 2,
  offer: null,
  events: [
    {
      id: 2,
      at: '2025-10-07T18:05:00.000Z',
      kind: 'note',
      by: 'owner@example.com',
      words: 'Vue de la rue\u00a0: deux étages de vitres, une marquise.\nÀ rappeler jeudi.',
    },
  ],
};
const accepted: ReviewStory = {
  ...story,
  state: 'accepted',
  dueAt: null,
  late: false,
  seen: 3,
  events: [
    ...story.events,
    { id: 3, at: now, kind: 'accepted', by: 'owner@example.com', words: 'Nous apportons l’échelle.' },
  ],
  offer: {
    postalCode: 'H2Y',
    storefrontSize: 'mid-storefront',
    selectedLayout: 'layout8',
    expiresAt: '2025-10-22T14:40:00.000Z',
    used: false,
  },
};
const letter = {
  subject: 'Votre vitrine est acceptée',
  text: 'Hauteclaire\n\nVotre vitrine est acceptée\n==========================\n\nMerci de votre patience. Une personne de notre équipe a examiné votre vitrine (Galerie Exemple), et nous serions heureux d’en prendre soin.\n\nChoisir un rendez-vous\nhttps://www.example.com/fr/calendar-booking?review=…\n',
};

const previewOf = (subject: string, words: string): MockAnswer =>
  answer(preview, { subject, text: `Hauteclaire\n\n${subject}\n\n${words}\n` });
const question = previewOf('Une question sur votre vitrine', 'Quelle est la hauteur des vitres?');
const refused = previewOf(
  'Votre vitrine',
  'Merci de votre patience. Une personne de notre équipe a examiné votre vitrine (Galerie Exemple), et nous ne pourrions pas en prendre soin comme il se doit.',
);

const read = (json: ReviewStory): MockAnswer[] => [
  ...signedIn,
  answer(list, { reviews: waiting, next: null, waiting: waiting.length, now }),
  answer(one, json),
  answer(preview, letter),
];
const listed = (json: object): MockAnswer[] => [
  ...signedIn,
  answer(list, { next: null, waiting: waiting.length, now, ...json }),
];

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin-review${name}`,
  shows: `the reviews, ${shows}`,
  path: '/admin/reviews',
  answers: listed({ reviews: waiting }),
  until: (visitor) => sees(visitor, 'Galerie Exemple'),
  ...state,
});
const sees = (visitor: Visitor, company: string) =>
  expect(visitor.page.getByRole('button', { name: company }).first()).toBeVisible();

const opened = (name: string, shows: string, state: Partial<Screen> = {}): Screen =>
  screen(name, shows, {
    path: `/admin/reviews?review=${first.id}`,
    answers: read(story),
    until: reads,
    window: true,
    ...state,
  });
const reads = ({ page }: Visitor) =>
  expect(page.getByRole('heading', { level: 2, name: 'Galerie Exemple' })).toBeVisible();

/** Opens one of the three answers: accept, ask, decline. */
const answers =
  (position: number, more: (visitor: Visitor) => Promise<void> = seesLetter) =>
  async (visitor: Visitor): Promise<void> => {
    await reads(visitor);
    await visitor.page.locator('[data-answers] button').nth(position).click();
    await expect(visitor.page.getByRole('dialog')).toBeVisible();
    await more(visitor);
  };
const seesLetter = ({ page }: Visitor) => expect(page.locator('dialog section [lang]')).toBeVisible();
const sends = ({ page }: Visitor) => page.getByRole('dialog').locator('button[type=submit]').click();

const continued = (name: string, shows: string, state: Partial<Screen>): Screen => ({
  name: `review-link-${name}`,
  shows: `the link of an accepted review, ${shows}`,
  path: '/calendar-booking?review=a-link',
  ...state,
  // The page of the appointments had begun to read the calendar.
  faults: ['/api/booked-dates net::ERR_ABORTED', ...(state.faults ?? [])],
});

export const adminReviewScreens: readonly Screen[] = [
  continued('reading', 'while it is read', {
    answers: [never(link)],
    until: ({ page }) => expect(page.getByText(/Checking your link|Vérification de votre lien/)).toBeVisible(),
  }),
  continued('invalid', 'that opens nothing', { answers: [refusal(link, 'REVIEW_LINK_INVALID')] }),
  continued('expired', 'that has expired', { answers: [refusal(link, 'REVIEW_LINK_EXPIRED')] }),
  continued('used', 'that a booking was made with', { answers: [refusal(link, 'REVIEW_LINK_USED')] }),
  continued('unread', 'that could not be read', { answers: [cut(link)], faults: ['net::ERR_FAILED'] }),
  screen('s', 'those that wait'),
  screen('s-answered', 'those that were answered', {
    path: '/admin/reviews?list=answered',
    answers: listed({ reviews: answered }),
  }),
  screen('s-empty', 'nobody waiting', {
    answers: listed({ reviews: [], waiting: 0 }),
    until: ({ page }) => expect(page.locator('.admin-nothing')).toBeVisible(),
  }),
  screen('s-reading', 'while they are read', {
    answers: [...signedIn, never(list)],
    until: ({ page }) => expect(page.locator('.admin-loading')).toBeVisible(),
  }),
  screen('s-failed', 'unread', {
    answers: [...signedIn, cut(list)],
    until: ({ page }) => expect(page.locator('.admin-nothing')).toBeVisible(),
    faults: ['net::ERR_FAILED'],
  }),
  opened('', 'one of them'),
  opened('-accepted', 'one that was accepted', { answers: read(accepted) }),
  opened('-gone', 'one that does not exist', {
    answers: [...listed({ reviews: waiting }), refusal(one, 'NOT_FOUND')],
    until: ({ page }) =>
      expect(page.getByText(/This review does not exist|Cette évaluation n’existe pas/)).toBeVisible(),
  }),
  opened('-accept', 'the acceptance and its mail', { until: answers(0) }),
  opened('-accept-missing', 'an acceptance that lacks something', {
    answers: read({ ...story, companyAddress: 'rue Exemple', storefrontSize: null, selectedLayout: null }),
    until: answers(0, async (visitor) => {
      await sends(visitor);
      await expect(visitor.page.locator('[aria-invalid=true]').first()).toBeVisible();
    }),
  }),
  opened('-ask', 'the question', {
    answers: [...read(story), question],
    until: answers(1, async (visitor) => {
      await visitor.page.getByRole('dialog').locator('textarea').fill('Quelle est la hauteur des vitres?');
      await seesLetter(visitor);
    }),
  }),
  opened('-decline', 'the refusal', { answers: [...read(story), refused], until: answers(2) }),
  opened('-changed', 'an answer that comes second', {
    answers: [...read(story), refused, refusal('/api/admin/reviews/*/decline', 'REVIEW_CHANGED')],
    until: answers(2, async (visitor) => {
      await seesLetter(visitor);
      await sends(visitor);
      await expect(visitor.page.getByRole('alert').last()).not.toBeEmpty();
    }),
  }),
];
