import type { Language } from '#domain/language.ts';
import { followOnTransactionNo } from '#sandbox/cards/simulator.ts';
import { cancelByOperator } from '#server/modules/bookings/cancel/operator.ts';
import { owner } from '#tests/builders/money.ts';
import { operatorPassword } from '#tests/builders/operator.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { bookedAlready } from '../support/booked-already.ts';
import { mailAbout } from '../support/mails.ts';
import { entersAs, orderFault, unfolds } from '../support/operator.ts';
import { expect, paymentsOf, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const wordsOf = {
  en: {
    attention: 'Needs attention',
    settle: 'Settle this refund',
    happened: 'The card gateway refunded it',
    number: 'Transaction number of the refund',
    reason: 'Reason',
    why: 'Seen in the gateway’s console.',
    missing: 'Enter the transaction number of the refund.',
    again: 'Your password',
    done: 'Refund recorded as done',
    by: /Settled by hand: found at the card gateway/,
    letter: /Refund of \$2,086\.80/,
  },
  fr: {
    attention: 'À voir en premier',
    settle: 'Régler ce remboursement',
    happened: 'Le service de paiement l’a fait',
    number: 'Numéro de transaction du remboursement',
    reason: 'Motif',
    why: 'Vu dans la console du service.',
    missing: 'Entrez le numéro de transaction du remboursement.',
    again: 'Votre mot de passe',
    done: 'Remboursement inscrit comme fait',
    by: /Réglé à la main\s: trouvé auprès du service de paiement/,
    letter: /Remboursement de 2\s086,80\s\$/,
  },
} as const;

/** Nobody is signed in at first, and the browser writes that down; so it does when the password is asked for. */
const known = ['status of 401', 'status of 403'];

/** A refund whose answer was lost, and no look-up brings it; an owner found it at the gateway and says so, by keyboard. */
async function settles(testApp: TestApp, visitor: Visitor, language: Language): Promise<void> {
  const words = wordsOf[language];
  const orderNo = await bookedAlready(testApp, language);
  const { page } = visitor;
  const { pool } = testApp.database;
  await orderFault(testApp, 'card', 'reset-after-commit', 1000);
  await cancelByOperator(testApp.deps, owner, { orderNo, version: 0, refund: 'full', notify: true });
  // As when the minutes in which it can be taken back are over.
  await pool.query('update refunds set due_at = created_at');
  await expect.poll(async () => (await pool.query('select state from refunds')).rows).toEqual([{ state: 'unknown' }]);
  const { rows } = await pool.query<{ serial: number }>('select serial::int from sandbox_card_refunds');
  const number = followOnTransactionNo(rows[0]?.serial ?? 0);

  await entersAs(testApp, visitor, { path: '/admin' });
  await unfolds(visitor, words.attention);
  const attention = page.getByRole('region', { name: words.attention });
  await expect(attention.getByRole('button', { name: words.settle })).toBeVisible();
  await pool.query(`update administrator_sessions set created_at = now() - interval '16 minutes'`);
  await attention.getByRole('button', { name: words.settle }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: words.happened })).toBeChecked();
  await dialog.getByRole('button', { name: words.settle }).press('Enter');
  await expect(dialog.getByText(words.missing)).toBeVisible();
  await hasNoBarrier(visitor);
  await dialog.getByLabel(words.number).fill(number);
  await dialog.getByLabel(words.reason).fill(words.why);
  await dialog.getByRole('button', { name: words.settle }).press('Enter');
  await dialog.getByLabel(words.again).fill(operatorPassword);
  await dialog.getByRole('button', { name: words.settle }).press('Enter');
  await visitor.isTold(words.done);
  await expect(attention.getByRole('button', { name: words.settle })).toHaveCount(0);
  await orderFault(testApp, 'card', 'ok');
  await page.getByRole('button', { name: /HC0001/ }).click();
  await expect(page.getByText(words.by)).toBeVisible();
  await expect(page.getByText(words.why).first()).toBeVisible();
  expect((await paymentsOf(testApp)).refunds.map(({ amount }) => amount)).toEqual(['2086.80']);
  await mailAbout(testApp, words.letter, 'camille@example.com');
}

test.describe('a refund that no look-up finds', () => {
  test('is settled by an owner who found it at the card gateway', async ({ testApp, visitor, knownFaults }) => {
    knownFaults.push(...known);
    await settles(testApp, visitor, 'en');
  });

  test('est réglé de même en français sur un téléphone', async ({ testApp, visiteur, knownFaults }) => {
    knownFaults.push(...known);
    await settles(testApp, visiteur, 'fr');
  });
});
