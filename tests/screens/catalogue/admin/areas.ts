import { expect } from '@playwright/test';
import { servedAreas } from '#business/area.ts';
import type { AreasVersion } from '#contract/admin/business/areas.ts';
import { inAreaOrder } from '#domain/settings/areas.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer } from '../../answers.ts';
import type { Screen } from '../../screen.ts';
import { signedIn } from '../admin.ts';
import { held } from '../admin-calendar-facts.ts';

const read = '/api/admin/areas';
const delivered = [...inAreaOrder(servedAreas)];
const by = 'owner@example.com';
const createdAt = '2025-09-30T15:04:00.000Z';

const versions: AreasVersion[] = [
  {
    id: 1,
    state: 'coming',
    startsAt: '2026-04-01T04:00:00.000Z',
    areas: [...inAreaOrder([...delivered, 'H1W', 'H1Y'])],
    note: 'The second crew begins',
    createdAt,
    by,
  },
  { id: 0, state: 'current', startsAt: null, areas: delivered, note: null, createdAt: null, by: null },
];
const answered = {
  versions,
  waiting: [{ area: 'H1W', count: 3 }],
  booked: [{ area: 'H9X', count: 2 }],
  blocked: ['H4C'],
};

const field = ({ page }: Visitor) => page.locator('main textarea');
const check = ({ page }: Visitor) => page.locator('main form [type=submit]').click();

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin-areas${name}`,
  shows: `the administration, the served areas, ${shows}`,
  path: '/admin/areas',
  answers: [...signedIn, answer(read, answered)],
  until: (visitor) => expect(visitor.page.locator('[aria-labelledby=versions] li')).toHaveCount(2),
  ...state,
});

export const adminAreasScreens: readonly Screen[] = [
  screen('', 'as they stand'),
  screen('-wrong', 'with one of another province', {
    until: async (visitor) => {
      await field(visitor).fill(`${delivered.join(' ')} M5V`);
      await check(visitor);
      await expect(visitor.page.locator('.field[data-state=error]')).toHaveCount(1);
      await expect(field(visitor)).toBeFocused();
    },
    window: true,
  }),
  screen('-set', 'about to be set', {
    answers: [
      ...[...signedIn, answer(read, answered)],
      answer(
        '/api/admin/calendar/held',
        held.map((day) => ({ ...day, area: 'H9X' })),
      ),
    ],
    until: async (visitor) => {
      await field(visitor).fill(`${delivered.filter((area) => area !== 'H9X').join(' ')} H1W`);
      await check(visitor);
      await expect(visitor.page.locator('.dialog-body > p:not(h3 + p)')).toHaveCount(2);
      await expect(visitor.page.getByRole('dialog')).toContainText('Camille Exemple');
    },
    window: true,
  }),
];
