import { expect } from '@playwright/test';
import type { AccountantMonth } from '#contract/admin/accountant.ts';
import { answer, cut, type MockAnswer, never } from '../../answers.ts';
import type { Screen } from '../../screen.ts';

const listCall = '/api/admin/accountant/months';
const session = answer('/api/admin/session', {
  ...{ email: 'owner@example.com', role: 'owner', secondFactor: false, secondFactorNeeded: false },
});

const ready = { state: 'ready', done: 62, total: 62, madeAt: '2025-10-01T10:04:00Z', provisional: false } as const;
const month = (name: string, sales: number, more: Partial<AccountantMonth> = {}): AccountantMonth => ({
  ...{ month: name, over: true, sales, sold: sales * 225_796, refunded: 0, file: null },
  ...more,
});

const months = [
  month('2025-10', 12, {
    over: false,
    file: { ...ready, state: 'making', done: 8, total: 13, madeAt: null, size: null },
  }),
  month('2025-09', 57, { refunded: 521_700, file: { ...ready, size: 1_480_000 } }),
  month('2025-08', 49, { refunded: 126_473, file: { ...ready, state: 'failed', size: null } }),
  ...['2025-07', '2025-06', '2025-05', '2025-04', '2025-03'].map((name, index) => month(name, 58 - 9 * index)),
];

const screen = (name: string, shows: string, list: MockAnswer, more: Partial<Screen> = {}): Screen => ({
  name: `admin-month${name}`,
  shows: `the administration: the accountant’s month, ${shows}`,
  path: '/admin/month',
  answers: [session, list],
  ...more,
});

export const adminMonthScreens: readonly Screen[] = [
  screen(
    '',
    'one being made',
    answer(listCall, { months, mailTo: 'books@example.com', checkedAt: '2025-10-05T14:00:00Z' }),
    {
      until: (visitor) => expect(visitor.page.locator('[data-month] progress')).toBeVisible(),
    },
  ),
  screen('-empty', 'nothing sold yet', answer(listCall, { months: [], mailTo: null, checkedAt: null }), {
    until: (visitor) => expect(visitor.page.locator('main .admin-pane')).toBeVisible(),
  }),
  screen('-waiting', 'being read', never(listCall), {
    until: (visitor) => expect(visitor.page.locator('.admin-loading')).toBeVisible(),
    window: true,
  }),
  screen('-failed', 'unread', cut(listCall), {
    until: (visitor) => expect(visitor.page.locator('.admin-nothing')).toBeVisible(),
    faults: ['net::ERR_FAILED'],
    window: true,
  }),
];
