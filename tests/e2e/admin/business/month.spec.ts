import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { hasNoEnglish } from '#tests/french/reader.ts';
import { hasNoBarrier } from '../../support/accessibility.ts';
import { books } from '../../support/appointments.ts';
import { entersAs, signedOut } from '../../support/operator.ts';
import { expect, test } from '../../support/test-app.ts';
import type { Visitor } from '../../support/visitor.ts';

/** The names of the files in a ZIP that the browser saves once the link is followed. */
async function filesBehind({ page }: Visitor, link: string) {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: link, exact: true }).press('Enter');
  const file = await saving;
  return { name: file.suggestedFilename(), files: unzipSync(new Uint8Array(await readFile(await file.path()))) };
}

test.describe('the owner', () => {
  test('has a month made and takes it along, with the keyboard alone', async ({ testApp, visitor, knownFaults }) => {
    knownFaults.push(signedOut);
    const orderNo = await books(visitor);
    await entersAs(testApp, visitor, { path: '/admin/month' });
    await visitor.reads('The month');
    const month = visitor.page.locator('[data-month="2025-10"]');
    await expect(month).toContainText('1 sale, $2,899.67 · not over yet');
    await month.getByRole('button', { name: 'Make the file: October 2025' }).press('Enter');
    await expect(month.getByText(/^Made .*, provisional$/)).toBeVisible();
    await hasNoBarrier(visitor);
    const { name, files } = await filesBehind(visitor, 'Download, 0.1 MB: October 2025');
    expect(name).toBe('hauteclaire-2025-10-provisional.zip');
    expect(Object.keys(files)).toContain(`papers/invoice-${orderNo}.pdf`);
    expect(new TextDecoder().decode(files['sales.csv'])).toContain(`,${orderNo},`);
    await month.getByRole('button', { name: 'Make it again: October 2025' }).click();
    await expect(month.getByText(/^Made /)).toBeVisible();
  });

  test('says on a phone in French who gets the months, and reads the file in French', async ({
    testApp,
    visiteur,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const { page } = visiteur;
    const orderNo = await books(visiteur);
    await entersAs(testApp, visiteur, { path: '/admin/settings' });
    const setting = page.locator('[data-setting="accountantMail"]');
    await setting.getByLabel('Courriel (vide : personne)').fill('comptable@example.com');
    await setting.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(setting.getByText('Enregistré. Cela s’applique dès maintenant.')).toBeVisible();

    await page.getByRole('link', { name: 'Le mois' }).first().click();
    await visiteur.reads('Le mois');
    await expect(
      page.getByText('Chaque mois est envoyé à comptable@example.com le premier du mois suivant.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Préparer le fichier : octobre 2025' }).click();
    await expect(page.getByText(/^Préparé le .*, provisoire$/)).toBeVisible();
    await hasNoBarrier(visiteur);
    await hasNoEnglish(page);
    const { name, files } = await filesBehind(visiteur, 'Télécharger, 0,1 Mo : octobre 2025');
    expect(name).toBe('hauteclaire-2025-10-provisoire.zip');
    expect(Object.keys(files)).toContain(`pieces/facture-${orderNo}.pdf`);
    expect(new TextDecoder().decode(files['ventes.csv'])).toContain(';2899,67');
  });
});
