import { expect } from '@playwright/test';
import type { BookingStory } from '#contract/admin/bookings.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, cut, type MockAnswer, mockAnswers, never, refusal } from '../answers.ts';
import { allArrived } from '../requests.ts';
import type { Screen } from '../screen.ts';
import { signedIn, story } from './admin.ts';

const opened = '/api/admin/bookings/*';
const refunds = '/api/admin/bookings/*/refunds';
const cancel = '/api/admin/bookings/*/cancel';
const settle = '/api/admin/refunds/*/settle';
const at = (minute: number) => `2025-10-06T13:${String(minute + 15).padStart(2, '0')}:00.000Z`;

const refund = {
  reason: 'partial',
  state: 'done',
  byHand: false,
  waits: false,
  stuck: false,
  waitsFor: null,
  settled: null,
  doneAt: null,
} as const;

/** A part is back, another waits for the gateway. */
const inParts: BookingStory = {
  ...story,
  version: 2,
  money: { paid: 260_418, givenBack: 25_000, underWay: 8000, left: 227_418 },
  refunds: [
    { ...refund, id: 1, at: at(1), amount: 25_000, doneAt: at(2) },
    { ...refund, id: 2, at: at(9), amount: 8000, state: 'unknown', waits: true, stuck: true },
  ],
};
const settledByHand: BookingStory = {
  ...inParts,
  money: { paid: 260_418, givenBack: 33_000, underWay: 0, left: 227_418 },
  refunds: [
    { ...refund, id: 1, at: at(1), amount: 25_000, doneAt: at(2) },
    {
      ...{ ...refund, id: 2, at: at(9), amount: 8000, doneAt: at(40) },
      settled: {
        outcome: 'returned-elsewhere',
        at: at(40),
        by: 'owner@example.com',
        reason: 'Glass 12',
        transactionNo: null,
      },
    },
  ],
};
const changed: BookingStory = {
  ...story,
  booking: { ...story.booking, status: 'cancelled' },
  version: 1,
  money: { paid: 260_418, givenBack: 0, underWay: 260_418, left: 0 },
};

async function opensStory({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'HC0008' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'HC0008' })).toBeVisible();
  await allArrived(page);
}

const button = ({ page }: Visitor, en: string, fr: string) =>
  page.getByRole('button', { name: new RegExp(`^(${en}|${fr})`) });
const dialog = ({ page }: Visitor) => page.getByRole('dialog');

async function opensRefund(visitor: Visitor): Promise<void> {
  await opensStory(visitor);
  await button(visitor, 'Partial refund', 'Rembourser une partie').click();
  await expect(dialog(visitor)).toBeVisible();
}

async function opensCancel(visitor: Visitor): Promise<void> {
  await opensStory(visitor);
  await button(visitor, 'Cancel booking', 'Annuler la réservation').click();
  await expect(dialog(visitor)).toBeVisible();
}

async function opensSettle(visitor: Visitor): Promise<void> {
  await opensStory(visitor);
  await settleButton(visitor).click();
  await expect(dialog(visitor)).toBeVisible();
}

async function saysElsewhere(visitor: Visitor): Promise<void> {
  await opensSettle(visitor);
  await dialog(visitor).locator('input[value=returned-elsewhere]').check();
  await dialog(visitor).locator('input[type=text], input:not([type])').fill('Glass 12');
}

const settleButton = (visitor: Visitor) => button(visitor, 'Settle this refund', 'Régler ce remboursement');
const settles = ({ page }: Visitor) => page.getByRole('dialog').locator('.button-primary').click();

const next = (visitor: Visitor) => button(visitor, 'Review', 'Vérifier').click();
const does = (visitor: Visitor) => dialog(visitor).locator('.button-destructive').click();

async function types(visitor: Visitor, amount: string): Promise<void> {
  await opensRefund(visitor);
  const [sum, reason] = await dialog(visitor).locator('input:not([type=checkbox])').all();
  await sum?.fill(amount);
  await reason?.fill('Glass 12');
  await next(visitor);
}

async function looksOver(visitor: Visitor): Promise<void> {
  await types(visitor, '250');
  await expect(dialog(visitor).locator('.button-destructive')).toBeVisible();
}

async function tries(visitor: Visitor): Promise<void> {
  await looksOver(visitor);
  await does(visitor);
}

const screen = (name: string, shows: string, until: Screen['until'], more: Partial<Screen> = {}): Screen => ({
  name: `admin-money-${name}`,
  shows: `the administration, ${shows}`,
  path: '/admin',
  answers: signedIn,
  window: true,
  ...(until && { until }),
  ...more,
});
const answers = (...more: MockAnswer[]) => ({ answers: [...signedIn, ...more] });

