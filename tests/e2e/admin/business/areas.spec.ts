import { hasNoBarrier } from '../../support/accessibility.ts';
import { entersAs, signedOut } from '../../support/operator.ts';
import { countOf, expect, test } from '../../support/test-app.ts';

test('an owner serves one area more and one fewer; visitors go on or are led elsewhere, and pages say so', async ({
  testApp,
  visitor,
  visiteur,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await entersAs(testApp, visitor, { path: '/admin/areas' });
  await visitor.reads('Served areas');
  await hasNoBarrier(visitor);
  const { page } = visitor;
  const field = page.getByRole('textbox', { name: 'Areas' });
  await field.fill(`${(await field.inputValue()).replace('H9X', '')} h1w`);
  await expect(page.getByRole('region', { name: 'Français' })).toContainText('Les visiteurs de H1W peuvent réserver.');
  await page.getByRole('button', { name: 'Check and set' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText(['H1Wnot served served', 'H9Xserved not served']);
  await dialog.getByRole('button', { name: 'Set the areas' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('[aria-labelledby=versions] li')).toHaveCount(2);

  const built = await (await page.request.get('/fr')).text();
  expect(built).toContain('"H1W"');
  expect(built).not.toContain('"H9X"');
  for (const [area, path] of [
    ['H1W 1A1', '/storefront-size'],
    ['H9X 1A1', '/other-companies'],
  ] as const) {
    await visiteur.opens('/postal-code');
    await visiteur.page.getByRole('textbox').fill(area);
    await visiteur.page.getByRole('textbox').press('Enter');
    await visiteur.isAt(path);
  }
});

test('on a phone, in French, what is no area is refused by name, and an earlier version comes back', async ({
  testApp,
  visiteur,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await entersAs(testApp, visiteur, { path: '/admin/areas' });
  await visiteur.reads('Secteurs desservis');
  const { page } = visiteur;
  const field = page.getByRole('textbox', { name: 'Secteurs' });
  const check = () => page.getByRole('button', { name: 'Vérifier et fixer' }).click();
  const setThem = async () => {
    await check();
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer les secteurs' }).click();
  };
  await field.fill('H2Y M5V');
  await check();
  await expect(page.getByText('Dans une autre province\u00a0: M5V')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('H2Y H3A');
  await setThem();
  await expect(page.locator('[aria-labelledby=versions] li')).toHaveCount(2);
  await page.getByRole('button', { name: 'Reprendre ces secteurs' }).click();
  await expect(field).toHaveValue(/H9X/);
  await setThem();
  await expect(page.locator('[aria-labelledby=versions] li')).toHaveCount(3);
  await expect.poll(() => countOf(testApp, 'area_lists')).toBe(2);
});
