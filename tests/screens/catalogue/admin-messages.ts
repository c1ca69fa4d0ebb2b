import { expect } from '@playwright/test';
import type { AdminMessage, AdminMessageDetail } from '#contract/admin/messages.ts';
import type { ReceivedText } from '#contract/admin/texts.ts';
import { samples } from '#sandbox/pages/mail-samples.ts';
import { facadesIn, withPictures } from '#server/modules/messages/mail/facade.ts';
import { answer, cut, never } from '../answers.ts';
import type { Screen } from '../screen.ts';

const operator = { email: 'owner@example.com', role: 'owner', secondFactor: true, secondFactorNeeded: false };
const session = answer('/api/admin/session', operator);
const list = '/api/admin/messages';
const one = '/api/admin/messages/*';

const message = (id: number, more: Partial<AdminMessage>): AdminMessage => ({
  id,
  channel: 'mail',
  topic: 'mail.confirmation',
  recipient: 'camille@example.com',
  state: 'failed',
  subject: 'Your booking is confirmed',
  orderNo: 'HC-20251006-100003',
  clientId: 'HC0003',
  businessName: 'Boutique Exemple',
  createdAt: '2025-10-06T14:00:00.000Z',
  dueAt: '2025-10-06T14:00:00.000Z',
  settledAt: '2025-10-06T14:02:00.000Z',
  attempts: 1,
  failureCode: 'address',
  failure: '550 5.1.1 <camille@example.com>: Recipient address rejected',
  waits: null,
  ...more,
});

const trouble = [
  message(14, {}),
  message(12, { state: 'unknown', topic: 'mail.cancellation', failureCode: 'lost', failure: null }),
  message(9, {
    channel: 'text',
    topic: 'sms.service-reminder',
    recipient: '+15145550100',
    subject: null,
    failure: 'undelivered 30006',
  }),
  message(7, {
    topic: 'operator.alert',
    recipient: null,
    orderNo: null,
    clientId: null,
    businessName: null,
    failureCode: 'settings',
    failure: '535 5.7.8 Authentication credentials invalid',
  }),
];

const waiting = [
  message(21, {
    state: 'queued',
    settledAt: null,
    failureCode: null,
    failure: null,
    attempts: 0,
    waits: 'no-mail-server',
  }),
  message(20, {
    channel: 'text',
    topic: 'sms.weather-proposal',
    recipient: '+15145550100',
    state: 'queued',
    settledAt: null,
    failureCode: null,
    failure: null,
    attempts: 0,
    waits: 'quiet-hours',
  }),
];

const detail: AdminMessageDetail = {
  ...message(14, {}),
  language: 'en',
  calledAt: '2025-10-06T14:01:00.000Z',
  text: 'Your booking is confirmed.',
  hasHtml: true,
  attachments: ['visit.ics', 'invoice-HC-20251006-100003.pdf', 'terms-2025-01-08.txt'],
  segments: null,
  resendOf: null,
  resentAs: [18],
  repeatedAt: null,
  canResend: true,
};

const text: AdminMessageDetail = {
  ...detail,
  ...message(9, { channel: 'text', topic: 'sms.service-reminder', recipient: '+15145550100', subject: null }),
  failure: 'undelivered 30006',
  text: 'Hauteclaire: your visit is tomorrow at 9:00 AM.',
  hasHtml: false,
  attachments: [],
  segments: 1,
  resentAs: [],
};

const received: ReceivedText = {
  id: 3,
  at: '2025-10-06T13:40:00.000Z',
  phone: '+15145550100',
  body: 'Can you come earlier?\nThe shop opens at 9.',
  orderNo: 'HC-20251006-100003',
  clientId: 'HC0003',
  name: 'Camille Exemple',
  settled: null,
  answer: null,
  canAnswer: true,
  textsStopped: false,
};
const stranger = { phone: '+15145550199', orderNo: null, clientId: null, name: null };
const receivedTexts: readonly ReceivedText[] = [
  received,
  { ...received, ...stranger, id: 2, body: '' },
  {
    ...received,
    ...stranger,
    id: 1,
    phone: '+33639981234',
    body: 'Bonjour de Paris',
    canAnswer: false,
    textsStopped: false,
  },
];
const texts = (shown: readonly ReceivedText[]) =>
  answer('/api/admin/texts', { texts: shown, next: null, waiting: shown.filter(({ settled }) => !settled).length });

const page = (messages: readonly AdminMessage[], next: number | null = null) => answer(list, { messages, next });
const rows = ({ page: shown }: { page: import('@playwright/test').Page }, count: number) =>
  expect(shown.locator('main li:has(.admin-open)')).toHaveCount(count);

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin-messages${name}`,
  shows: `the administration, the messages, ${shows}`,
  path: '/admin/messages',
  answers: [session, texts([]), page(trouble, 7)],
  until: (visitor) => rows(visitor, 4),
  ...state,
});

const { html } = samples.confirmation('en');
const body = withPictures(html, await facadesIn(html));
const opens = (shown: AdminMessageDetail): Partial<Screen> => ({
  answers: [
    session,
    texts([]),
    page(trouble),
    answer(one, shown),
    { call: `${one}/html`, says: { body, contentType: 'text/html' } },
  ],
  until: async (visitor) => {
    const row = trouble.findIndex(({ id }) => id === shown.id);
    await visitor.page.locator('main .admin-open').nth(row).click();
    await expect(visitor.page.locator('.admin-history li').first()).toBeVisible();
  },
  window: true,
  // What looks into the frame of a mail wants to run there, and nothing may.
  faults: ['Blocked script execution'],
});

export const adminMessageScreens: readonly Screen[] = [
  screen('', 'those in trouble'),
  screen('-waiting', 'those that wait, and why', {
    answers: [session, texts([]), page(waiting)],
    until: async (visitor) => {
      await visitor.page.locator('[name=messages-view][value=waiting]').check();
      await rows(visitor, 2);
    },
  }),
  screen('-texts', 'the texts that wait for an answer', {
    path: '/admin/messages?view=texts',
    answers: [session, texts(receivedTexts), page([])],
    until: async (visitor) => {
      const first = visitor.page.locator('[data-received]').first();
      await first.getByRole('button', { name: /^(Answer|Répondre)$/ }).click();
      await first.locator('textarea').fill('Yes, at 8:30 AM.');
    },
  }),
  screen('-mail', 'a mail that was opened', opens(detail)),
  screen('-text', 'a text message that was opened', opens(text)),
  screen('-empty', 'nothing in trouble', {
    answers: [session, texts([]), page([])],
    until: (visitor) => expect(visitor.page.locator('.admin-nothing')).toBeVisible(),
  }),
  screen('-failed', 'unread', {
    answers: [session, texts([]), cut(list)],
    until: (visitor) => expect(visitor.page.locator('.admin-nothing')).toBeVisible(),
    faults: ['net::ERR_FAILED'],
  }),
  screen('-reading', 'while they are read', {
    answers: [session, texts([]), never(list)],
    until: (visitor) => expect(visitor.page.locator('.admin-loading')).toBeVisible(),
  }),
];
