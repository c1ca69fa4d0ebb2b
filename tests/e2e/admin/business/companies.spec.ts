import { hasNoBarrier } from '../../support/accessibility.ts';
import { entersAs, signedOut } from '../../support/operator.ts';
import { countOf, expect, test } from '../../support/test-app.ts';

test('an owner names another company; visitors find it in their language, before scripts as well', async ({
  testApp,
  visitor,
  visiteur,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await entersAs(testApp, visitor, { path: '/admin/companies' });
  await visitor.reads('Recommended companies');
  await hasNoBarrier(visitor);
  const { page } = visitor;
  const first = page.getByRole('group', { name: 'First company' });
  await first.getByLabel('Name').fill('Verre & Lumière');
  await first.getByLabel('Description in French').fill('Vitrines, enseignes et marquises.');
  await first.getByLabel('Phone').fill('438.555.0188');
  await first.getByLabel('Website').fill('');
  await page.getByRole('button', { name: 'Check and set' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('4 changes', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Set the companies' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('[aria-labelledby=versions] li')).toHaveCount(2);

  const built = await page.request.get('/fr/other-companies');
  expect(await built.text()).toContain('Verre &#38; Lumière');
  await visiteur.opens('/other-companies');
  const card = visiteur.page.getByRole('listitem').filter({ hasText: 'Verre & Lumière' });
  await expect(card).toContainText('Vitrines, enseignes et marquises.');
  await expect(card.getByRole('link', { name: '438\u00a0555-0188' })).toHaveAttribute('href', 'tel:+14385550188');
  await expect(card.getByText('Site Web')).toHaveCount(0);
  await expect(visiteur.page.getByText('Site Web')).toHaveCount(1);
});

test('on a phone, in French, a company without a name is not set and what was typed stays', async ({
  testApp,
  visiteur,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await entersAs(testApp, visiteur, { path: '/admin/companies' });
  await visiteur.reads('Entreprises recommandées');
  const { page } = visiteur;
  const second = page.getByRole('group', { name: 'Deuxième entreprise' });
  const name = second.getByLabel('Nom');
  await name.fill('');
  await second.getByLabel('Courriel').fill('bonjour@example.net');
  await page.getByRole('button', { name: 'Vérifier et fixer' }).click();
  await expect(page.getByText('Un champ est à revoir.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Vitres du fleuve');
  await page.getByRole('button', { name: 'Vérifier et fixer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2\u00a0changements', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Enregistrer les entreprises' }).click();
  await expect(page.locator('[aria-labelledby=versions] li')).toHaveCount(2);
  await expect.poll(() => countOf(testApp, 'company_lists')).toBe(1);
});
