import { expect } from '@playwright/test';
import { defaultSchedule } from '#business/schedule.ts';
import type { ScheduleVersion, VisitOutside } from '#contract/admin/business/schedule.ts';
import { weekdaysWith } from '#domain/calendar/schedule.ts';
import { answer, cut, never } from '../../answers.ts';
import type { Screen } from '../../screen.ts';
import { signedIn } from '../admin.ts';

const read = '/api/admin/schedule';
const by = 'owner@example.com';
const createdAt = '2025-09-30T15:04:00.000Z';
const next = { ...defaultSchedule, weekdays: weekdaysWith([1, 2, 3, 4], ['8:00 AM', '9:30 AM', '1:00 PM']) };

const versions: ScheduleVersion[] = [
  { id: 1, state: 'coming', startsAt: '2026-04-01T04:00:00.000Z', schedule: next, note: 'Next season', by, createdAt },
  { id: 0, state: 'current', startsAt: null, schedule: defaultSchedule, note: null, createdAt: null, by: null },
];

const visit = { clientId: 'HC0104', service: 'complete', status: 'active', version: 0 };
const visits: VisitOutside[] = [
  { ...visit, order: 'HC-20251006-100001', name: 'Atelier Exemple', date: '2025-10-13', time: '9:00 AM', why: 'day' },
  {
    ...visit,
    order: 'HC-20251006-100002',
    clientId: 'HC0098',
    name: 'Librairie Modèle',
    date: '2025-10-20',
    time: '8:00 AM',
    why: 'day',
  },
];

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin-schedule${name}`,
  shows: `the administration, the schedule, ${shows}`,
  path: '/admin/schedule',
  answers: [
    ...signedIn,
    answer(read, { versions, crewsPerDay: 1 }),
    answer(`${read}/check`, { count: 2, visits, next: null, held: [] }),
  ],
  until: (visitor) => expect(visitor.page.locator('[aria-labelledby=versions] li')).toHaveCount(2),
  ...state,
});

export const adminScheduleScreens: readonly Screen[] = [
  screen('', 'as it stands'),
  screen('-waiting', 'being read', {
    answers: [...signedIn, never(read)],
    until: (visitor) => expect(visitor.page.locator('.admin-loading')).toBeVisible(),
    only: 1280,
  }),
  screen('-failed', 'unread', {
    answers: [...signedIn, cut(read)],
    until: (visitor) => expect(visitor.page.getByRole('alert').first()).toBeVisible(),
    faults: ['net::ERR_FAILED'],
    only: 1280,
  }),
  screen('-wrong', 'with a weekday without hours', {
    until: async ({ page }) => {
      await page.locator('main li input:not([type=checkbox])').first().fill('');
      await page.locator('main form [type=submit]').click();
      await expect(page.locator('.field[data-state=error]')).toHaveCount(1);
    },
    window: true,
  }),
  screen('-set', 'about to be set, with visits that stay on closed days', {
    until: async ({ page }) => {
      await page.locator('main li [type=checkbox]').first().uncheck();
      await page.locator('main form [type=submit]').click();
      await expect(page.getByRole('dialog').getByRole('status').locator('li')).toHaveCount(2);
    },
    window: true,
  }),
];
