import { expect } from '@playwright/test';
import type { Figures, SeasonSummary, TaxSummary } from '#contract/admin/reports.ts';
import type { Source } from '#contract/admin/sources.ts';
import { monthsBetween } from '#domain/calendar/months.ts';
import { weeksBetween } from '#domain/calendar/weeks.ts';
import { exitSteps, funnelSteps } from '#domain/funnel/analytics.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, cut, type MockAnswer, never } from '../answers.ts';
import type { Screen } from '../screen.ts';

const figuresCall = '/api/admin/figures';
const taxesCall = '/api/admin/taxes';
const seasonCall = '/api/admin/season';
const operator = { email: 'owner@example.com', role: 'owner', secondFactor: false, secondFactorNeeded: false };

const reached = [2840, 1912, 1544, 1301, 1122, 874, 803, 412, 377, 301];
const ended = [263, 118, 97, 61];
const perMonth = [0, 0, 0, 0, 12, 28, 46, 51, 58, 49, 57, 0];
const given = [0, 0, 0, 0, 0, 208_680, 0, 417_360, 126_473, 0, 521_700, 0];
const base = 196_400;

const counted = (count: number) => ({ count, en: Math.round(count * 0.58), fr: count - Math.round(count * 0.58) });
const soldOf = (name: string, bookings: number) => ({ name, bookings, base: bookings * base });
const area = (name: string, bookings: number, away = 0, asked = 0) => ({ ...soldOf(name, bookings), away, asked });

const busy: Figures = {
  from: '2024-11',
  to: '2025-10',
  first: '2024-03',
  latest: '2025-10',
  bookings: 301,
  wayIn: funnelSteps.map((step, index) => ({ step, ...counted(reached[index] ?? 0) })),
  waysOut: exitSteps.map((step, index) => ({ step, ...counted(ended[index] ?? 0) })),
  months: monthsBetween('2024-11', '2025-10').map((month, index) => {
    const bookings = perMonth[index] ?? 0;
    const refunded = given[index] ?? 0;
    return {
      month,
      bookings,
      cancelled: refunded > 0 ? 2 : 0,
      base: bookings * base,
      gst: bookings * 9820,
      qst: bookings * 19_591,
      total: bookings * (base + 9820 + 19_591),
      refunds: refunded > 0 ? 2 : 0,
      refunded,
    };
  }),
  services: [
    soldOf('complete', 142),
    soldOf('essential', 88),
    soldOf('refresh', 37),
    soldOf('platinum', 21),
    soldOf('preservation-preview', 13),
  ],
  sizes: [soldOf('little-storefront', 171), soldOf('mid-storefront', 96), soldOf('grand-storefront', 34)],
  areas: [
    ...[area('H2Y', 61), area('H3A', 48), area('H3B', 44), area('H2T', 39), area('H2W', 31), area('H3G', 26)],
    ...[area('H2V', 19), area('H3Z', 12), area('H3Y', 9), area('H2Z', 6), area('H3P', 4), area('H9X', 2)],
    ...[area('H4C', 0, 34, 5), area('H2J', 0, 41, 12), area('H1X', 0, 17, 3), area('H4E', 0, 8, 0)],
  ],
  refunds: [
    { reason: 'cancellation', count: 7, amount: 1_147_740 },
    { reason: 'partial', count: 2, amount: 126_473 },
    { reason: 'not-booked', count: 1, amount: 208_680 },
  ],
  weather: { proposed: 24, accepted: 15, declined: 5, expired: 3, open: 1 },
  moves: { customer: 18, weather: 15, operator: 4 },
  leadTimes: [
    { days: '0-3', bookings: 22 },
    { days: '4-7', bookings: 61 },
    { days: '8-14', bookings: 118 },
    { days: '15-30', bookings: 74 },
    { days: '31-60', bookings: 20 },
    { days: '61+', bookings: 6 },
  ],
};

const quiet: Figures = {
  ...busy,
  first: '2025-10',
  bookings: 0,
  wayIn: funnelSteps.map((step) => ({ step, ...counted(0) })),
  waysOut: exitSteps.map((step) => ({ step, ...counted(0) })),
  months: busy.months.map((month) => ({
    ...month,
    bookings: 0,
    cancelled: 0,
    base: 0,
    gst: 0,
    qst: 0,
    total: 0,
    refunds: 0,
    refunded: 0,
  })),
  services: [],
  sizes: [],
  areas: [],
};

const parts = (gst: number) => ({ base: gst * 20, gst, qst: Math.round(gst * 1.995) });
const quarter = (number: number, from: string, to: string, sales: number, refunds: number) => {
  const [sold, refunded] = [parts(sales * 9820), parts(refunds * 9075)];
  const net = { base: sold.base - refunded.base, gst: sold.gst - refunded.gst, qst: sold.qst - refunded.qst };
  return { quarter: number, from, to, sales, sold, refunds, refunded, net };
};
const taxes = (sales: readonly number[]): TaxSummary => ({
  year: 2025,
  timeZone: 'America/Toronto',
  numbers: { gst: '000000000 RT0001', qst: '0000000000 TQ0001' },
  quarters: [
    quarter(1, '2025-01-01', '2025-03-31', sales[0] ?? 0, 0),
    quarter(2, '2025-04-01', '2025-06-30', sales[1] ?? 0, sales[1] ? 3 : 0),
    quarter(3, '2025-07-01', '2025-09-30', sales[2] ?? 0, sales[2] ? 5 : 0),
    quarter(4, '2025-10-01', '2025-12-31', sales[3] ?? 0, sales[0] ? 1 : 0),
  ],
});

