import { expect } from '@playwright/test';
import { drafts } from '#tests/e2e/support/drafts.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { emptyDraft } from '#web/state/draft-schema.ts';
import { answer, cut, never, refusal } from '../answers.ts';
import { calendarOf, daysOf, refreshListed, soldOut } from '../facts.ts';
import type { Screen } from '../screen.ts';
import { seesDialog, seesHeading, seesNotice, seesToast } from '../steps.ts';

/** Rain on the day that is chosen too; nothing is shown on days that cannot be. */
const forecast = {
  '2025-10-07': 'clear',
  '2025-10-08': 'rain',
  '2025-10-09': 'rain',
  '2025-10-13': 'rain',
  '2025-10-14': 'clear',
  '2025-10-20': 'clear',
};

const octoberDays = daysOf('2025-10');

type State = Partial<Omit<Screen, 'name' | 'shows'>>;
const calendar = (name: string, shows: string, state: State = {}): Screen => ({
  name: name === '' ? 'calendar-booking' : `calendar-booking-${name}`,
  shows: shows === '' ? 'the calendar' : `the calendar, ${shows}`,
  path: '/calendar-booking',
  draft: drafts.aligned,
  ...state,
  until: async (visitor) => {
    await (state.until ? state.until(visitor) : visitor.isReady());
    await seesInvitation(visitor);
  },
});

/** Where a day is taken, the way onto the waiting list comes after the page's own code. */
const seesInvitation = async ({ page }: Visitor): Promise<void> => {
  if ((await page.locator('.month-day[data-state=booked]').count()) === 0) return;
  await expect(page.getByText(/^(Tell me when a day frees|Prévenez-moi si une journée se libère)$/)).toBeVisible();
};

const totals = async (visitor: Visitor) => {
  await visitor.isReady();
  await expect(visitor.page.locator('.type-total').filter({ hasText: /\d/, visible: true }).first()).toBeVisible();
};
/** What sends the price comes after the page's own code; on phones it is in the sheet. */
export const seesPriceOffer = ({ page }: Visitor) =>
  expect(page.getByText(/^(Send me this price|Recevoir ce prix)$/).first()).toBeAttached();
const offered = async (visitor: Visitor) => {
  await totals(visitor);
  await seesPriceOffer(visitor);
};
const sheet = async (visitor: Visitor) => {
  await offered(visitor);
  await visitor.page.locator('.summary-bar [aria-haspopup=dialog]').click();
  await expect(visitor.page.getByRole('dialog').getByText(/^(Send me this price|Recevoir ce prix)$/)).toBeVisible();
};

/** The form that sends the price, filled in as far as there is something to say. */
const letter = (name: string, shows: string, { email, ...state }: State & { email?: string } = {}): Screen =>
  calendar(name === '' ? 'letter' : `letter-${name}`, `the price to be sent${shows}`, {
    draft: drafts.chosen,
    window: true,
    only: 390,
    ...state,
    until: async (visitor) => {
      await sheet(visitor);
      const { page } = visitor;
      await page
        .getByRole('dialog')
        .getByText(/^(Send me this price|Recevoir ce prix)$/)
        .click();
      await expect(page.getByRole('checkbox', { name: /once|une seule fois/ })).toBeVisible();
      if (email === undefined) return;
      const form = page.getByRole('dialog').filter({ has: page.locator('[name=remind]') });
      await form.locator('[name=email]').fill(email);
      await form.locator('button[type=submit]').click();
      await state.until?.(visitor);
    },
  });
const sending = '/api/price-letters';

/** The link of a price, whose answer is one that the funnel could give. */
const priceLink = {
  ...{ postalCode: 'H2Y', storefrontSize: 'little-storefront', selectedLayout: 'layout8', monthlyService: 'no' },
  ...{ coatingType: 'complete', feeling: 'impressed', aesthetic: 'curated', purpose: 'photographed' },
  ...{ appointmentDate: '2025-10-09', appointmentTime: '9:00 AM', email: 'camille@example.com', companyName: null },
  ...{ sentOn: '2025-10-01', changed: true },
};

const prices = async (visitor: Visitor) => {
  await visitor.isReady();
  await expect(visitor.page.getByRole('radio', { name: /\$/ })).toHaveCount(5);
};

const readsToTheEnd = async ({ page, words }: Visitor): Promise<void> => {
  await page.locator('.dialog-body').evaluate((body) => body.scrollTo({ top: body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('dialog').getByRole('button', { name: words.accept })).toBeVisible();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^100\s?%/)
      .first(),
  ).toBeVisible();
};

