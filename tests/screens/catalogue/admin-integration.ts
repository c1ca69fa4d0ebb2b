import { expect } from '@playwright/test';
import type { Comparison, UnsyncedBooking } from '#contract/admin/integration.ts';
import type { SyncStep } from '#domain/accounting/steps.ts';
import { told as inWords, sayFor } from '#server/modules/doctor/finding.ts';
import { answer, cut, never, refusal } from '../answers.ts';
import type { Screen } from '../screen.ts';

const operator = { email: 'owner@example.com', role: 'owner', secondFactor: true, secondFactorNeeded: false };
const session = answer('/api/admin/session', operator);
const status = '/api/admin/integration-status';
const unsynced = '/api/admin/unsynced-bookings';
const check = '/api/admin/check';
const press = '/api/admin/sync-pending-bookings';
const doctor = '/api/admin/doctor';

const standing = {
  configured: true,
  hasCredentials: true,
  refusal: null,
  bookings: { pending: 2, synced: 181, failed: 1 },
  syncing: false,
  providers: ['cards', 'mail', 'texts', 'accounting', 'forecast-1', 'forecast-2'].map((name) => ({
    name,
    trouble: name === 'texts' ? ({ kind: 'silent', since: '2025-10-06T13:41:00.000Z' } as const) : null,
  })),
};

const steps = (...done: readonly (readonly [SyncStep, boolean])[]) =>
  done.map(([step, isDone]) => ({ step, done: isDone }));
const booking = (number: number, more: Partial<UnsyncedBooking>): UnsyncedBooking => ({
  orderNo: `HC-20251006-10000${number}`,
  clientId: `HC000${number}`,
  businessName: number === 3 ? 'Boutique Exemple' : number === 5 ? 'Café Exemple' : 'Galerie Exemple',
  appointmentDate: '2025-10-14',
  appointmentTime: '9:00 AM',
  status: 'active',
  syncStatus: 'pending',
  steps: steps(['appointment', false], ['customer', false], ['invoice', false], ['payment', false]),
  failure: null,
  tries: 0,
  nextTryAt: null,
  ...more,
});

const bookings: UnsyncedBooking[] = [
  booking(3, {
    syncStatus: 'failed',
    steps: steps(['appointment', true], ['customer', true], ['invoice', false], ['payment', false]),
    failure: { kind: 'total', words: '1815.00 ≠ 2086.80' },
    tries: 1,
  }),
  booking(5, {
    status: 'cancelled',
    steps: steps(
      ['appointment-cancelled', true],
      ['customer', true],
      ['invoice', true],
      ['payment', true],
      ['credit-note', true],
      ['credit-refund', false],
    ),
    failure: { kind: 'silence', words: 'HTTP 500 1000 Internal Error. Please try again later.' },
    tries: 3,
    nextTryAt: '2025-10-06T14:02:00.000Z',
  }),
  booking(8, {}),
];

const counted = { orders: 184, differences: 0, inFlight: 0 };
const clean: NonNullable<Comparison['result']> = {
  finishedAt: '2025-10-06T14:00:00.000Z',
  since: null,
  ledger: counted,
  books: counted,
  listed: [],
  left: 0,
};
const differing: NonNullable<Comparison['result']> = {
  ...clean,
  since: '2025-09-06T14:00:00.000Z',
  ledger: { ...counted, differences: 1 },
  books: { ...counted, differences: 1, inFlight: 1 },
  listed: [
    {
      subject: 'HC-20251006-100003',
      code: 'invoice-differs',
      between: [
        { source: 'bookings', says: [{ amount: 208_680 }] },
        { source: 'books', says: [{ amount: 181_500 }] },
      ],
      inFlight: false,
    },
    {
      subject: 'HC-20251006-100004',
      code: 'appointment-differs',
      between: [
        { source: 'bookings', says: [{ date: '2025-10-14', time: '9:00 AM' }] },
        { source: 'books', says: [{ date: '2025-10-16', time: '10:00 AM' }] },
      ],
      inFlight: false,
    },
    {
      subject: 'HC-20251006-100005',
      code: 'refund-differs',
      between: [
        { source: 'gateway', says: [{ amount: 208_680 }] },
        { source: 'books', says: [{ amount: 0 }] },
      ],
      inFlight: true,
    },
  ],
  left: 0,
};

