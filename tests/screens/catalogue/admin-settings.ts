import { expect } from '@playwright/test';
import type { Proof } from '#contract/admin/files/proofs.ts';
import type { Settings } from '#contract/admin/settings.ts';
import { opensMenu } from '#tests/e2e/support/operator.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, cut, type MockAnswer, mockAnswers, never, refusal } from '../answers.ts';
import type { Screen } from '../screen.ts';

const path = '/admin/settings';
const calls = '/api/admin/settings';
const operator = { email: 'owner@example.com', role: 'owner', secondFactor: true, secondFactorNeeded: false };

const standing = <T>(value: T, standard = value) => {
  const isSet = value !== standard;
  const changed = { changedAt: '2025-10-06T14:12:00.000Z', changedBy: 'owner@example.com' };
  return { value, standard, isSet, ...(isSet ? changed : { changedAt: null, changedBy: null }) };
};

const settings: Settings = {
  values: {
    phone: standing('+14385550187', '+15145550142'),
    email: standing('care@example.com'),
    phoneHours: standing({ days: [1, 5] as [number, number], opens: '7:00 AM', closes: '5:00 PM' }),
    mailingAddress: standing({
      street: '100, rue Exemple',
      city: 'Montréal',
      province: 'QC',
      postalCode: 'H2Y 1A1',
    }),
    operatorEmail: standing('operator@example.com'),
    refundCutoffHours: standing(24),
    rescheduleNoticeHours: standing(72, 48),
    closesOn: standing<string | null>(null),
    crewsPerDay: standing(1),
    platinumOffered: standing(true),
    weatherThresholds: standing({
      ...{ precipitationChance: 60, precipitationMm: 2, washMm: 4, dryHours: 24 },
      ...{ temperatureC: 2, gustKmh: 60, highGustKmh: 45 },
    }),
    weatherSilence: standing('ask'),
    waitingHoldHours: standing(4),
    accountantMail: standing<Settings['values']['accountantMail']['value']>(null),
    ledgerAccounts: standing({
      ...{ cards: '1200', cash: '1010', bank: '1060', sales: '4000' },
      ...{ refunds: '4050', gst: '2310', qst: '2340', unbooked: '2400' },
    }),
    ratingPage: standing(null),
  },
  promised: { refundCutoffHours: [{ hours: 24, count: 7 }], rescheduleNoticeHours: [{ hours: 48, count: 7 }] },
  blockedAreas: [
    { area: 'H2Y', served: true, waiting: 3 },
    { area: 'H4C', served: false, waiting: 0 },
  ],
  invitations: {
    codes: [
      { code: 'HCPREVIEW', uses: 12 },
      { code: 'HCVITRINE', uses: 1 },
      { code: 'HC7KQ2MXP', uses: 0 },
    ],
    fromStart: false,
  },
  termsVersion: '2025-01-08',
};

const signedIn = answer('/api/admin/session', operator);
const proof: Proof = {
  ...{ kind: 'insurance', id: '11111111-1111-4111-8111-111111111111', size: 218_000, validUntil: '2025-09-30' },
  ...{ outdated: true, uploadedAt: '2024-10-01T14:12:00.000Z', by: 'owner@example.com' },
};
const proofs = answer('/api/admin/proofs', { proofs: [proof] });
const read = [signedIn, proofs, answer(calls, settings)];

const form = ({ page }: Visitor, key: string) => page.locator(`[data-setting=${key}]`);
const shown = (visitor: Visitor) => expect(form(visitor, 'phone')).toBeVisible();
const types = async (visitor: Visitor, key: string, text: string) =>
  form(visitor, key).locator('input').first().fill(text);
const saves = async (visitor: Visitor, key: string) => form(visitor, key).locator('[type=submit]').click();

