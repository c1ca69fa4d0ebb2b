import { operatorPassword } from '#tests/builders/operator.ts';
import { core } from '#tests/layers.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { bookedAlready } from '../support/booked-already.ts';
import { mailAbout } from '../support/mails.ts';
import { endsSessions, entersAs, signsIn } from '../support/operator.ts';
import { expect, paymentsOf, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const wordsOf = {
  en: {
    refundPart: 'Partial refund',
    amount: 'Amount',
    reason: 'Reason',
    typed: '250',
    shown: '$250.00',
    why: 'One pane could not be reached.',
    next: 'Review',
    refund: 'Refund $250.00',
    underWay: '$250.00 is being refunded',
    back: /Partial refund, \$250\.00/,
    sent: /refunded, /,
    letter: /Partial refund of \$250\.00/,
    again: 'Your password',
    cancel: 'Cancel booking',
    cancelNow: 'Cancel and refund $1,836.80',
    cancelled: 'Booking cancelled',
    letterOfRest: /The rest of your payment, \$1,836\.80/,
    letterOfCancellation: /^Cancelled: your visit/,
  },
  fr: {
    refundPart: 'Rembourser une partie',
    amount: 'Montant',
    reason: 'Motif',
    typed: '250,00',
    shown: '250,00\u00a0$',
    why: 'Une vitrine était inaccessible.',
    next: 'Vérifier',
    refund: /^Rembourser 250,00\s\$$/,
    underWay: /Remboursement de 250,00\s\$ en cours/,
    back: /Remboursement partiel, 250,00\s\$/,
    sent: /remboursé, /,
    letter: /Remboursement partiel de 250,00\s\$/,
    again: 'Votre mot de passe',
    cancel: 'Annuler la réservation',
    cancelNow: /^Annuler et rembourser 1\s836,80\s\$$/,
    cancelled: 'Réservation annulée',
    letterOfRest: /Le reste de votre paiement, soit 1\s836,80\s\$/,
    letterOfCancellation: /^Annulation/,
  },
} as const;
type Words = (typeof wordsOf)['en' | 'fr'];

/** Nobody is signed in at first, and the browser writes that down; so it does when the password is asked for. */
const known = ['status of 401', 'status of 403'];

async function opensStory(testApp: TestApp, visitor: Visitor): Promise<void> {
  await entersAs(testApp, visitor, { path: '/admin' });
  await visitor.page.getByRole('button', { name: /HC0001/ }).click();
  await expect(visitor.page.getByRole('heading', { level: 2, name: 'HC0001' })).toBeVisible();
}

async function typesPart({ page }: Visitor, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.refundPart }).click();
  await page.getByLabel(words.amount).fill(words.typed);
  await page.getByLabel(words.reason).fill(words.why);
  await expect(page.getByLabel(words.amount)).toHaveValue(words.shown);
}

/** What was not answered is due at once: nobody waits for the minute. */
const lookNow = (testApp: TestApp) =>
  testApp.database.pool.query(`update refunds set due_at = created_at where state <> 'done'`);
/** As when the minutes in which a cancellation can be taken back are over. */
const leavesNow = (testApp: TestApp) =>
  testApp.database.pool.query(`update outbox set due_at = created_at where topic like '%.cancellation'`);
const refundsOf = async (testApp: TestApp) => (await paymentsOf(testApp)).refunds.map(({ amount }) => amount);

/** A part goes back although the gateway's answer is lost, then the visit is cancelled and the rest goes back. */
async function givesBack(testApp: TestApp, visitor: Visitor, words: Words, customer: string): Promise<void> {
  const { page } = visitor;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await opensStory(testApp, visitor);
  await fetch(`${testApp.url}/sandbox/faults/card`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'reset-after-commit', times: 1 }),
  });
  await typesPart(visitor, words);
  await hasNoBarrier(visitor);
  await button(words.next).click();
  await button(words.refund).click();
  await visitor.isTold(words.underWay);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => refundsOf(testApp)).toEqual(['250.00']);
  await expect(async () => {
    await lookNow(testApp);
    await page.reload();
    await expect(page.getByText(words.back).locator('..')).toContainText(words.sent, { timeout: 2_000 });
  }).toPass();
  const letter = await mailAbout(testApp, words.letter, customer);
  expect(letter.text).toContain(words.why);

  await testApp.database.pool.query(`update administrator_sessions set created_at = now() - interval '16 minutes'`);
  await button(words.cancel).click();
  await button(words.next).click();
  await button(words.cancelNow).click();
  await page.getByLabel(words.again).fill(operatorPassword);
  await button(words.cancelNow).click();
  await visitor.isTold(words.cancelled);
  // A mail that leaves after the money says that it is back.
  await leavesNow(testApp);
  expect((await mailAbout(testApp, words.letterOfCancellation, customer)).text).toMatch(words.letterOfRest);
  await lookNow(testApp);
  await expect.poll(() => refundsOf(testApp)).toEqual(['250.00', '1836.80']);
  await expect(button(words.cancel)).toHaveCount(0);
}

test.describe('money given back by the operator', () => {
  test('goes back in a part and then whole, once each, though an answer is lost', { tag: core }, async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(...known);
    await bookedAlready(testApp, 'en');
    await givesBack(testApp, visitor, wordsOf.en, 'camille@example.com');
  });

  test('va de même en français sur un téléphone', async ({ testApp, visiteur, knownFaults }) => {
    knownFaults.push(...known);
    await bookedAlready(testApp, 'fr');
    await givesBack(testApp, visiteur, wordsOf.fr, 'camille@example.com');
  });

  test('is not lost with a session that ends, and is looked at again after somebody else was quicker', async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(...known);
    const { page } = visitor;
    const words = wordsOf.en;
    await bookedAlready(testApp, 'en');
    await opensStory(testApp, visitor);
    await typesPart(visitor, words);
    await page.getByRole('button', { name: words.next }).click();
    await endsSessions(testApp, visitor);
    await page.getByRole('button', { name: words.refund }).click();
    await visitor.isTold(/Your session has ended/);
    const readAgain = page.waitForResponse(/\/api\/admin\/bookings\/HC-/);
    await signsIn(visitor);
    await readAgain;
    await testApp.database.pool.query('update bookings set version = version + 1');
    await page.getByRole('button', { name: words.refund }).click();
    await visitor.isTold('This booking has changed in the meantime');
    await expect(page.getByLabel(words.amount)).toHaveValue(words.shown);
    expect(await refundsOf(testApp)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: words.next }).click();
    await page.getByRole('button', { name: words.refund }).click();
    await visitor.isTold(words.underWay);
    await expect.poll(() => refundsOf(testApp)).toEqual(['250.00']);
  });
});
