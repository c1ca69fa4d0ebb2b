import { expect } from '@playwright/test';
import type { Because, PlanEntry, VisitPlan } from '#contract/admin/days/day-moves.ts';
import type { VisitToDecide } from '#contract/admin/days/decisions.ts';
import { answer } from '../../answers.ts';
import type { Screen } from '../../screen.ts';
import { signedIn } from '../admin.ts';
import { weatherAnswers } from '../admin-weather.ts';

const now = '2025-10-06T14:00:00.000Z';
const shops = ['Boutique Exemple', 'Galerie Exemple', 'Café Exemple', 'Librairie Modèle'];
const shop = (index: number) => ({
  ...{ orderNo: `HC-20251006-10000${index}`, clientId: `HC000${index}`, name: shops[index] ?? '' },
});

const toDecide = (index: number, date: string, kinds: VisitToDecide['kinds']): VisitToDecide => ({
  ...{ ...shop(index), subject: `visit-${index}`, version: 1, date, kinds, time: '9:00 AM', service: 'complete' },
  address: `${index + 1}00, rue Exemple, Montréal`,
});
const decisions = {
  ...{ now, today: '2025-10-06', lastDayOver: '2025-10-05', count: 4 },
  visits: [
    ...[toDecide(0, '2025-10-02', ['unmarked']), toDecide(1, '2025-10-02', ['unmarked'])],
    ...[toDecide(2, '2025-10-07', ['weather']), toDecide(3, '2025-10-09', ['closed'])],
  ],
  holidays: [{ date: '2025-10-13', name: 'thanksgiving' }],
};

const planned = (index: number, to: string | null, because: Because | null, more: Partial<PlanEntry> = {}) => {
  const { orderNo: order, ...who } = shop(index);
  const visit = {
    order,
    ...who,
    version: 1,
    date: '2025-10-09',
    time: '9:00 AM' as const,
    service: 'complete' as const,
  };
  return {
    ...visit,
    arrived: false,
    asked: false,
    to: to === null ? null : { date: to, time: '9:00 AM' as const },
    because,
    ...more,
  };
};
type PlanDay = VisitPlan['days'][number];
const free = (date: string, left: number, weather: PlanDay['weather'] = 'suitable'): PlanDay => ({
  ...{ date, free: left, times: ['9:00 AM', '10:00 AM'], weather },
});
const plan: VisitPlan = {
  visits: [
    planned(0, '2025-10-14', { code: 'street', street: 'rue Exemple', visits: 2 }),
    planned(1, '2025-10-14', { code: 'street', street: 'rue Exemple', visits: 2 }),
    planned(2, '2025-10-16', { code: 'same-weekday' }, { time: '10:00 AM' }),
    planned(3, null, null, { time: '1:00 PM' }),
  ],
  days: [free('2025-10-14', 3), free('2025-10-16', 2), free('2025-10-20', 4, 'unsuitable'), free('2025-10-21', 4)],
};

const entry = (id: string, email: string, offer: { date: string; state: string; until: string } | null) => ({
  ...{ id, email, phone: '514-555-0100', language: 'fr', waitsForEarlier: offer === null, from: '2025-10-09' },
  ...{ to: '2025-10-16', area: 'H2Y', size: 'little-storefront', service: 'complete', state: 'waiting' },
  ...{ since: '2025-10-03T14:00:00.000Z', offer },
});
const waiting = [
  entry('a', 'camille@example.com', { date: '2025-10-14', state: 'open', until: '2025-10-06T18:00:00.000Z' }),
  entry('b', 'dominique@example.com', null),
];

export const adminDayScreens: readonly Screen[] = [
  {
    name: 'admin-decisions',
    shows: 'the administration, visits to decide',
    path: '/admin',
    answers: [...signedIn, answer('/api/admin/decisions', decisions)],
    until: ({ page }) => page.locator('#decisions').click(),
  },
  {
    name: 'admin-day-moves',
    shows: 'the administration, a wet day before and after',
    path: '/admin/weather',
    answers: [
      ...weatherAnswers,
      answer('/api/admin/visit-plan', plan),
      answer('/api/admin/day-moves', { now, moves: [] }),
    ],
    until: async ({ page }) => {
      await page
        .getByRole('button', { name: /Move the visits|Déplacer les visites/ })
        .first()
        .click();
      await expect(page.locator('.day-moves-list li')).toHaveCount(plan.visits.length);
    },
    window: true,
  },
  {
    name: 'admin-waiting-list',
    shows: 'the administration, who waits for a day',
    path: '/admin/waiting-list',
    answers: [...signedIn, answer('/api/admin/waiting-list', { entries: waiting, more: false })],
    until: ({ page }) => expect(page.locator('.admin-sessions > li')).toHaveCount(waiting.length),
  },
];
