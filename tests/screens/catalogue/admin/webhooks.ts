import { expect } from '@playwright/test';
import type { Webhook, WebhookDelivery } from '#contract/admin/webhooks.ts';
import { webhookEvents } from '#domain/webhooks/events.ts';
import { answer, cut, refusal } from '../../answers.ts';
import { orderNo } from '../../facts.ts';
import type { Screen } from '../../screen.ts';
import { signedIn } from '../admin.ts';

const read = '/api/admin/webhooks';
const at = (hour: number) => `2025-10-05T${hour}:12:00.000Z`;

const webhook = (id: string, url: string, more: Partial<Webhook> = {}): Webhook => ({
  ...{ id, url, events: [...webhookEvents], includesCustomer: false },
  ...{ formerSecretUntil: null, stopped: null, createdAt: at(12), ...more },
});
const webhooks = [
  webhook('a', 'https://hooks.example.com/catch/184/bookings', { formerSecretUntil: '2025-10-06T20:12:00.000Z' }),
  webhook('b', 'https://flows.example.com/', { events: ['booking.booked', 'booking.done'], includesCustomer: true }),
  webhook('c', 'https://sheets.example.com/in', { stopped: { at: at(19), cause: 'gone' } }),
];

const delivery = (id: number, hook: string, more: Partial<WebhookDelivery>): WebhookDelivery => ({
  ...{ id, webhook: hook, event: 'booking.booked', orderNo, state: 'done', attempts: 1 },
  ...{ createdAt: at(18), nextAt: null, settledAt: at(18), failure: null, ...more },
});
const deliveries = [
  delivery(5, 'b', {
    event: 'booking.done',
    state: 'queued',
    attempts: 3,
    nextAt: at(21),
    settledAt: null,
    failure: 'HTTP 503',
  }),
  delivery(4, 'c', { event: 'booking.moved', state: 'failed', failure: 'HTTP 410' }),
  delivery(3, 'a', { event: 'booking.moved' }),
  delivery(2, 'a', {}),
  delivery(1, 'a', { event: 'webhook.trial', orderNo: null }),
];

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin-webhooks${name}`,
  shows: `the administration, the webhooks, ${shows}`,
  path: '/admin/webhooks',
  answers: [...signedIn, answer(read, { webhooks, deliveries })],
  until: (visitor) => expect(visitor.page.locator('#main li')).not.toHaveCount(0),
  ...state,
});
const shown = { id: 'a', secret: `whsec_${'Ab12'.repeat(10)}AbE=` };
const none = [...signedIn, answer(read, { webhooks: [], deliveries: [] })];
const nothing: Screen['until'] = (visitor) => expect(visitor.page.locator('.admin-nothing')).toBeVisible();

export const adminWebhooksScreens: readonly Screen[] = [
  screen('', 'three of them and their last deliveries'),
  screen('-none', 'none', { answers: none, until: nothing }),
  screen('-failed', 'unread', { answers: [...signedIn, cut(read)], until: nothing, faults: ['net::ERR_FAILED'] }),
  screen('-form', 'a new one whose address may not be called', {
    answers: [...none, { ...refusal(read, 'WEBHOOK_ADDRESS'), only: 'writing' }],
    until: async ({ page }) => {
      await page.locator('#main button').last().click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('input[type=url]').fill('https://10.0.0.7/in');
      await dialog.getByRole('button', { name: /^(Save|Enregistrer)$/ }).click();
      await expect(dialog.getByRole('alert')).not.toBeEmpty();
    },
    window: true,
  }),
  screen('-secret', 'the secret of a new one', {
    answers: [...none, { ...answer(read, shown, 201), only: 'writing' }],
    until: async ({ page }) => {
      await page.locator('#main button').last().click();
      await page.getByRole('dialog').locator('input[type=url]').fill('https://hooks.example.com/in');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Save|Enregistrer)$/ })
        .click();
      await expect(page.getByRole('dialog').locator('input[readonly]')).toBeVisible();
    },
    window: true,
  }),
];