export const adminMoneyScreens: readonly Screen[] = [
  screen(
    'story',
    'what went back of a payment',
    async (visitor) => {
      await opensStory(visitor);
      await button(visitor, 'Cancel booking', 'Annuler la réservation').scrollIntoViewIfNeeded();
    },
    { ...answers(answer(opened, inParts)), only: 1280 },
  ),
  {
    name: 'admin-money-story-phone',
    shows: 'the administration, what went back of a payment, on a phone',
    path: '/admin',
    ...answers(answer(opened, inParts)),
    until: opensStory,
    only: 390,
  },
  screen('refund', 'a part to be refunded', opensRefund, answers(answer(opened, inParts))),
  screen('refund-refused', 'a part that is too much', async (visitor) => {
    await types(visitor, '9999');
    await expect(dialog(visitor).locator('[aria-invalid]')).toBeVisible();
  }),
  screen('refund-look', 'a part once more before it is refunded', looksOver),
  screen(
    'refund-waiting',
    'a part on its way',
    async (visitor) => {
      await tries(visitor);
      await expect(dialog(visitor).locator('[aria-busy]')).toBeVisible();
    },
    answers(never(refunds)),
  ),
  screen(
    'refund-failed',
    'a part without an answer',
    async (visitor) => {
      await tries(visitor);
      await expect(dialog(visitor).getByRole('alert')).not.toBeEmpty();
    },
    { ...answers(cut(refunds)), faults: ['net::ERR_FAILED'] },
  ),
  screen(
    'refund-password',
    'the password before money goes back',
    async (visitor) => {
      await tries(visitor);
      await expect(dialog(visitor).locator('input[type=password]')).toBeVisible();
    },
    { ...answers(refusal(refunds, 'PASSWORD_NEEDED')), faults: ['status of 403'] },
  ),
  screen(
    'refund-changed',
    'a booking that changed under the hand',
    async (visitor) => {
      await looksOver(visitor);
      await mockAnswers(visitor.page, [answer(opened, changed)]);
      await does(visitor);
      await expect(dialog(visitor).locator('.admin-refusal')).toBeVisible();
    },
    answers(refusal(refunds, 'BOOKING_CHANGED')),
  ),
  screen(
    'refund-done',
    'a part that was refunded',
    async (visitor) => {
      await looksOver(visitor);
      await mockAnswers(visitor.page, [answer(opened, inParts)]);
      await does(visitor);
      await expect(visitor.page.locator('[data-refunds] li')).toHaveCount(2);
    },
    answers(answer(refunds, { version: 2 })),
  ),
  screen('settle', 'an unanswered refund to be settled', opensSettle, answers(answer(opened, inParts))),
  screen(
    'settle-refused',
    'a refund settled without its number and a reason',
    async (visitor) => {
      await opensSettle(visitor);
      await settles(visitor);
      await expect(dialog(visitor).locator('[aria-invalid]')).toHaveCount(2);
    },
    answers(answer(opened, inParts)),
  ),
  screen(
    'settle-waiting',
    'a refund that is being settled',
    async (visitor) => {
      await saysElsewhere(visitor);
      await settles(visitor);
      await expect(dialog(visitor).locator('[aria-busy]')).toBeVisible();
    },
    answers(answer(opened, inParts), never(settle)),
  ),
  screen(
    'settle-failed',
    'a refund that was settled meanwhile',
    async (visitor) => {
      await saysElsewhere(visitor);
      await settles(visitor);
      await expect(dialog(visitor).locator('.admin-refusal')).toBeVisible();
    },
    { ...answers(answer(opened, inParts), refusal(settle, 'REFUND_NOT_STUCK')), faults: ['status of 409'] },
  ),
  screen(
    'settle-password',
    'the password before a refund is settled',
    async (visitor) => {
      await saysElsewhere(visitor);
      await settles(visitor);
      await expect(dialog(visitor).locator('input[type=password]')).toBeVisible();
    },
    { ...answers(answer(opened, inParts), refusal(settle, 'PASSWORD_NEEDED')), faults: ['status of 403'] },
  ),
  screen(
    'settle-done',
    'a refund that an owner settled',
    async (visitor) => {
      await saysElsewhere(visitor);
      await mockAnswers(visitor.page, [answer(opened, settledByHand)]);
      await settles(visitor);
      await expect(visitor.page.locator('[data-refunds] li')).toHaveCount(2);
    },
    answers(answer(opened, inParts), answer(settle, { state: 'done' })),
  ),
  screen('cancel', 'a booking to be cancelled', opensCancel),
  screen('cancel-look', 'a booking once more before it is cancelled', async (visitor) => {
    await opensCancel(visitor);
    await next(visitor);
    await expect(dialog(visitor).locator('.button-destructive')).toBeVisible();
  }),
  screen(
    'cancel-staff',
    'a booking that staff cancels',
    opensCancel,
    answers(
      answer('/api/admin/session', {
        email: 'staff@example.com',
        role: 'staff',
        secondFactor: false,
        secondFactorNeeded: false,
      }),
    ),
  ),
  screen(
    'cancel-failed',
    'a cancellation without an answer',
    async (visitor) => {
      await opensCancel(visitor);
      await next(visitor);
      await does(visitor);
      await expect(dialog(visitor).getByRole('alert')).not.toBeEmpty();
    },
    { ...answers(cut(cancel)), faults: ['net::ERR_FAILED'] },
  ),
];
