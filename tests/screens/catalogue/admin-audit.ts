import { expect } from '@playwright/test';
import type { AuditCheck, AuditEntry } from '#contract/admin/audit.ts';
import { answer, cut, never } from '../answers.ts';
import type { Screen } from '../screen.ts';

const operator = { email: 'owner@example.com', role: 'owner', secondFactor: true, secondFactorNeeded: false };
const session = answer('/api/admin/session', operator);
const list = '/api/admin/audit';
const chain = '/api/admin/audit/check';

const entry = (id: number, more: Partial<AuditEntry>): AuditEntry => ({
  id,
  at: '2025-10-06T14:00:00.000Z',
  by: 'owner@example.com',
  byFormer: false,
  action: 'sign-in',
  subject: 'owner@example.com',
  before: null,
  after: null,
  ...more,
});

const entries = [
  entry(128, {
    action: 'booking.moved',
    by: 'staff@example.com',
    subject: 'HC-20251006-100003',
    before: { date: '2025-10-14', time: '9:00 AM' },
    after: { date: '2025-10-16', time: '9:00 AM', told: true },
  }),
  entry(127, {
    action: 'setting.changed',
    subject: 'setting:crewsPerDay',
    before: { value: 1, standard: true },
    after: { value: 2, standard: false },
  }),
  entry(126, {
    action: 'personal-data.exported',
    by: null,
    byFormer: true,
    subject: '9f86d081884c7d659a2feaa0c55ad015'.repeat(2),
  }),
  entry(125, {
    action: 'administrator.created',
    by: null,
    subject: 'staff@example.com',
    after: { role: 'staff' },
  }),
  entry(124, {}),
];

const whole: AuditCheck = { entries: 128, broken: [], brokenCount: 0, newest: { id: 128, hash: '5f3c'.repeat(16) } };
const people = [{ id: 'a1', email: 'owner@example.com' }];
const page = (shown: readonly AuditEntry[], next: number | null = null) =>
  answer(list, { entries: shown, next, authors: people });
const rows = ({ page: shown }: { page: import('@playwright/test').Page }, count: number) =>
  expect(shown.locator('main li:has(h3)')).toHaveCount(count);

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin-audit${name}`,
  shows: `the administration, the audit log, ${shows}`,
  path: '/admin/audit',
  answers: [session, page(entries, 124), answer(chain, whole)],
  until: async (visitor) => {
    await rows(visitor, 5);
    await expect(visitor.page.locator('[aria-labelledby="audit-chain"] code')).toBeVisible();
  },
  ...state,
});

export const adminAuditScreens: readonly Screen[] = [
  screen('', 'whole'),
  screen('-changes', 'what the entries changed', {
    until: async (visitor) => {
      await rows(visitor, 5);
      for (const summary of await visitor.page.locator('main li summary').all()) await summary.click();
      await expect(visitor.page.locator('main li table').last()).toBeVisible();
    },
  }),
  screen('-altered', 'altered by somebody', {
    answers: [session, page(entries), answer(chain, { ...whole, broken: [127], brokenCount: 1 })],
    until: (visitor) => expect(visitor.page.getByRole('alert')).toBeVisible(),
  }),
  screen('-empty', 'before anything is on record', {
    answers: [session, page([]), answer(chain, { entries: 0, broken: [], brokenCount: 0, newest: null })],
    until: (visitor) => expect(visitor.page.locator('.admin-nothing')).toBeVisible(),
  }),
  screen('-failed', 'neither read nor checked', {
    answers: [session, cut(list), cut(chain)],
    until: (visitor) => expect(visitor.page.locator('.admin-nothing')).toBeVisible(),
    faults: ['net::ERR_FAILED'],
  }),
  screen('-reading', 'while it is read and checked', {
    answers: [session, never(list), never(chain)],
    until: (visitor) => expect(visitor.page.locator('.admin-loading')).toBeVisible(),
  }),
];