const terms = async (visitor: Visitor) => {
  await offered(visitor);
  await visitor.proceeds();
  await seesDialog(visitor);
};

const types = (field: string, text: string) => async (visitor: Visitor) => {
  await visitor.isReady();
  const input = visitor.page.locator(`[name=${field}]`);
  await input.fill(text);
  await input.blur();
};

export const appointmentScreens: readonly Screen[] = [
  calendar('in-demand', 'many days held by checkouts that nobody paid', {
    answers: [
      answer('/api/booked-dates', {
        ...calendarOf(['2025-10-16']),
        inDemand: ['2025-10-07', '2025-10-09', '2025-10-13'],
      }),
    ],
    until: async (visitor) => {
      await visitor.isReady();
      await seesNotice(visitor);
    },
  }),
  calendar('waiting', 'loading', {
    answers: [never('/api/booked-dates')],
    until: async (visitor) => {
      await seesHeading(visitor);
      await expect(visitor.page.locator('.skeleton, [class*=skeleton]').first()).toBeVisible();
    },
  }),
  calendar('', ''),
  calendar('full-days', 'some days taken', {
    answers: [answer('/api/booked-dates', calendarOf(['2025-10-07', '2025-10-13', '2025-10-16', '2025-10-27']))],
  }),
  calendar('forecast', 'with the forecast of the coming days', {
    answers: [answer('/api/booked-dates', calendarOf(['2025-10-16'])), answer('/api/forecast', { days: forecast })],
    draft: drafts.day,
    until: async (visitor) => {
      await visitor.isReady();
      await expect(visitor.page.locator('.month-day[data-outlook=rain]')).toHaveCount(2);
    },
  }),
  calendar('near', 'with the days on which a crew is near, one of them in the rain', {
    answers: [
      answer('/api/booked-dates', calendarOf(['2025-10-16'])),
      answer('/api/forecast', { days: forecast }),
      answer('/api/nearby-days', { days: ['2025-10-09', '2025-10-14', '2025-10-21'] }),
    ],
    draft: drafts.day,
    until: async (visitor) => {
      await visitor.isReady();
      await expect(visitor.page.locator('.month-day[data-near]')).toHaveCount(3);
    },
  }),
  calendar('failed', 'not loaded', {
    answers: [cut('/api/booked-dates')],
    faults: ['net::ERR_FAILED'],
    until: seesNotice,
  }),
  calendar('month-full', 'no free day this month', {
    answers: [answer('/api/booked-dates', calendarOf(octoberDays, '2025-11-03'))],
    until: async (visitor) => {
      await visitor.isReady();
      await visitor.page.locator('.month-arrow').filter({ visible: true }).first().click();
      await seesNotice(visitor);
    },
  }),
  calendar('season-full', 'no free day before the season ends', {
    answers: [answer('/api/booked-dates', calendarOf([...octoberDays, '2025-11-03', '2025-11-04'], null))],
    until: seesNotice,
  }),
  calendar('between-seasons', 'in winter, opened on the next season', {
    answers: [
      answer('/api/booked-dates', {
        ...calendarOf([], '2026-04-02'),
        today: '2025-11-24',
        opensOn: '2026-04-01',
        closesOn: '2026-11-05',
      }),
    ],
    until: seesNotice,
  }),
  calendar('day', 'a day chosen', { draft: drafts.day }),
  calendar('day-lost', 'the chosen day taken meanwhile', {
    draft: drafts.chosen,
    answers: [answer('/api/booked-dates', calendarOf(['2025-10-09']))],
    until: seesNotice,
  }),
  calendar('time', 'a time chosen', { draft: drafts.time, until: prices }),
  calendar('time-blocked', 'a time that is not offered', {
    draft: drafts.day,
    answers: [answer('/api/booked-dates', { ...calendarOf([]), blockedTimes: { '2025-10-09': ['8:00 AM'] } })],
  }),
  ...(['platinum', 'complete', 'essential'] as const).map((service) =>
    calendar(service, `the service ${service} chosen`, {
      draft: { ...drafts.time, coatingType: service },
      until: offered,
    }),
  ),
  calendar('refresh', 'a refresh chosen', { draft: { ...drafts.time, coatingType: 'refresh' }, until: prices }),
  calendar('refresh-vip', 'a refresh by a VIP’s number, without the link that makes it free', {
    draft: { ...drafts.time, coatingType: 'refresh', clientId: 'VIP07' },
    answers: [answer('/api/pricing', refreshListed)],
    until: async (visitor) => {
      await totals(visitor);
      await visitor.page
        .getByRole('status')
        .filter({ hasText: /Platin/ })
        .scrollIntoViewIfNeeded();
    },
    window: true,
  }),
  calendar('refresh-unknown', 'a refresh with an unknown number', {
    draft: { ...drafts.time, coatingType: 'refresh' },
    until: async (visitor) => {
      await types('orderNumber', 'HC-1-1')(visitor);
      await expect(visitor.page.locator('[aria-invalid=true]')).toBeVisible();
    },
  }),
  calendar('preview', 'a preview chosen', {
    draft: { ...drafts.time, coatingType: 'preservation-preview' },
    until: prices,
  }),
  calendar('preview-wrong', 'a preview with a wrong code', {
    draft: { ...drafts.time, coatingType: 'preservation-preview' },
    until: async (visitor) => {
      await types('invitationCode', 'NONSENSE')(visitor);
      await expect(visitor.page.locator('[aria-invalid=true]')).toBeVisible();
    },
  }),
  calendar('preview-right', 'a preview with a right code', {
    draft: { ...drafts.time, coatingType: 'preservation-preview' },
    until: async (visitor) => {
      await types('invitationCode', 'HCPREVIEW')(visitor);
      await visitor.isTold(/^✓/);
      await totals(visitor);
    },
  }),
  calendar('sold-out', 'no place of Platinum left', {
    draft: drafts.time,
    answers: [answer('/api/pricing', soldOut)],
    until: prices,
  }),
  calendar('prices-failed', 'the prices not loaded', {
    draft: drafts.time,
    answers: [cut('/api/pricing')],
    faults: ['net::ERR_FAILED'],
    until: async (visitor) => {
      await visitor.isReady();
      await expect(visitor.page.locator('.notice').nth(1)).toBeVisible();
    },
  }),
  calendar('summary', 'the whole summary on a phone', {
    draft: drafts.chosen,
    only: 390,
    window: true,
    until: sheet,
  }),
  letter('', ''),
  letter('wrong', ', without an address', {
    email: 'camille',
    until: ({ page }) => expect(page.locator('[aria-invalid=true]')).toBeVisible(),
  }),
  letter('sending', ', on its way', {
    email: 'camille@example.com',
    answers: [never(sending)],
    until: ({ page }) => expect(page.getByText(/^(Sending\.\.\.|Envoi…)$/)).toBeVisible(),
  }),
  letter('failed', ', not sent', {
    email: 'camille@example.com',
    answers: [cut(sending)],
    faults: ['net::ERR_FAILED'],
    until: seesNotice,
  }),
  letter('too-many', ', asked for too often', {
    email: 'camille@example.com',
    answers: [refusal(sending, 'TOO_MANY_REQUESTS')],
    until: seesNotice,
  }),
  letter('sent', ', sent', {
    email: 'camille@example.com',
    answers: [answer(sending, { success: true })],
    until: ({ page }) => expect(page.getByRole('dialog').getByRole('status')).toBeVisible(),
  }),
  calendar('prices-changed', 'by the link of a price that has changed since', {
    draft: emptyDraft,
    path: '/calendar-booking?letter=a-link',
    answers: [answer('/api/price-letters/*', priceLink)],
    until: async (visitor) => {
      await offered(visitor);
      await seesNotice(visitor);
    },
  }),
  calendar('letter-expired', 'by the link of a price that has ended', {
    draft: emptyDraft,
    path: '/calendar-booking?letter=a-link',
    answers: [refusal('/api/price-letters/*', 'PRICE_LETTER_ENDED')],
    until: seesHeading,
  }),
  calendar('terms', 'the terms', { draft: drafts.chosen, window: true, until: terms }),
  calendar('terms-read', 'the terms, read to the end', {
    draft: drafts.chosen,
    window: true,
    until: async (visitor) => {
      await terms(visitor);
      await readsToTheEnd(visitor);
    },
  }),
  calendar('terms-other', 'the terms in the other language', {
    draft: drafts.chosen,
    window: true,
    until: async (visitor) => {
      await terms(visitor);
      const dialog = visitor.page.getByRole('dialog');
      const before = (await dialog.getByRole('heading', { level: 2 }).textContent()) ?? '';
      await dialog.getByRole('button', { name: /^(Français|English)$/ }).click();
      await expect(dialog.getByRole('heading', { level: 2 })).not.toHaveText(before);
    },
  }),
  calendar('terms-declined', 'the terms declined', {
    draft: drafts.chosen,
    window: true,
    until: async (visitor) => {
      await terms(visitor);
      await visitor.presses(visitor.words.decline);
      await seesToast(visitor);
    },
  }),
];
