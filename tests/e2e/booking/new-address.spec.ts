import { hasNoBarrier } from '../support/accessibility.ts';
import { bookedAlready } from '../support/booked-already.ts';
import { customerAddress, linkIn, mailAbout } from '../support/mails.ts';
import { expect, test } from '../support/test-app.ts';

test('une nouvelle adresse compte une fois son lien ouvert, et l’ancienne la reprend d’un seul clic', async ({
  testApp,
  visiteur,
}) => {
  const { page } = visiteur;
  const pageOf = (text: string) => linkIn(text, /\/fr\/confirmation\?/);
  await bookedAlready(testApp, 'fr');
  const former = pageOf((await mailAbout(testApp, /confirm/i)).text);
  const stranger = 'inconnu@example.com';
  const waiting = page.getByText('Veuillez confirmer votre nouvelle adresse courriel');
  const boxes = page.locator('.consents').getByRole('checkbox');

  await page.goto(former);
  await visiteur.isReady();
  await expect(boxes.first()).toBeEnabled();
  await visiteur.presses('Corriger vos coordonnées');
  await page.getByRole('dialog').getByLabel('Courriel', { exact: true }).fill(stranger);
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.locator('.toast')).toContainText(stranger);
  await expect(waiting).toBeVisible();
  await page.goto(former);
  await visiteur.isReady();
  await expect(waiting).toBeVisible();
  await expect(boxes.first()).toBeDisabled();
  await hasNoBarrier(visiteur);

  const { text: undo } = await mailAbout(testApp, /nouvelle adresse/);
  await page.goto(pageOf((await mailAbout(testApp, /votre adresse/, stranger)).text));
  await visiteur.isReady();
  await expect(page.locator('.record')).toContainText(stranger);
  await expect(waiting).toHaveCount(0);
  await page.goto(former);
  await visiteur.isReady();
  await expect(page.locator('.record')).toHaveCount(0);

  await page.goto(linkIn(undo, /address-change\?token=/));
  await visiteur.reads(/^Garder votre adresse\?$/);
  await visiteur.isTold('i…@example.com');
  await hasNoBarrier(visiteur);
  await visiteur.presses('Garder mon adresse');
  await visiteur.reads('Votre adresse est gardée');
  await hasNoBarrier(visiteur);
  const { text: back } = await mailAbout(testApp, /est rétablie/);
  await page.goto(pageOf(back));
  await visiteur.isReady();
  await expect(page.locator('.record')).toContainText(customerAddress);
});