/** From now on a change is answered so, and whoever reads afterwards is told what holds then. */
function changing({ page }: Visitor, written: MockAnswer['says'], values: Partial<Settings['values']>) {
  const read = { status: 200, json: { ...settings, values: { ...settings.values, ...values } } };
  return mockAnswers(page, [
    { call: calls, says: read, only: 'reading' },
    { call: calls, says: written, only: 'writing' },
  ]);
}

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin-settings${name}`,
  shows: `the settings, ${shows}`,
  path,
  answers: read,
  until: shown,
  ...state,
});

export const adminSettingsScreens: readonly Screen[] = [
  screen('', 'as they stand'),
  screen('-waiting', 'being read', {
    answers: [signedIn, proofs, never(calls)],
    until: (visitor) => expect(visitor.page.locator('.admin-loading').first()).toBeVisible(),
  }),
  screen('-failed', 'unread', {
    answers: [signedIn, proofs, cut(calls)],
    until: (visitor) => expect(visitor.page.getByRole('alert').first()).toBeVisible(),
    faults: ['net::ERR_FAILED'],
  }),
  screen('-wrong', 'wrong figures', {
    until: async (visitor) => {
      await types(visitor, 'weatherThresholds', '140');
      await saves(visitor, 'weatherThresholds');
      await types(visitor, 'phone', '514');
      await saves(visitor, 'phone');
      await expect(visitor.page.locator('.field[data-state=error]')).toHaveCount(2);
    },
  }),
  screen('-leave', 'left with something unsaved', {
    until: async (visitor) => {
      await types(visitor, 'email', 'bonjour@example.com');
      await opensMenu(visitor);
      await visitor.page.getByRole('link', { name: /^(Bookings|Réservations)$/ }).click();
      await expect(visitor.page.locator('dialog nav')).toBeHidden();
      await expect(visitor.page.getByRole('dialog')).toBeVisible();
    },
    window: true,
  }),
  screen('-rotate', 'a code about to be replaced', {
    until: async (visitor) => {
      await visitor.page
        .getByRole('button', { name: / HCVITRINE$/ })
        .nth(1)
        .click();
      await expect(visitor.page.getByRole('dialog')).toBeVisible();
    },
    window: true,
  }),
  screen('-code-wrong', 'a code that cannot be given', {
    answers: [
      ...read,
      refusal(`${calls}/invitation-codes`, 'INVALID_INPUT', { fields: { code: 'invitation-code' } }),
      refusal(`${calls}/blocked-areas`, 'UNAVAILABLE'),
    ],
    until: async (visitor) => {
      const added = visitor.page.locator('main form[method=post]');
      await added.first().locator('[type=submit]').click();
      await added.last().locator('[type=submit]').click();
      await expect(visitor.page.locator('form[method=post] .field[data-state=error]')).toHaveCount(2);
    },
    faults: ['status of 400', 'status of 503'],
  }),
  screen('-conflict', 'changed by somebody else meanwhile', {
    until: async (visitor) => {
      await types(visitor, 'refundCutoffHours', '36');
      const refused = { error: '', code: 'SETTING_CHANGED' };
      await changing(visitor, { status: 409, json: refused }, { refundCutoffHours: standing(48, 24) });
      await saves(visitor, 'refundCutoffHours');
      await expect(form(visitor, 'refundCutoffHours').locator('.notice')).toBeVisible();
    },
  }),
  screen('-saved', 'one of them saved', {
    until: async (visitor) => {
      await types(visitor, 'email', 'bonjour@example.com');
      await changing(
        visitor,
        { status: 204, json: null },
        { email: standing('bonjour@example.com', 'care@example.com') },
      );
      await saves(visitor, 'email');
      await expect(form(visitor, 'email').getByRole('status')).not.toBeEmpty();
    },
  }),
  screen('-not-saved', 'no answer to a change', {
    until: async (visitor) => {
      await types(visitor, 'email', 'bonjour@example.com');
      await changing(visitor, 'cut', {});
      await saves(visitor, 'email');
      await expect(form(visitor, 'email').getByRole('alert')).toBeVisible();
    },
    faults: ['net::ERR_FAILED'],
  }),
];
