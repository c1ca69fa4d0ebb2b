import type { Page } from '@playwright/test';
import { hasNoBarrier } from '../../support/accessibility.ts';
import { entersAs, signedOut } from '../../support/operator.ts';
import { expect, test } from '../../support/test-app.ts';

const headings = (page: Page) => page.locator('main summary');

/** Says in both languages what is new. */
async function writes(
  page: Page,
  number: number,
  texts: readonly [heading: string, text: string, fr: string, frText: string],
) {
  const section = page.getByRole('group', { name: `Section ${number}`, exact: true });
  await section.getByLabel('Heading in English').fill(texts[0]);
  await section.getByLabel('Text in English').fill(texts[1]);
  await section.getByLabel('Heading in French').fill(texts[2]);
  await section.getByLabel('Text in French').fill(texts[3]);
}

test('an owner words the terms anew; whoever is reading others is asked again, and pays under the new ones', async ({
  testApp,
  visitor,
  visiteur,
  knownFaults,
}) => {
  // What was read is not in force any more when it is accepted, and when a card is asked for.
  knownFaults.push(signedOut, 'status of 400', 'status of 422', 'Preload failed', 'acceptance was not recorded');
  await visiteur.comesBackQualified(13);
  await visiteur.picksAppointment();
  await visiteur.proceeds();
  await expect(visiteur.page.getByRole('dialog')).toContainText('Version 2025-01-08');

  await entersAs(testApp, visitor, { path: '/admin/terms' });
  await visitor.reads('Terms and conditions');
  const { page } = visitor;
  await expect(headings(page)).toHaveCount(21);
  await hasNoBarrier(visitor);
  await page.getByRole('button', { name: 'Add a section' }).click();
  await expect(page.getByRole('group', { name: 'Section 22' }).getByLabel('Heading in English')).toBeFocused();
  await page.getByRole('button', { name: 'Check and set' }).click();
  await expect(page.getByText('4 fields need another look.')).toBeVisible();
  await writes(page, 22, ['Keys', 'Since {date}.', 'Les clés', "Depuis le {date}, c'est tout."]);
  await page.getByRole('button', { name: 'Move up section 22' }).click();
  await expect(headings(page).nth(20)).toHaveText('21Keys');
  await expect(headings(page).nth(20)).toBeFocused();
  await headings(page).nth(17).click();
  await page.getByRole('button', { name: 'Remove section 18' }).click();
  await hasNoBarrier(visitor);
  await page.getByRole('button', { name: 'Check and set' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('5 changes', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Section 18 is removed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Set the terms' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('[aria-labelledby=versions] li')).toHaveCount(2);

  await visiteur.acceptsTerms();
  await visiteur.isTold('Les conditions ont changé');
  await visiteur.isAt('/calendar-booking');
  await visiteur.proceeds();
  await expect(visiteur.page.getByRole('dialog').getByRole('heading', { name: 'Les clés' })).toBeVisible();
  await expect(visiteur.page.getByRole('dialog')).toContainText('c’est tout.');
  await visiteur.acceptsTerms();
  await visiteur.isAt('/payment');
  await visiteur.fillsCustomerForm();
  await visiteur.paysByCard();
  await visiteur.isTold(visiteur.words.approved);
  await visiteur.presses(visiteur.words.submit);
  await visiteur.isAt('/confirmation');
  const { rows } = await testApp.database.pool.query(
    'select a.terms_version = v.version as current, a.booking_id is not null as booked from terms_acceptances as a, terms_versions as v order by a.id',
  );
  expect(rows).toEqual([{ current: true, booked: true }]);

  const built = await (await page.request.get('/terms')).text();
  expect(built).toContain('>Keys</h2>');
  expect(built).not.toContain('offered to the first 99 clients only');
  await visiteur.opens('/terms');
  await expect(visiteur.page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(21);
  await expect(visiteur.page.getByRole('heading', { name: 'Les clés' })).toBeVisible();
});

test('on a phone, in French, a section without its twin is not set, what was typed stays, and the original terms come back', async ({
  testApp,
  visiteur,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await entersAs(testApp, visiteur, { path: '/admin/terms' });
  await visiteur.reads('Conditions générales');
  const { page } = visiteur;
  await headings(page).nth(2).click();
  const care = page.getByRole('group', { name: 'Section\u00a03', exact: true });
  await care.getByLabel('Texte en anglais').fill('');
  await care.getByLabel('Texte en français').fill('Ne touchez à rien pendant deux jours.');
  await hasNoBarrier(visiteur);
  await page.getByRole('button', { name: 'Vérifier et fixer' }).click();
  await expect(page.getByText('Un champ est à revoir.')).toBeVisible();
  await expect(care.getByLabel('Texte en anglais')).toBeFocused();
  await care.getByLabel('Texte en anglais').fill('Touch nothing for two days.');
  await page.getByRole('button', { name: 'Vérifier et fixer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Texte\u00a03, français')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enregistrer les conditions' }).click();
  await expect(page.locator('[aria-labelledby=versions] li')).toHaveCount(2);
  await page.getByRole('button', { name: 'Reprendre ces conditions' }).last().click();
  await visiteur.isTold('Les champs montrent maintenant ces conditions.');
  await expect(care.getByLabel('Texte en français')).toHaveValue(/^Ne touchez pas aux surfaces traitées/);
});

test('the page of the terms, come to from another page, says so when they cannot be read, and asks again', async ({
  visiteur,
  knownFaults,
}) => {
  knownFaults.push('net::ERR_FAILED', 'Failed to fetch');
  const { page } = visiteur;
  await visiteur.opens('/faq');
  await page.route('**/api/terms/*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Conditions', exact: true }).click();
  await expect(page.getByText('Les conditions n’ont pas pu être chargées pour l’instant.')).toBeVisible();
  await hasNoBarrier(visiteur);
  await page.unroute('**/api/terms/*');
  await visiteur.presses('Réessayer');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(21);
});
