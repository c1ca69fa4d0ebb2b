import { expect } from '@playwright/test';
import type { RouteSheet, RouteStop } from '#contract/admin/days/route-sheet.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, cut, never } from '../../answers.ts';
import type { Screen } from '../../screen.ts';
import { rows, signedIn } from '../admin.ts';

const read = '/api/admin/route-sheet';

const stop = (index: number, more: Partial<RouteStop>): RouteStop => {
  const booking = rows[index] ?? rows[0];
  if (!booking) throw new Error('no booking for a stop');
  const {
    orderNo,
    clientId,
    businessName,
    contactName,
    phone,
    phoneExtension,
    address,
    storefrontSize,
    selectedLayout,
  } = booking;
  const known = {
    orderNo,
    clientId,
    businessName,
    contactName,
    phone,
    phoneExtension,
    address,
    storefrontSize,
    selectedLayout,
  };
  const { coatingType: service, status, appointmentTime: time } = booking;
  return { ...known, service, status, time, specialInstructions: null, crew: 1, crewSet: false, notes: [], ...more };
};

const visits: RouteSheet = {
  days: [
    {
      date: '2025-10-06',
      crews: 2,
      stops: [
        stop(2, { time: '8:00 AM', crew: 2, crewSet: true }),
        stop(0, { time: '9:00 AM', notes: ['The key is at the bakery next door.'] }),
        stop(1, {
          time: '10:00 AM',
          address: '2140, rue Sainte-Catherine Ouest, Montréal',
          specialInstructions: 'Ring at the back.',
        }),
      ],
    },
    { date: '2025-10-07', crews: 2, stops: [stop(4, { time: '10:00 AM' })] },
  ],
};

const planned = new Map(
  visits.days.flatMap(({ date, stops }) =>
    stops.map(({ orderNo, time }) => [orderNo, { appointmentDate: date, appointmentTime: time }] as const),
  ),
);
const busy = [
  ...signedIn,
  answer(
    '/api/admin/bookings',
    rows.map((row) => ({ ...row, ...planned.get(row.orderNo) })),
  ),
  answer(read, visits),
];

const awkward: RouteSheet = {
  days: [
    {
      date: '2025-10-06',
      crews: 1,
      stops: [
        stop(3, {
          businessName: 'Établissements Saint-Hyacinthe de la Grande-Allée et Compagnie limitée, succursale nº 2',
          specialInstructions: 'Sonnez.\nPuis attendez.',
        }),
      ],
    },
    { date: '2025-10-07', crews: 1, stops: [] },
  ],
};

const seesStops = (count: number) => async (visitor: Visitor) => {
  await visitor.page.locator('#route-sheet').click();
  await expect(visitor.page.locator('li.route-stop')).toHaveCount(count);
};

const onPaper = async (visitor: Visitor): Promise<void> => {
  await expect(visitor.page.locator('li.route-stop')).toHaveCount(4);
  await expect(visitor.page.locator('.admin-table tbody').first()).toBeVisible();
  await visitor.page.emulateMedia({ media: 'print' });
  // Folded or not, the paper has all of them.
  await expect(visitor.page.locator('li.route-stop').last()).toBeVisible();
};

const screen = (name: string, shows: string, state: Partial<Screen>): Screen => ({
  name: `admin-route-sheet${name}`,
  shows: `the operator’s street, ${shows}`,
  path: '/admin',
  ...state,
});

export const adminRouteSheetScreens: readonly Screen[] = [
  screen('', 'the visits of today and tomorrow', {
    answers: busy,
    until: seesStops(4),
    only: 1280,
  }),
  screen('-phone', 'the visits of today and tomorrow on a phone', {
    answers: busy,
    until: seesStops(4),
    only: 390,
  }),
  screen('-awkward', 'a long name, an unknown layout, nobody tomorrow, no forecast', {
    answers: [...signedIn, answer(read, awkward), cut('/api/admin/weather')],
    until: seesStops(1),
    faults: ['net::ERR_FAILED'],
  }),
  screen('-waiting', 'while it is read', {
    answers: [...signedIn, never(read)],
    until: async ({ page }) => {
      await page.locator('#route-sheet').click();
      await expect(page.locator('.route-unread .sr-only')).not.toBeEmpty();
    },
  }),
  screen('-failed', 'unread', {
    answers: [...signedIn, cut(read)],
    until: async ({ page }) => {
      await page.locator('#route-sheet').click();
      await expect(page.locator('.route-unread button')).toBeVisible();
    },
    faults: ['net::ERR_FAILED'],
  }),
  screen('-printed', 'as the sheet for the van', {
    answers: busy,
    until: onPaper,
    only: 1280,
  }),
];