const examination = {
  examinedAt: '2025-10-06T14:00:00.000Z',
  findings: [
    sayFor('clock')('ok', 'clock-right'),
    sayFor('disk')('ok', 'disk-wide', { folder: '/data', free: 72.7e9, week: 12e6 }),
    sayFor('dkim')('fail', 'dkim-missing', { name: 'm1._domainkey.example.com' }),
    sayFor('ledger')('warn', 'ledger-never'),
  ].map((finding) => inWords(finding, 'fr')),
};

const told = (more: Partial<Comparison>) => answer(check, { running: null, failure: null, result: null, ...more });
const settled = { ...standing, bookings: { pending: 0, synced: 184, failed: 0 } };
const none = answer(unsynced, { bookings: [], next: null });
const fresh = answer(unsynced, { bookings: [booking(3, {}), booking(5, {}), booking(8, {})], next: null });

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin-integration${name}`,
  shows: `the administration, the integration, ${shows}`,
  path: '/admin/integration',
  answers: [session, answer(status, standing), answer(unsynced, { bookings, next: null }), told({ result: clean })],
  until: ({ page }) => expect(page.locator('[data-case], main [role=alert]').first()).toBeVisible(),
  ...state,
});

export const adminIntegrationScreens: readonly Screen[] = [
  screen('', 'active, with bookings not fully recorded', {
    until: ({ page }) => expect(page.locator('[aria-labelledby="integration-unsynced"] .admin-badge')).toHaveCount(3),
  }),
  screen('-absent', 'without credentials', {
    answers: [session, answer(status, { ...standing, configured: false, hasCredentials: false }), fresh, told({})],
  }),
  screen('-refused', 'its credentials refused', {
    answers: [
      session,
      answer(status, { ...standing, configured: false, refusal: { kind: 'token', words: 'invalid_code' } }),
      fresh,
      told({ result: clean }),
    ],
  }),
  screen('-syncing', 'while bookings are recorded', {
    answers: [session, answer(status, { ...standing, syncing: true }), fresh, told({ result: clean })],
  }),
  screen('-started', 'the sync started', {
    answers: [session, answer(status, standing), answer(press, { started: true, pending: 3 }, 202), fresh, told({})],
    until: async ({ page }) => {
      await page.locator('[data-case] button').click();
      await expect(page.locator('.toast')).toBeVisible();
    },
    window: true,
  }),
  screen('-not-started', 'the sync refused', {
    answers: [session, answer(status, standing), refusal(press, 'ACCOUNTING_NOT_CONFIGURED'), fresh, told({})],
    until: async ({ page }) => {
      await page.locator('[data-case] button').click();
      await expect(page.locator('.toast')).toBeVisible();
    },
    window: true,
    faults: ['status of 409'],
  }),
  screen('-comparing', 'bookings, gateway and books being compared', {
    answers: [
      session,
      answer(status, settled),
      none,
      told({ running: { wantedAt: '2025-10-06T14:00:00.000Z', phase: 'books', done: 70, total: 184 } }),
    ],
    until: ({ page }) => expect(page.locator('progress')).toBeVisible(),
  }),
  screen('-differences', 'the differences that were found', {
    answers: [session, answer(status, settled), none, told({ result: differing })],
    until: ({ page }) => expect(page.locator('main table')).toBeVisible(),
  }),
  screen('-broken', 'a comparison that broke off', {
    answers: [session, answer(status, settled), none, told({ failure: 'the books are on fire' })],
    until: ({ page }) => expect(page.locator('[role=status] > .text-error')).toBeVisible(),
  }),
  screen('-examined', 'everything examined', {
    answers: [session, answer(status, settled), none, told({ result: clean }), answer(doctor, examination)],
    until: async ({ page }) => {
      await page.locator('[aria-labelledby="integration-doctor"] button').click();
      await expect(page.locator('[aria-labelledby="integration-doctor"] tbody tr')).toHaveCount(4);
    },
  }),
  screen('-waiting', 'while it is read', {
    answers: [session, never(status), never(unsynced), never(check)],
    until: ({ page }) => expect(page.locator('.admin-loading').first()).toBeVisible(),
  }),
  screen('-failed', 'unread', {
    answers: [session, cut(status), cut(unsynced), cut(check)],
    faults: ['net::ERR_FAILED'],
  }),
];
