import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bookedAlready } from '../support/booked-already.ts';
import { entersAs, signedOut } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';

/** What the browser saves as a press leads to. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

const asked = { day: '2025-10-20', customer: { businessName: 'Boutique Aube', email: 'aube@example.com' } };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('an owner gives a person what is kept about them, as a page to read and as a file for programs', async ({
  testApp,
  visitor,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  const order = await bookedAlready(testApp, 'en', asked);
  await entersAs(testApp, visitor, { path: '/admin/data' });
  const { page } = visitor;
  await page.getByLabel('Email of the person').fill('aube@example.com');
  const read = await saved(page, () => page.getByRole('button', { name: 'Download their data' }).click());
  expect(read.name).toBe('personal-data.html');
  for (const words of [
    order,
    'Boutique Aube',
    '$2,086.80',
    '2 086,80 $',
    'Monday, October 20, 2025',
    'Vos réservations',
  ])
    expect(plain(read.text)).toContain(words);
  expect(read.text).not.toMatch(/208680|order_no|coating_type/);
  const file = await saved(page, () => page.getByRole('button', { name: 'Save the file for programs' }).click());
  expect(JSON.parse(file.text).bookings).toMatchObject([{ order_no: order, total: 208_680 }]);
});

test('on a phone, in French, somebody of whom nothing is kept has no page, and somebody else does', async ({
  testApp,
  visiteur,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await bookedAlready(testApp, 'fr', asked);
  await entersAs(testApp, visiteur, { path: '/admin/data' });
  const { page } = visiteur;
  const email = page.getByLabel('Courriel de la personne');
  const download = page.getByRole('button', { name: 'Télécharger ses renseignements' });
  await email.fill('personne@example.com');
  await download.click();
  await visiteur.isTold('Rien n’est conservé au sujet de cette adresse.');
  await email.fill('aube@example.com');
  const read = await saved(page, () => download.click());
  expect(read.name).toBe('renseignements.html');
  expect(read.text).toContain('Boutique Aube');
});
