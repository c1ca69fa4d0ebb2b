import { hasNoBarrier } from '../support/accessibility.ts';
import { bookedAlready } from '../support/booked-already.ts';
import { entersAs, searches, signedOut } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';

test('an owner finds a returning client, joins two and parts them, on a phone in French', async ({
  testApp,
  visiteur,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  const { page } = visiteur;
  const camille = { businessName: 'Café Exemple', email: 'camille@example.com', phone: '514-555-0142' };
  await bookedAlready(testApp, 'fr', { day: '2025-10-14', customer: camille });
  await bookedAlready(testApp, 'fr', { day: '2025-10-16', customer: { ...camille, phone: '514-555-0143' } });
  const alex = { businessName: 'Galerie Modèle', email: 'alex@example.com', phone: '438-555-0177' };
  await bookedAlready(testApp, 'en', { day: '2025-10-20', customer: alex });
  const waiting = 'select from client_visits where record_id is null';
  await expect.poll(async () => (await testApp.database.pool.query(waiting)).rowCount, { timeout: 30_000 }).toBe(0);
  await entersAs(testApp, visiteur, { path: '/admin/clients' });
  await visiteur.reads('Clients');
  await expect(page.locator('main .admin-open')).toHaveCount(2);

  // By the word of the badge, then by the name alone.
  const search = page.getByRole('searchbox', { name: 'Rechercher un client' });
  await searches(search, 'Complète');
  await expect(page.locator('main .admin-open')).toHaveCount(2);
  await searches(search, 'Café');
  await expect(page.locator('main .admin-open')).toHaveCount(1);
  await hasNoBarrier(visiteur);
  await page.getByRole('button', { name: /Café Exemple/ }).click();
  const record = page.getByRole('region', { name: /Café Exemple/ });
  await expect(record.locator('[data-visits] li')).toHaveCount(2);
  await hasNoBarrier(visiteur);

  await record.getByRole('button', { name: 'Réunir avec un autre client…' }).click();
  const dialog = page.getByRole('dialog');
  await searches(dialog.getByRole('searchbox'), 'galerie');
  await dialog.getByRole('button', { name: 'Réunir avec Galerie Modèle' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-visits] li')).toHaveCount(3);
  await page.getByRole('button', { name: 'Séparer Galerie Modèle' }).click();
  await expect(page.locator('[data-visits] li')).toHaveCount(2);

  await page.getByLabel('Note sur le client').fill('Préfère le matin.');
  await page.getByRole('button', { name: 'Ajouter la note' }).click();
  await expect(page.locator('[data-notes]').getByText('Préfère le matin.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Café Exemple/ })).toBeFocused();
  await search.fill('');
  await expect(page.locator('main .admin-open')).toHaveCount(2);
});
