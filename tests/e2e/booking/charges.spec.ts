import { hasNoBarrier } from '../support/accessibility.ts';
import { bookedAlready } from '../support/booked-already.ts';
import { linkIn, mailAbout } from '../support/mails.ts';
import { entersAs, signedOut } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';

test.beforeEach(({ knownFaults }) => {
  knownFaults.push(signedOut);
});

test('a larger storefront is charged by link on the same booking: the client pays, and both see it', async ({
  testApp,
  visitor,
  newVisitor,
}) => {
  await bookedAlready(testApp, 'en');
  await entersAs(testApp, visitor, { path: '/admin', role: 'staff' });
  const { page } = visitor;
  await page.getByRole('button', { name: /HC0001/ }).click();
  const drawer = page.locator('.admin-drawer');
  await drawer.getByRole('button', { name: 'Correct storefront' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Grand Storefront' }).check();
  await expect(dialog.getByRole('radio', { name: /Send a payment link/ })).toBeChecked();
  await hasNoBarrier(visitor);
  await dialog.getByRole('button', { name: /^Correct, and charge/ }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(drawer).toContainText('payment link sent');

  const mail = await mailAbout(testApp, /to pay for your booking/);
  const shop = await newVisitor();
  await shop.page.goto(linkIn(mail.text, /payment\/charge\?token=/));
  await shop.reads('An amount for your booking');
  await hasNoBarrier(shop);
  await shop.page.getByRole('button', { name: /^Pay \$.* by card$/ }).click();
  await shop.paysByCard();
  await shop.reads('Thank you, it is paid');
  const paid = await mailAbout(testApp, /^Your payment of/);
  expect(paid.attachments.map(({ filename }) => filename).join()).toMatch(/S1/);

  await page.reload();
  await expect(drawer).toContainText(/paid on .*, by card/);
});

test('en français, sur un téléphone, un supplément est retiré, puis un autre est reçu en argent comptant', async ({
  testApp,
  visiteur,
  newVisitor,
}) => {
  await bookedAlready(testApp, 'fr');
  await entersAs(testApp, visiteur, { path: '/admin' });
  const { page } = visiteur;
  await page.getByRole('button', { name: /HC0001/ }).click();
  const drawer = page.locator('.admin-drawer');
  const dialog = page.getByRole('dialog');
  const asks = async (reason: string, way: string) => {
    await drawer.getByRole('button', { name: 'Facturer un supplément' }).click();
    await dialog.getByLabel('Prix avant taxes').fill('100');
    await dialog.getByLabel('Objet').fill(reason);
    await dialog.getByRole('radio', { name: way }).check();
    await hasNoBarrier(visiteur);
    await dialog.getByRole('button', { name: 'Facturer un supplément' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await asks('Une deuxième porte', 'Envoyer un lien de paiement');
  const mail = await mailAbout(testApp, /à payer pour votre réservation/);
  await drawer.getByRole('button', { name: 'Retirer la demande' }).click();
  await dialog.getByRole('button', { name: 'Retirer la demande' }).click();
  await expect(drawer).toContainText('retiré, rien à payer');
  const shop = await newVisitor();
  await shop.page.goto(linkIn(mail.text, /payment\/charge\?token=/));
  await shop.reads('Il n’y a rien à payer');
  await mailAbout(testApp, /Plus rien à payer/);

  await asks('Une troisième porte', 'Reçu en argent comptant');
  await expect(drawer).toContainText(/payé le .*, en argent comptant/);
  await expect(drawer).toContainText('Facture supplémentaire');
  await mailAbout(testApp, /^Votre paiement de/);
});
