import { expect } from '@playwright/test';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, cut, type MockAnswer, refusal } from '../answers.ts';
import type { Screen } from '../screen.ts';

const at = (minute: number) => `2025-10-08T14:${String(minute).padStart(2, '0')}:00.000Z`;
const operator = { email: 'owner@example.com', role: 'owner', secondFactor: true, secondFactorNeeded: false };
const aCrew = { email: 'crew@example.com', role: 'crew', secondFactor: false };
const key = (id: string, name: string) => ({ id, name, createdAt: at(3) });
const person = (email: string, more: object) => ({
  id: email,
  email,
  role: 'staff',
  state: 'open',
  crew: null,
  authenticator: false,
  passkeys: 0,
  you: false,
  ...more,
});

const answers: readonly MockAnswer[] = [
  answer('/api/admin/session', operator),
  answer('/api/admin/sessions', [
    { id: 'a', createdAt: at(1), expiresAt: at(50), ipAddress: '203.0.113.7', userAgent: null, current: true },
  ]),
  answer('/api/admin/passkeys', [key('a', 'Phone in the van'), key('b', 'Laptop')]),
  answer('/api/admin/people', [
    person('owner@example.com', { role: 'owner', authenticator: true, passkeys: 2, you: true }),
    person('partner@example.com', { role: 'owner', passkeys: 1 }),
    person('helper@example.com', {}),
    person('crew@example.com', { role: 'crew', crew: 2 }),
    person('invited@example.com', { state: 'invited' }),
    person('before@example.com', { state: 'closed' }),
  ]),
];

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin-access-${name}`,
  shows: `the operator’s access, ${shows}`,
  path: '/admin/access',
  answers,
  until: (visitor) => expect(visitor.page.locator('[aria-labelledby=people] li')).toHaveCount(6),
  ...state,
});

const everybody = (visitor: Visitor) => expect(visitor.page.locator('[aria-labelledby=people] li')).toHaveCount(6);
const instead = (call: string, ...others: MockAnswer[]): readonly MockAnswer[] => [
  ...answers.filter((one) => one.call !== call),
  ...others,
];

export const adminAccessScreens: readonly Screen[] = [
  screen('people', 'passkeys and people'),
  screen('key', 'the key of a new authenticator', {
    answers: [
      ...instead('/api/admin/session', answer('/api/admin/session', { ...operator, secondFactor: false })),
      answer(
        '/api/admin/second-factor',
        {
          uri: 'otpauth://totp/Hauteclaire:owner%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Hauteclaire&digits=6&period=30',
          recoveryCodes: ['1a2b3-c4d5e', '2b3c4-d5e6f', '3c4d5-e6f7a', '4d5e6-f7a8b', '5e6f7-a8b9c', '6f7a8-b9c0d'],
        },
        201,
      ),
    ],
    until: async (visitor) => {
      await visitor.page.locator('input[autocomplete=current-password]').first().fill('clear glass at noon');
      await visitor.page.keyboard.press('Enter');
      await expect(visitor.page.locator('svg[role=img]')).toBeVisible();
    },
  }),
  screen('crew', 'of a crew, which is offered a second step', {
    only: 390,
    answers: [
      ...instead('/api/admin/session', answer('/api/admin/session', { ...operator, ...aCrew })).filter(
        (one) => one.call !== '/api/admin/passkeys',
      ),
      answer('/api/admin/passkeys', []),
    ],
    until: (visitor) => expect(visitor.page.locator('.admin-sessions li')).toHaveCount(1),
  }),
  screen('link', 'the link of an invitation', {
    answers: [...answers, answer('/api/admin/people/*/link', { token: 'x'.repeat(43), expiresAt: at(50) }, 201)],
    until: async (visitor) => {
      await everybody(visitor);
      await visitor.page.locator('[aria-labelledby=people] li').nth(4).getByRole('button').first().click();
      await visitor.page.getByRole('dialog').locator('.button-primary').click();
      await expect(visitor.page.locator('[aria-labelledby=people] input[readonly]')).toBeVisible();
    },
  }),
  screen('password-again', 'the password asked for again', {
    answers: [...answers, refusal('/api/admin/people/*', 'PASSWORD_NEEDED')],
    faults: ['status of 403'],
    window: true,
    until: async (visitor) => {
      await everybody(visitor);
      await visitor.page.locator('[aria-labelledby=people] li').nth(2).getByRole('button').last().click();
      await visitor.page.getByRole('dialog').locator('.button-primary').click();
      await expect(visitor.page.getByRole('dialog').locator('input')).toBeVisible();
    },
  }),
  screen('unread', 'nothing of it read, and no passkey', {
    answers: [
      ...instead('/api/admin/people', cut('/api/admin/people')).filter((one) => one.call !== '/api/admin/passkeys'),
      answer('/api/admin/passkeys', []),
    ],
    faults: ['net::ERR_FAILED'],
    until: async (visitor) => {
      await expect(visitor.page.locator('section[aria-labelledby=people] [role=alert] button')).toBeVisible();
      await expect(visitor.page.locator('section[aria-labelledby=passkeys] p[role=status]')).toBeVisible();
    },
  }),
  screen('invitation', 'the page of an invitation', {
    path: '/admin/invitation',
    answers: [],
    until: (visitor) => visitor.isReady(),
  }),
  screen('invitation-over', 'an invitation that is over', {
    path: '/admin/invitation',
    answers: [refusal('/api/admin/invitation', 'INVITATION_OVER')],
    until: async (visitor) => {
      await visitor.isReady();
      await visitor.page.locator('input[type=password]').fill('a window seat at dusk');
      await visitor.page.keyboard.press('Enter');
      await expect(visitor.page.locator('.field-note')).not.toBeEmpty();
    },
  }),
  screen('invitation-done', 'a password that was chosen', {
    path: '/admin/invitation',
    answers: [answer('/api/admin/invitation', { email: 'helper@example.com', role: 'staff' })],
    until: async (visitor) => {
      await visitor.isReady();
      await visitor.page.locator('input[type=password]').fill('a window seat at dusk');
      await visitor.page.keyboard.press('Enter');
      await expect(visitor.page.locator('main a[href$="/admin"]')).toBeVisible();
    },
  }),
];
