import { hasNoBarrier } from '../../support/accessibility.ts';
import { entersAs, signedOut } from '../../support/operator.ts';
import { expect, test } from '../../support/test-app.ts';

test.beforeEach(({ knownFaults }) => {
  knownFaults.push(signedOut);
});

test('an owner lists a source at a desktop, and who comes by its link is counted at each step, also when turned away', async ({
  testApp,
  visitor,
  newVisitor,
}) => {
  const { page } = visitor;
  await entersAs(testApp, visitor, { path: '/admin/figures' });
  await expect(page.getByText('No source is listed yet.')).toBeVisible();
  await page.getByLabel('Code in the link', { exact: true }).fill('Van');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Name in English', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Name in English', { exact: true }).fill('The van');
  await page.getByLabel('Name in French', { exact: true }).fill('La camionnette');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await visitor.isTold('Source saved');
  await hasNoBarrier(visitor);
  await page.getByRole('button', { name: 'QR code: The van' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'QR code, The van' })).toBeVisible();

  const passer = await newVisitor();
  await passer.opens('/?s=van');
  await passer.opens('/postal-code');
  await passer.page.getByRole('textbox').fill('J4B 1A1');
  await passer.page.keyboard.press('Enter');
  await passer.isAt('/other-companies');
  const counted = async () => {
    const { rows } = await testApp.database.pool.query(
      `select step from funnel_counts where step like 'from:%' order by 1`,
    );
    return rows.map(({ step }) => step);
  };
  await expect.poll(counted).toEqual(['from:van:landing', 'from:van:out-of-area', 'from:van:postal-code']);
  expect(await passer.page.context().cookies()).toEqual([]);
});

test('un propriétaire archive une source sur un téléphone', async ({ testApp, visiteur }) => {
  const { page } = visiteur;
  await testApp.database.pool.query(`
    insert into booking_sources (code, name_en, name_fr, administrator_id, created_at)
    values ('van', 'The van', 'La camionnette', 'an owner', now())`);
  await entersAs(testApp, visiteur, { path: '/admin/figures' });
  await page.getByRole('button', { name: /^Archiver\s: La camionnette$/ }).click();
  await visiteur.isTold(/Source archivée/);
  await expect(page.getByRole('button', { name: /^Rétablir/ })).toBeVisible();
  await hasNoBarrier(visiteur);
});