const season = (most: number): SeasonSummary => {
  const standing = (count: number, done: number) => ({
    booked: { count, base: count * base },
    paid: { count, base: count * base - (count > 6 ? 90_750 : 0) },
    done: { count: done, base: done * base },
  });
  const weeks = weeksBetween('2025-04-01', '2025-11-05').map((week, index) => {
    const [now, before] = [
      Math.round((most * (7 + ((index * 5) % 4))) / 10),
      Math.round((most * (5 + ((index * 3) % 5))) / 10),
    ];
    const isPast = week < '2025-10-05';
    return {
      week,
      ...standing(isPast ? now : Math.max(0, now - 2 * (index - 26)), isPast ? now : 0),
      before: standing(before, before),
      left: isPast || most === 0 ? 0 : 2 * (index - 26),
    };
  });
  const booked = weeks.reduce((all, one) => all + one.booked.count, 0);
  return {
    ...{
      year: 2025,
      firstYear: 2024,
      latestYear: 2025,
      opensOn: '2025-04-01',
      closesOn: '2025-11-05',
      today: '2025-10-06',
    },
    weeks,
    soldDays: { count: most === 0 ? 0 : 88, base: booked * base },
  };
};

const listed = answer('/api/admin/sources', {
  sources: [
    { code: 'van', names: { en: 'The van', fr: 'Le camion' }, archived: false },
    { code: 'flyer', names: { en: 'A flyer', fr: 'Un dépliant' }, archived: true },
  ] satisfies Source[],
});

const drawn = (visitor: Visitor) => expect(visitor.page.locator('[data-chart]').first()).toBeVisible();
const told = (visitor: Visitor) => expect(visitor.page.locator('.figures-taxes ul')).toBeVisible();

const screen = (name: string, shows: string, figures: MockAnswer, more: Partial<Screen> = {}): Screen => ({
  name: `admin-figures${name}`,
  shows: `the administration: figures, ${shows}`,
  path: '/admin/figures',
  answers: [
    ...[answer('/api/admin/session', operator), figures, answer(taxesCall, taxes([12, 74, 109, 106]))],
    ...[answer(seasonCall, season(9)), listed],
  ],
  ...more,
});

export const adminFigureScreens: readonly Screen[] = [
  screen('', 'drawn', answer(figuresCall, busy), {
    until: async (visitor) => {
      await drawn(visitor);
      await expect(visitor.page.locator('[data-chart]').filter({ visible: true })).toHaveCount(7);
      await told(visitor);
    },
  }),
  screen('-tables', 'as tables', answer(figuresCall, busy), {
    until: async (visitor) => {
      await drawn(visitor);
      const buttons = visitor.page.locator('header button[aria-pressed="false"]');
      await expect(buttons).toHaveCount(8);
      for (let left = 8; left > 0; left--) await buttons.first().click();
      await expect(visitor.page.locator('[data-chart]')).toHaveCount(0);
    },
  }),
  screen('-season', 'the season by week', answer(figuresCall, quiet), {
    until: (visitor) =>
      visitor.page
        .getByRole('region', {
          name: visitor.words.prefix === '' ? 'The season by week' : 'La saison par semaine',
          exact: true,
        })
        .scrollIntoViewIfNeeded(),
    window: true,
  }),
  screen('-empty', 'nothing yet', answer(figuresCall, quiet), {
    answers: [
      answer('/api/admin/session', operator),
      answer(figuresCall, quiet),
      answer(taxesCall, taxes([0, 0, 0, 0])),
      ...[answer(seasonCall, season(0)), listed],
    ],
    until: told,
  }),
  screen('-waiting', 'being read', never(figuresCall), {
    until: (visitor) => expect(visitor.page.locator('.admin-loading')).toBeVisible(),
    window: true,
  }),
  screen('-failed', 'unread', cut(figuresCall), {
    until: (visitor) => expect(visitor.page.locator('.admin-nothing')).toBeVisible(),
    faults: ['net::ERR_FAILED'],
    window: true,
  }),
  screen('-taxes-failed', 'the taxes unread', answer(figuresCall, quiet), {
    answers: [
      answer('/api/admin/session', operator),
      answer(figuresCall, quiet),
      cut(taxesCall),
      cut(seasonCall),
      listed,
    ],
    until: (visitor) => expect(visitor.page.locator('.figures-taxes .admin-nothing')).toBeVisible(),
    faults: ['net::ERR_FAILED'],
  }),
];
