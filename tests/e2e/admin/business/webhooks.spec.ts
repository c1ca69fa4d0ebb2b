import type { Page } from '@playwright/test';
import { openReceiver } from '#tests/builders/webhooks.ts';
import { hasNoBarrier } from '../../support/accessibility.ts';
import { entersAs, signedOut } from '../../support/operator.ts';
import { expect, test } from '../../support/test-app.ts';

/** Reads the secret that is shown once, and closes it. */
async function takesSecret(page: Page, { field, close }: { field: string; close: string }): Promise<string> {
  const dialog = page.getByRole('dialog');
  const secret = await dialog.getByLabel(field).inputValue();
  await dialog.getByRole('button', { name: close }).click();
  await expect(dialog).toBeHidden();
  return secret;
}
const english = { field: 'Its secret', close: 'Done' };
const french = { field: 'Son secret', close: 'Terminé' };

test('an owner has a program told of bookings, sees what it took, and hears when it wants no more', async ({
  testApp,
  visitor,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await using receiver = await openReceiver();
  await entersAs(testApp, visitor, { path: '/admin/webhooks' });
  await visitor.isTold('Nothing is sent anywhere yet.');
  await hasNoBarrier(visitor);
  const { page } = visitor;
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByRole('dialog').getByLabel('Address (https)').fill(receiver.url);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  receiver.secret = await takesSecret(page, english);
  await page.getByRole('button', { name: /^Send a trial/ }).click();
  await expect.poll(() => receiver.received.map(({ type }) => type)).toEqual(['webhook.trial']);
  await page.reload();
  await expect(page.getByRole('row', { name: /Trial/ })).toContainText('Received');

  receiver.answers = 410;
  await page.getByRole('button', { name: /^Send again: Trial/ }).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
  await expect
    .poll(async () => (await testApp.database.pool.query('select stop_cause from webhook_endpoints')).rows)
    .toEqual([{ stop_cause: 'gone' }]);
  await page.reload();
  await visitor.isTold(/it asked for no more events \(410\)/);
  await hasNoBarrier(visitor);
});

test('on a phone, in French, an owner chooses what a program is told, renews its secret and removes it', async ({
  testApp,
  visiteur,
  knownFaults,
}) => {
  knownFaults.push(signedOut, 'status of 400');
  await using receiver = await openReceiver();
  await entersAs(testApp, visiteur, { path: '/admin/webhooks' });
  const { page } = visiteur;
  await page.getByRole('button', { name: 'Ajouter un webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Adresse (https)').fill(receiver.url);
  for (const event of ['Réservée', 'Déplacée', 'Annulée', 'Remboursée', 'Effectuée'])
    await dialog.getByLabel(event).uncheck();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choisissez-en au moins un.');
  await dialog.getByLabel('Effectuée').check();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  const first = await takesSecret(page, french);

  await page.getByRole('button', { name: /^Nouveau secret/ }).click();
  await dialog.getByRole('button', { name: 'Nouveau secret' }).click();
  await expect(dialog.getByLabel(french.field)).toBeVisible();
  expect(await takesSecret(page, french)).not.toBe(first);
  receiver.secret = first;
  await page.getByRole('button', { name: /^Envoyer un essai/ }).click();
  await expect.poll(() => receiver.received.map(({ signatures }) => signatures)).toEqual([2]);

  await page.getByRole('button', { name: /^Retirer/ }).click();
  await dialog.getByRole('button', { name: 'Retirer' }).click();
  await visiteur.isTold('Rien n’est encore envoyé.');
});
