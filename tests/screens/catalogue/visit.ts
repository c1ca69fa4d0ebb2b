import { expect } from '@playwright/test';
import { consentVersion } from '#business/consents/consents.ts';
import type { Certificate } from '#contract/certificate.ts';
import type { VisitChanges } from '#contract/visit/self-service.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, cut, mockAnswers, never, refusal } from '../answers.ts';
import { booked, calendarOf, orderNo } from '../facts.ts';
import { drawnPhoto, photographs, seesPhotos } from '../photographs.ts';
import type { Screen } from '../screen.ts';
import { seesDialog, seesToast } from '../steps.ts';

const details = '/api/booking-details/*';
const changes = `${details}/changes`;
const moving = `${details}/move`;
const correcting = `${details}/contact`;
const consents = `${details}/consents`;
const plan = `${details}/plan`;
const photos = `${details}/photos`;
const savedCard = `${details}/saved-card`;

const free: VisitChanges = {
  canMove: true,
  canCancel: true,
  moveUntil: '2025-10-07T13:00:00.000Z',
  noticeHours: 48,
  after: null,
  before: null,
  weatherPath: null,
};
/** Booked a week ago: the link of the message is opened on a later day. */
const whole = answer(details, { ...booked, booking: { ...booked.booking, createdAt: '2025-09-29T14:00:00.000Z' } });
const allowed = answer(changes, free);
const days = answer('/api/booked-dates', calendarOf(['2025-10-09', '2025-10-20']));

/** The days of the season after that of the visit. */
const planned = (visits: number | null) => ({
  textVersion: consentVersion,
  visits,
  choices: [
    { visits: 1, around: ['2026-07-19'] },
    { visits: 2, around: ['2026-05-25', '2026-09-11'] },
    { visits: 3, around: ['2026-05-07', '2026-07-18', '2026-09-29'] },
    { visits: 4, around: ['2026-04-28', '2026-06-21', '2026-08-15', '2026-10-08'] },
  ],
});

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `confirmation-visit-${name}`,
  shows: `the customer’s own page, ${shows}`,
  path: `/confirmation?order=${orderNo}&key=a-key-of-the-letter`,
  ...state,
  // Where a screen is not about them, they have not come yet.
  answers: [never(consents), never(plan), never(savedCard), ...(state.answers ?? [whole, allowed])],
});

const seesVisit = async (visitor: Visitor) => {
  await visitor.isReady();
  await expect(visitor.page.locator('.visit').getByRole('button').first()).toBeVisible();
};
const opens = async (visitor: Visitor) => {
  await seesVisit(visitor);
  await visitor.page.locator('.visit').getByRole('button').first().click();
  await seesDialog(visitor);
};
const picks = async (visitor: Visitor) => {
  await opens(visitor);
  await visitor.page.locator('[data-day="2025-10-14"]').click();
  await expect(visitor.page.getByRole('radio', { checked: true })).toBeVisible();
};
const sends = (visitor: Visitor) => visitor.page.getByRole('dialog').locator('.button-primary').click();
const moves = async (visitor: Visitor) => {
  await picks(visitor);
  await sends(visitor);
};
const corrects = async (visitor: Visitor, email: string) => {
  await seesVisit(visitor);
  await visitor.page.getByRole('button', { name: /^Correct|^Corriger/ }).click();
  await seesDialog(visitor);
  await visitor.page.locator('dialog input[name=email]').fill(email);
  await visitor.page.locator('dialog .button-primary').click();
};
const dialog = (name: string, shows: string, state: Partial<Screen>): Screen =>
  screen(name, shows, { window: true, ...state });

/** How long the visit of the 14th can be moved. */
const moveUntil = '2025-10-12T13:00:00.000Z';

const weatherPath = '/weather-response?token=a-token&action=accept';
const proposal = {
  coatingType: 'complete',
  reasons: ['precipitation'],
  original: { date: '2025-10-09', time: '9:00 AM' },
  proposed: { date: '2025-10-14', time: '9:00 AM' },
  current: { date: '2025-10-09', time: '9:00 AM' },
  answer: null,
  answerBy: '2025-10-08T22:00:00.000Z',
  closed: false,
  canAccept: true,
  canKeepOriginal: true,
  silence: 'keep',
  withdrawn: false,
  otherDays: [],
};

