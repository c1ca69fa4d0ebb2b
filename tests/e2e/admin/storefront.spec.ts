import { hasNoBarrier } from '../support/accessibility.ts';
import { bookedAlready } from '../support/booked-already.ts';
import { mailAbout } from '../support/mails.ts';
import { entersAs, signedOut } from '../support/operator.ts';
import { expect, paymentsOf, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const wordsOf = {
  en: {
    correct: 'Correct storefront',
    layout: 'Layout',
    difference: /Difference\s*\u2212\$1,511\.92/,
    save: 'Correct, and refund $1,511.92',
    done: 'Storefront corrected',
    story: 'Little Storefront, Layout 1 → Little Storefront, Layout 13',
    owners: 'The price changes, so only an owner can make this correction.',
    letter: /^Confirmed with its storefront corrected/,
    refund: /Partial refund of \$1,511\.92/,
  },
  fr: {
    correct: 'Corriger la vitrine',
    layout: 'Façade',
    difference: /Différence\s*\u2212\s?1\s511,92\s\$/,
    save: /^Corriger et rembourser 1\s511,92\s\$$/,
    done: 'Vitrine corrigée',
    story: 'Petite vitrine, Disposition 1 → Petite vitrine, Disposition 13',
    owners: /seul un propriétaire peut faire cette correction/,
    letter: /^Confirmation, vitrine corrigée/,
    refund: /Remboursement partiel de 1\s511,92\s\$/,
  },
} as const;
type Words = (typeof wordsOf)['en' | 'fr'];

const dialogOf = ({ page }: Visitor) => page.getByRole('dialog');

async function opensDialog(visitor: Visitor, words: Words): Promise<void> {
  await visitor.page.getByRole('button', { name: /HC0001/ }).click();
  await visitor.page.locator('.admin-drawer').getByRole('button', { name: words.correct }).click();
  await expect(dialogOf(visitor)).toBeVisible();
}

/** A door is found where a front with panes was sold: chosen by the keyboard, looked over, written, and told. */
async function correctsToDoor(testApp: TestApp, visitor: Visitor, words: Words): Promise<void> {
  await opensDialog(visitor, words);
  const dialog = dialogOf(visitor);
  await dialog.getByLabel(words.layout).focus();
  await dialog.getByLabel(words.layout).selectOption('layout13');
  await expect(dialog).toContainText(words.difference);
  await hasNoBarrier(visitor);
  await dialog.getByRole('button', { name: words.save }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(visitor.page.locator('.toast')).toContainText(words.done);
  await expect(visitor.page.locator('.admin-drawer')).toContainText(words.story);
  await mailAbout(testApp, words.letter);
  await mailAbout(testApp, words.refund);
  const refunds = async () => (await paymentsOf(testApp)).refunds.map(({ amount }) => amount);
  await expect.poll(refunds).toEqual(['1511.92']);
}

test('an owner corrects a storefront to a door, and the difference goes back once', async ({
  testApp,
  visitor,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await bookedAlready(testApp, 'en');
  await entersAs(testApp, visitor, { path: '/admin' });
  await correctsToDoor(testApp, visitor, wordsOf.en);
});

test('en français, un membre de l’équipe voit le prix sans le changer, et un propriétaire rend la différence', async ({
  testApp,
  visiteur,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  const words = wordsOf.fr;
  await bookedAlready(testApp, 'fr');
  await entersAs(testApp, visiteur, { path: '/admin', role: 'staff' });
  await opensDialog(visiteur, words);
  await dialogOf(visiteur).getByLabel(words.layout).selectOption('layout13');
  await expect(dialogOf(visiteur)).toContainText(words.owners);
  await dialogOf(visiteur).getByRole('button', { name: words.save }).press('Enter');
  await expect(dialogOf(visiteur)).toBeVisible();
  await visiteur.page.context().clearCookies();
  await entersAs(testApp, visiteur, { path: '/admin' });
  await correctsToDoor(testApp, visiteur, words);
});
