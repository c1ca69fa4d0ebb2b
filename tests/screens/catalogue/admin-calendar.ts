import { expect } from '@playwright/test';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, cut, type MockAnswer, mockAnswers, never, refusal } from '../answers.ts';
import type { Screen } from '../screen.ts';
import {
  blocks,
  booked,
  calendarWith,
  changed,
  held,
  operator,
  settings,
  twice,
  unchanged,
  visits,
} from './admin-calendar-facts.ts';

const at = (path: string) => `/api/admin/calendar${path}`;
const testApp = [
  answer('/api/admin/session', operator),
  answer('/api/booked-dates', booked),
  answer(at(''), calendarWith(visits)),
  answer(at('/blocks'), blocks),
  answer(at('/settings'), settings),
  answer(at('/covered'), { visits: visits.slice(1, 2), held }),
  answer(at('/feed'), {
    address: 'https://hauteclaire.example/calendar/Jq0b8Zt3vYw1c7Kp5Xn2rLd9sGf4hTe6mUa-QiWoPzs.ics',
  }),
];

const words = {
  en: {
    week: 'Week',
    next: 'Next week',
    month: 'Month',
    block: 'Block days',
    these: 'Block these days',
    hours: /^Only certain hours/,
    do: 'Block',
    move: 'Move the visit',
    renew: 'Create a new address',
    free: /Monday, October 27, 2025$/,
  },
  fr: {
    week: 'Semaine',
    next: 'Semaine suivante',
    month: 'Mois',
    block: 'Bloquer des journées',
    these: 'Bloquer ces journées',
    hours: /^Seulement certaines heures/,
    do: 'Bloquer',
    move: 'Déplacer le rendez-vous',
    renew: 'Créer une nouvelle adresse',
    free: /lundi 27\soctobre 2025$/,
  },
} as const;
const wordsOf = ({ words: { prefix } }: Visitor) => words[prefix === '' ? 'en' : 'fr'];
const presses = (visitor: Visitor, name: string) => visitor.page.getByRole('button', { name, exact: true }).click();

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin-calendar${name}`,
  shows: `the operator’s calendar, ${shows}`,
  path: '/admin/calendar',
  answers: testApp,
  until: isRead,
  ...state,
});

async function isRead({ page }: Visitor): Promise<void> {
  await expect(page.locator('.cal-plate').first()).toBeVisible();
  await expect(page.locator('.cal-panes .admin-sessions li')).toHaveCount(2);
}

/** Opens the dialog that moves the visit of 14 October, and chooses a free day in it. A phone shows a week at a time. */
async function opensMove(visitor: Visitor): Promise<void> {
  await isRead(visitor);
  const next = visitor.page.getByRole('button', { name: wordsOf(visitor).next, exact: true });
  if (await next.isVisible()) await next.click();
  await visitor.page.locator('[data-order$="4"]').click();
  const dialog = visitor.page.getByRole('dialog');
  await dialog.getByRole('button', { name: wordsOf(visitor).free }).click();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
}

async function triesToMove(visitor: Visitor, readAgain: readonly MockAnswer[] = []): Promise<void> {
  await opensMove(visitor);
  await mockAnswers(visitor.page, readAgain);
  await visitor.page
    .getByRole('dialog')
    .getByRole('button', { name: wordsOf(visitor).move })
    .click();
  await expect(visitor.page.getByRole('dialog').locator('.notice').first()).toBeVisible();
}

async function opensBlock(visitor: Visitor): Promise<void> {
  await isRead(visitor);
  await presses(visitor, wordsOf(visitor).block);
  await expect(visitor.page.locator('.cal-covered li')).toHaveCount(2);
}

const moving = '/api/admin/bookings/*/move';

export const adminCalendarScreens: readonly Screen[] = [
  screen('', 'a month, a week on phones'),
  screen('-other-view', 'a week, a month on phones', {
    until: async (visitor) => {
      await isRead(visitor);
      await presses(visitor, wordsOf(visitor).week);
      await expect(visitor.page.locator('[data-view=week]')).toBeVisible();
    },
    only: 1280,
  }),
  screen('-phone-month', 'the month on a phone', {
    until: async (visitor) => {
      await isRead(visitor);
      await presses(visitor, wordsOf(visitor).month);
      await expect(visitor.page.locator('.cal-marks i').first()).toBeVisible();
    },
    only: 390,
  }),
  screen('-waiting', 'being read', {
    answers: [...testApp.slice(0, 2), never(at('')), never(at('/blocks')), never(at('/settings')), never(at('/feed'))],
    until: ({ page }) => expect(page.locator('.cal-waiting').first()).toBeAttached(),
    faults: ['net::ERR_ABORTED'],
  }),
  screen('-empty', 'without a visit, a block or an address', {
    answers: [
      ...testApp.slice(0, 2),
      answer(at(''), calendarWith([], [])),
      answer(at('/blocks'), []),
      answer(at('/settings'), settings),
      answer(at('/feed'), { address: null }),
    ],
    until: ({ page }) => expect(page.locator('.cal-panes .admin-pane')).toHaveCount(3),
  }),
  screen('-failed', 'unread', {
    answers: [...testApp.slice(0, 2), cut(at('')), cut(at('/blocks')), cut(at('/settings')), cut(at('/feed'))],
    until: ({ page }) => expect(page.locator('.cal-unread')).toHaveCount(3),
    faults: ['net::ERR_FAILED'],
  }),
  screen('-overfull', 'more visits than crews, for staff', {
    answers: [
      answer('/api/admin/session', { ...operator, role: 'staff' }),
      ...testApp.slice(1, 4),
      answer(at(''), calendarWith(twice)),
      answer(at('/settings'), { ...settings, overfull: [{ date: '2025-10-23', visits: 2, crews: 1 }] }),
    ],
  }),
  screen('-chosen', 'days chosen', {
    until: async (visitor) => {
      await isRead(visitor);
      await visitor.page.locator('[data-day="2025-10-07"]').click();
      await visitor.page.locator('[data-day="2025-10-09"]').click();
      await expect(visitor.page.locator('.cal-chosen')).toBeVisible();
    },
  }),
  screen('-carried', 'a visit carried over a day that takes none', {
    until: async (visitor) => {
      await isRead(visitor);
      await visitor.page.locator('[data-order$="4"]').focus();
      await visitor.page.keyboard.press('Space');
      // It lies over its own day: from here on it can be carried.
      await expect(visitor.page.locator('.cal-day[data-over]')).toBeVisible();
      await visitor.page.keyboard.press('ArrowRight');
      await expect(visitor.page.locator('[data-carry=refused][data-over]')).toBeVisible();
    },
    only: 1280,
    window: true,
  }),
  screen('-move', 'a visit being moved', { until: opensMove, window: true }),
  screen('-move-changed', 'a visit that somebody else has changed', {
    answers: [...testApp, refusal(moving, 'BOOKING_CHANGED'), answer('/api/admin/bookings/*', changed)],
    until: (visitor) => triesToMove(visitor),
    window: true,
  }),
  screen('-move-taken', 'a day that was just taken', {
    answers: [...testApp, refusal(moving, 'DATE_TAKEN'), answer('/api/admin/bookings/*', unchanged)],
    until: (visitor) =>
      triesToMove(visitor, [
        answer('/api/booked-dates', { ...booked, bookedDates: [...booked.bookedDates, '2025-10-27'] }),
      ]),
    window: true,
  }),
  screen('-block', 'days to be blocked', { until: opensBlock, window: true }),
  screen('-block-hours', 'hours to be blocked, refused', {
    until: async (visitor) => {
      await opensBlock(visitor);
      await visitor.page.getByLabel(wordsOf(visitor).hours).check();
      await visitor.page.locator('select').last().selectOption('7:00 AM');
      await expect(visitor.page.locator('.cal-form [role=status]')).toBeVisible();
    },
    window: true,
  }),
  screen('-blocked', 'days blocked with a visit on them', {
    until: async (visitor) => {
      const { page } = visitor;
      await opensBlock(visitor);
      // The list of blocks has the same address.
      const created = { block: blocks[0], covered: visits.slice(1, 2), held };
      await mockAnswers(page, [{ call: at('/blocks'), says: { status: 201, json: created }, only: 'writing' }]);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: wordsOf(visitor).do, exact: true })
        .click();
      await expect(page.getByRole('dialog').locator('li button')).toHaveCount(2);
    },
    // What the block would cover need not be known any more.
    faults: ['net::ERR_ABORTED'],
    window: true,
  }),
  screen('-renew', 'a new secret address', {
    until: async (visitor) => {
      await isRead(visitor);
      await presses(visitor, wordsOf(visitor).renew);
      await expect(visitor.page.getByRole('dialog')).toBeVisible();
    },
    window: true,
  }),
];
