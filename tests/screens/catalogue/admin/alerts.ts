import { expect } from '@playwright/test';
import type { AttentionGroup, AttentionLine } from '#contract/admin/alerts.ts';
import { answer, cut } from '../../answers.ts';
import type { Screen } from '../../screen.ts';
import { signedIn } from '../admin.ts';

const attention = '/api/admin/attention';
const now = '2025-10-06T14:00:00.000Z';
const orderNo = 'HC-20251006-100008';

const line = (key: string, code: string, name: string, more: Partial<AttentionLine> = {}): AttentionLine => ({
  key,
  code,
  name,
  at: '2025-10-06T12:05:00.000Z',
  topic: null,
  orderNo: null,
  reviewId: null,
  refundId: null,
  amount: null,
  behind: null,
  date: null,
  failureCode: null,
  setting: null,
  detail: null,
  dueAt: null,
  late: false,
  count: null,
  ...more,
});
const group = (kind: AttentionGroup['kind'], lines: AttentionLine[], count = lines.length): AttentionGroup => ({
  kind,
  count,
  lines,
});

const undelivered = group('messages', [
  line('f', 'failed', 'camille@example.com, HC0008', {
    topic: 'mail.confirmation',
    orderNo,
    failureCode: 'address',
    detail: '550 no such mailbox',
  }),
  line('g', 'unknown', '514-555-0100, HC0007', {
    topic: 'sms.service-reminder',
    orderNo,
    failureCode: 'lost',
  }),
]);

/** Something of each kind. */
const groups = [
  group('unfinished', [
    line('a', 'paid', 'HC-20251006-120501', { amount: 260_418 }),
    line('b', 'silent', 'Boutique Exemple, HC-20251006-101502', { amount: 126_473 }),
  ]),
  group('refunds', [
    line('c', 'unknown', 'Boutique Exemple, HC0003', { orderNo, refundId: 3, amount: 25_000, detail: 'no answer' }),
    line('d', 'refused', 'Galerie Exemple, HC0004', { orderNo, refundId: 4, amount: 51_739, detail: '481 DECLINED' }),
    line('n', 'waits', 'Boutique Exemple, HC0003', { orderNo, amount: 235_418, behind: 25_000 }),
    line('e', 'review', 'Café Exemple, HC0005', { orderNo, amount: 28_744 }),
  ]),
  undelivered,
  group('sync', [
    line('h', 'credentials', '', { detail: 'invalid_client' }),
    line('i', 'failed', 'Boutique Exemple, HC0006', { orderNo, detail: 'code 1038: the tax is not active' }),
  ]),
  group(
    'reviews',
    [
      line('k', 'waiting', 'Galerie Exemple', { reviewId: 'k', dueAt: '2025-10-05T13:40:00.000Z', late: true }),
      line('l', 'waiting', 'Café Exemple', { reviewId: 'l', dueAt: '2025-10-07T14:00:00.000Z' }),
    ],
    7,
  ),
  group('areas', [line('m', 'asked', 'H1A', { count: 4 })]),
];

/** Mail with a wrong password, and a webhook that is gone. */
const stopped = group('stopped', [
  line('mail', 'mail', '', {
    at: '2025-10-06T13:05:00.000Z',
    count: 12,
    setting: 'credentials',
    detail: '535 5.7.8 Authentication credentials invalid',
  }),
  line('alerts', 'alerts', '', { at: '2025-10-05T13:10:00.000Z', count: 1, setting: 'account', detail: 'HTTP 404' }),
]);

const screen = (name: string, shows: string, state: Partial<Screen>): Screen => ({
  name: `admin-attention${name}`,
  shows: `the administration, ${shows}`,
  path: '/admin',
  until: ({ page }) => expect(page.locator('[data-attention]')).toBeVisible(),
  ...state,
});

export const adminAttentionScreens: readonly Screen[] = [
  screen('', 'what needs a person', {
    answers: [...signedIn, answer(attention, { now, count: 19, groups })],
    until: ({ page }) => page.locator('#attention').click(),
  }),
  screen('-stopped', 'mail that is stopped, before everything else', {
    answers: [...signedIn, answer(attention, { now, count: 4, groups: [stopped, undelivered] })],
    until: ({ page }) => page.locator('#attention').click(),
  }),
  screen('-failed', 'what needs a person unread', {
    answers: [...signedIn, cut(attention)],
    faults: ['net::ERR_FAILED'],
  }),
];
