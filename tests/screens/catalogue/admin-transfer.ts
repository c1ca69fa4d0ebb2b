import { expect } from '@playwright/test';
import { exportNames } from '#contract/admin/data/transfer.ts';
import { faultOf } from '#server/modules/transfer/parts/lines.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, type MockAnswer, refusal } from '../answers.ts';
import type { Screen } from '../screen.ts';

const operator = { email: 'owner@example.com', role: 'owner', secondFactor: true, secondFactorNeeded: false };
const signedIn = answer('/api/admin/session', operator);
const call = '/api/admin/import';
const first = [
  {
    line: 2,
    booking: {
      ...{ orderNo: 'HC-20240507-131804', clientId: 'HC0031', language: 'fr', status: 'completed' },
      ...{ appointmentDate: '2024-05-07', appointmentTime: '9:00 AM', coatingType: 'complete' },
      ...{ storefrontSize: 'little-storefront', selectedLayout: 'layout1', postalCode: 'H2Y1C6' },
      ...{ businessName: 'Pâtisserie Exemple', contactName: 'Zoé Exemple', email: 'zoe@example.com' },
      ...{
        phone: '+15145550100',
        phoneExtension: null,
        address: '12, rue Exemple',
        billingCity: 'Montréal',
        billingProvince: 'QC',
      },
      ...{ base: 181_500, gst: 9_075, qst: 18_105, total: 208_680 },
    },
  },
];
const found = {
  ...{ lines: 214, known: 0, fresh: 214, upcoming: 9, faults: [], ignored: [], first, rest: null, approval: null },
};

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin-data${name}`,
  shows: `export and import, ${shows}`,
  path: '/admin/data',
  answers: [signedIn],
  until: (visitor) => expect(visitor.page.locator('[aria-labelledby^="export-"] li')).toHaveCount(exportNames.length),
  ...state,
});

async function checks({ page }: Visitor): Promise<void> {
  await page.locator('form textarea').fill('Date;Service;Taille\n2024-05-07;Complète;petite');
  await page.locator('[aria-labelledby=import] button[type=submit]').click();
}

const checked = (name: string, shows: string, says: MockAnswer): Screen =>
  screen(name, shows, {
    answers: [signedIn, says],
    until: async (visitor) => {
      await checks(visitor);
      await expect(visitor.page.locator('[aria-labelledby=import] [role=status] > div')).toBeVisible();
    },
  });

export const adminDataScreens: readonly Screen[] = [
  screen('', 'before anything is chosen'),
  checked(
    '-right',
    'a file with which nothing is wrong',
    answer(call, { ...found, approval: 'x', ignored: ['Couleur'] }),
  ),
  checked(
    '-wrong',
    'a file with faults',
    answer(call, {
      ...found,
      fresh: 210,
      rest: 'Motif;Date\r\n',
      approval: 'x',
      faults: [
        faultOf(12, 'date', 'appointmentDate'),
        faultOf(57, 'day-taken', 'appointmentDate'),
        faultOf(130, 'client-taken', 'clientId'),
        faultOf(214, 'not-csv'),
      ],
    }),
  ),
  checked(
    '-known',
    'a file that was imported before',
    answer(call, { ...found, fresh: 0, upcoming: 0, first: [], known: 214, approval: 'x' }),
  ),
  screen('-unchecked', 'a file that was not checked', {
    answers: [signedIn, refusal(call, 'UNAVAILABLE')],
    faults: ['status of 503'],
    until: async (visitor) => {
      await checks(visitor);
      await expect(visitor.page.locator('[aria-labelledby=import] [role=alert]')).not.toBeEmpty();
    },
  }),
  screen('-done', 'the bookings imported', {
    answers: [signedIn, answer(call, { ...found, approval: 'x' })],
    until: async (visitor) => {
      await checks(visitor);
      await visitor.page.locator('[aria-labelledby=import] h3 ~ button').click();
      await expect(visitor.page.locator('[aria-labelledby=import] form')).toHaveCount(0);
    },
  }),
  screen('-given', 'the data of a person given out', {
    answers: [signedIn, answer('/api/admin/personal-data/export', { records: { bookings: [{}] }, page: '<p>' })],
    until: async ({ page }) => {
      const pane = page.locator('section[aria-labelledby=personal-data]');
      await pane.locator('input[type=email]').fill('camille@example.com');
      await pane.locator('form button[type=submit]').click();
      await expect(pane.locator('[role=status] button')).toBeVisible();
    },
  }),
  screen('-erased', 'the data of a person erased', {
    answers: [
      signedIn,
      answer('/api/admin/personal-data/erase', {
        erased: { messages: 4 },
        kept: [{ orderNo: 'HC-20251006-100001', untilYear: 2031 }],
      }),
    ],
    until: async ({ page }) => {
      const pane = page.locator('section[aria-labelledby=personal-data]');
      await pane.getByRole('textbox').fill('camille@example.com');
      await pane.getByRole('button').last().click();
      await page.getByRole('dialog').getByRole('button').first().click();
      await expect(pane.getByRole('status')).toContainText('2031');
    },
  }),
];