export const visitScreens: readonly Screen[] = [
  screen('saved-card', 'a card kept for the next visit', {
    answers: [whole, allowed, answer(savedCard, { savedCard: { brand: 'visa', last4: '4242', expires: '1229' } })],
    until: async (visitor) => {
      await seesVisit(visitor);
      await expect(visitor.page.locator('[aria-labelledby=saved-card] button')).toBeVisible();
    },
  }),
  screen('reading', 'what can be changed being read', {
    answers: [whole, never(changes)],
    until: async (visitor) => {
      await visitor.isReady();
      await expect(visitor.page.locator('.visit [role=status]')).toHaveText(/(\.\.\.|…)$/);
    },
  }),
  screen('free', 'the visit free to be moved, and whether they may be written to', {
    answers: [
      whole,
      allowed,
      answer(consents, { textVersion: consentVersion, given: ['season'], closed: false }),
      answer(photos, { taken: 0, photos: [] }),
    ],
    until: async (visitor) => {
      await seesVisit(visitor);
      await expect(visitor.page.locator('.consents').getByRole('checkbox').first()).toBeChecked();
      await expect(visitor.page.locator('.photos').getByRole('checkbox')).toBeVisible();
    },
  }),
  screen('new-address', 'the new e-mail address still to be confirmed, and what they agree to closed until then', {
    only: 390,
    answers: [
      answer(details, { ...booked, emailToConfirm: 'galerie@example.com' }),
      allowed,
      answer(consents, { textVersion: consentVersion, given: ['season'], closed: true }),
      answer(photos, { taken: 0, photos: [] }),
    ],
    until: async (visitor) => {
      await seesVisit(visitor);
      await expect(visitor.page.locator('.consents').getByRole('checkbox').first()).toBeDisabled();
      await expect(visitor.page.getByText('galerie@example.com')).toBeVisible();
    },
  }),
  screen('photos', 'the photographs of the visit, which they agreed to see here', {
    answers: [
      answer(details, { ...booked, booking: { ...booked.booking, status: 'completed' } }),
      answer(consents, { textVersion: consentVersion, given: ['photos'], closed: false }),
      answer(photos, { taken: 4, photos: photographs }),
      drawnPhoto(`${photos}/*`),
    ],
    until: async (visitor) => {
      await visitor.isReady();
      await expect(visitor.page.locator('.photos img')).toHaveCount(4);
      await seesPhotos(visitor, '.photos img');
    },
  }),
  screen('plan', 'a yearly plan chosen without the consent that it needs', {
    answers: [whole, allowed, answer(plan, planned(null))],
    until: async (visitor) => {
      await seesVisit(visitor);
      const { page } = visitor;
      await page.locator('.yearly-plan').getByRole('radio', { name: '2' }).check();
      await page.locator('.yearly-plan button[type=submit]').click();
      await expect(page.locator('.yearly-plan [aria-invalid]')).toBeVisible();
    },
  }),
  screen('plan-live', 'a yearly plan, and another number of visits pressed', {
    answers: [whole, allowed, answer(plan, planned(2))],
    until: async (visitor) => {
      await seesVisit(visitor);
      await visitor.page.locator('.yearly-plan').getByRole('radio', { name: '3' }).check();
      await expect(visitor.page.locator('.yearly-plan').getByRole('button')).toHaveCount(2);
    },
  }),
  screen('late', 'too late to move it', {
    answers: [whole, answer(changes, { ...free, canMove: false })],
    until: seesVisit,
  }),
  screen('weather', 'another day held because of the weather', {
    answers: [whole, answer(changes, { ...free, weatherPath }), answer('/api/weather-proposal/*', proposal)],
    until: async (visitor) => {
      await seesVisit(visitor);
      await expect(visitor.page.locator('.visit h3')).toBeVisible();
      await expect(visitor.page.locator('.visit')).toContainText('14');
    },
  }),
  screen('unread', 'what can be changed not read', {
    answers: [whole, cut(changes)],
    faults: ['net::ERR_FAILED'],
    until: async (visitor) => {
      await visitor.isReady();
      await expect(visitor.page.locator('.visit').getByRole('alert')).toBeVisible();
    },
  }),
  dialog('days', 'another day to choose', { answers: [whole, allowed, days], until: opens }),
  dialog('chosen', 'another day chosen', { answers: [whole, allowed, days], until: picks }),
  dialog('days-failed', 'the days not loaded', {
    answers: [whole, allowed, cut('/api/booked-dates')],
    faults: ['net::ERR_FAILED'],
    until: async (visitor) => {
      await opens(visitor);
      await expect(visitor.page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  }),
  dialog('moving', 'being moved', {
    answers: [whole, allowed, days, never(moving)],
    until: async (visitor) => {
      await moves(visitor);
      await expect(visitor.page.locator('dialog [aria-busy=true]')).toBeVisible();
    },
  }),
  dialog('taken', 'the new day taken meanwhile', {
    answers: [whole, allowed, days, refusal(moving, 'DATE_TAKEN')],
    until: async (visitor) => {
      await picks(visitor);
      await mockAnswers(visitor.page, [
        answer('/api/booked-dates', calendarOf(['2025-10-09', '2025-10-14', '2025-10-20'])),
      ]);
      await sends(visitor);
      await expect(visitor.page.locator('dialog .notice')).toBeVisible();
    },
  }),
  dialog('too-late', 'too late meanwhile', {
    answers: [whole, allowed, days, refusal(moving, 'MOVE_TOO_LATE')],
    until: async (visitor) => {
      await moves(visitor);
      await expect(visitor.page.locator('dialog').getByRole('alert')).toBeVisible();
    },
  }),
  dialog('unsure', 'no answer to the move', {
    answers: [whole, allowed, days, cut(moving)],
    faults: ['net::ERR_FAILED'],
    until: async (visitor) => {
      await moves(visitor);
      await expect(visitor.page.locator('dialog').getByRole('alert')).toBeVisible();
    },
  }),
  dialog('contact', 'the contact details, with an address that is none', {
    until: async (visitor) => {
      await corrects(visitor, 'camille@');
      await expect(visitor.page.locator('dialog [aria-invalid]')).toBeFocused();
    },
  }),
  dialog('contact-unsure', 'no answer to the contact details', {
    only: 390,
    answers: [whole, allowed, cut(correcting)],
    faults: ['net::ERR_FAILED'],
    until: async (visitor) => {
      await corrects(visitor, 'boutique@example.com');
      await expect(visitor.page.locator('dialog').getByRole('alert')).toBeVisible();
    },
  }),
  screen('moved', 'moved', {
    answers: [
      whole,
      allowed,
      days,
      answer(moving, { appointmentDate: '2025-10-14', appointmentTime: '9:00 AM', moveUntil }),
    ],
    window: true,
    until: async (visitor) => {
      await picks(visitor);
      await mockAnswers(visitor.page, [answer(changes, { ...free, moveUntil })]);
      await sends(visitor);
      await seesToast(visitor);
      await expect(visitor.page.getByRole('dialog')).toHaveCount(0);
    },
  }),
];

const confirming = '/api/certificates/*';
const confirmed: Certificate = {
  number: 'K7QF-2M9X',
  state: 'valid',
  coatingType: 'complete',
  visitDate: '2025-10-02',
  validUntil: '2040-10-02',
  selectedLayout: 'layout8',
  storefrontSize: 'little-storefront',
};
const certificate = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `certificate-${name}`,
  shows: `the certificate page, ${shows}`,
  path: '/certificate/K7QF-2M9X',
  answers: [answer(confirming, confirmed)],
  ...state,
});

export const certificateScreens: readonly Screen[] = [
  certificate('number', 'asking for a number', { path: '/certificate', answers: [] }),
  certificate('valid', 'that confirms a number'),
  certificate('withdrawn', 'of a number that was withdrawn', {
    answers: [answer(confirming, { ...confirmed, state: 'withdrawn' })],
  }),
  certificate('unknown', 'of a number that nobody has', { answers: [refusal(confirming, 'CERTIFICATE_NOT_FOUND')] }),
  certificate('unread', 'of a number that was not looked up', {
    answers: [cut(confirming)],
    faults: ['net::ERR_FAILED'],
    until: async ({ page }) => expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
  }),
];

/** The visit was yesterday and is done. */
const done = {
  ...booked.booking,
  status: 'completed',
  appointmentDate: '2025-10-02',
  createdAt: '2025-09-22T14:00:00.000Z',
};

export const doneScreens: readonly Screen[] = [
  screen('done', 'with the certificate of a visit that was done', {
    answers: [answer(details, { ...booked, booking: done, certificate: 'K7QF-2M9X' })],
  }),
];
