import { readFile } from 'node:fs/promises';
import { hasNoBarrier } from '../support/accessibility.ts';
import { endsSessions, entersAs, signedOut, signsIn } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';

const heads =
  'Client ID,Language,Date,Time,Service,Size,Layout,Postal code,Business,Name,Email,Phone,Address,City,Province,Amount before taxes';
const line = (clientId: string, date: string, email: string) =>
  `${clientId},en,${date},9:00 AM,Full,little,1,H2Y 1C6,Shop,Alex Example,${email},514-555-0101,"12 Sample St",Montréal,QC,1815.00`;
const right = [heads, line('HC0700', '2024-05-07', 'old@example.com'), line('', '2025-10-20', 'next@example.com')];
// One crew works that Monday.
const monday = '2025-10-20';
const wrong = [
  heads,
  line('HC0700', monday, 'old@example.com'),
  line('', monday, 'next@example.com'),
  line('', 'May 7', 'x@example'),
];

test.describe('the owner', () => {
  test('brings bookings of before over once nothing is wrong with the file, and takes everything out again', async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const { page } = visitor;
    await entersAs(testApp, visitor, { path: '/admin/data' });
    await visitor.reads('Export and import');
    await hasNoBarrier(visitor);
    await visitor.presses('Check the file');
    await visitor.isTold('Choose a file or paste its lines first.');

    const choose = (name: string, lines: readonly string[]) =>
      page
        .getByLabel('Choose a file')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
    await choose('wrong.csv', wrong);
    await visitor.isTold('Chosen: wrong.csv');
    await visitor.presses('Check the file');
    await visitor.isTold('3 problems in this file');
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveText([
      'LineColumnReason',
      '3DateThis day is taken.',
      '4DateMust be a day such as 2024-05-31.',
      '4EmailPlease enter a valid email address',
    ]);
    await hasNoBarrier(visitor);

    await choose('right.csv', right);
    await expect(page.getByText('3 problems in this file')).toHaveCount(0);
    await visitor.presses('Check the file');
    await visitor.isTold('This file is ready to import');
    await visitor.presses('Import 2 bookings');
    await visitor.isTold('2 bookings imported');
    await hasNoBarrier(visitor);

    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Bookings as CSV', exact: true }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('hauteclaire-bookings-2025-10-06.csv');
    const saved = await readFile(await file.path(), 'utf8');
    expect(saved.trim().split('\r\n').length).toBe(3);
    expect(saved).toContain('HC0700');

    await page.getByRole('link', { name: 'Bookings', exact: true }).click();
    await expect(page.getByRole('button', { name: 'HC0700' })).toBeVisible();
  });

  test('pastes the lines in French on a phone, and an ended session loses none of them', async ({
    testApp,
    visiteur,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const { page } = visiteur;
    await entersAs(testApp, visiteur, { path: '/admin/data' });
    await visiteur.reads('Exporter et importer');
    await page.getByLabel('Ou collez les lignes ici').fill(right.join('\n'));
    await endsSessions(testApp, visiteur);
    await visiteur.presses('Vérifier le fichier');
    await visiteur.isTold(/Votre session a pris fin/);
    await signsIn(visiteur);
    await expect(page.getByLabel('Ou collez les lignes ici')).toHaveValue(right.join('\n'));
    await visiteur.presses('Vérifier le fichier');
    await visiteur.isTold('Ce fichier est en ordre');
    await visiteur.presses('Importer 2 réservations');
    await visiteur.isTold('2 réservations importées');
    await visiteur.presses('Importer un autre fichier');
    await page.getByLabel('Ou collez les lignes ici').fill(right.join('\n'));
    await visiteur.presses('Vérifier le fichier');
    await visiteur.isTold('Toutes les réservations de ce fichier sont déjà là.');
    await hasNoBarrier(visiteur);
  });
});
