import { core } from '#tests/layers.ts';
import { books } from '../support/appointments.ts';
import { refusals } from '../support/refusals.ts';
import { expect, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

/** From the postal code to the confirmation, with a reload wherever there is something to lose. */
async function booksReloading(visitor: Visitor): Promise<void> {
  const { page, words } = visitor;
  await visitor.opens('/postal-code');
  await visitor.givesPostalCode('H2Y 1C6');
  await visitor.isAt('/storefront-size');
  await visitor.picksSize('little');
  await visitor.confirmsScale();
  await page.reload();
  await visitor.isAt('/storefront-size');
  await expect(page.getByRole('radio', { name: words.sizes.little })).toBeChecked();
  await visitor.continues();
  await visitor.isAt('/glass-coverage');
  await visitor.picksLayout(3);
  await page.reload();
  await visitor.isAt('/glass-coverage');
  await expect(page.getByRole('radio', { name: 'Layout 3', exact: true })).toBeChecked();
  await visitor.continues();
  await visitor.isAt('/sentiment');
  await page.getByRole('radio').nth(1).click();
  await visitor.isTold('2 of 3');
  await page.reload();
  await visitor.isAt('/sentiment');
  await visitor.isTold('2 of 3');
  await page.getByRole('radio').nth(2).click();
  await visitor.isTold('3 of 3');
  await page.getByRole('radio').nth(0).click();
  await visitor.isAt('/alignment-success');
  await page.reload();
  await visitor.isAt('/alignment-success');
  await visitor.opens('/calendar-booking');
  await visitor.picksAppointment();
  await page.reload();
  await visitor.isAt('/calendar-booking');
  await expect(page.getByRole('radio', { name: words.time })).toBeChecked();
  await expect(page.getByRole('radio', { name: words.services.complete })).toBeChecked();
  await visitor.goesToPayment();
  await visitor.fillsCustomerForm();
  await page.reload();
  await visitor.isAt('/payment');
  await expect(page.getByLabel('Company name', { exact: true })).toHaveValue('Boutique Exemple');
  await visitor.paysByCard();
  await visitor.presses(words.submit);
  await visitor.reads(words.success);
}

test.describe('an unfinished booking', () => {
  test('survives a reload at every step', { tag: core }, ({ visitor }) => booksReloading(visitor));

  for (const [what, refuses] of Object.entries(refusals)) {
    test(`survives a reload at every step where ${what}`, async ({ visitor }) => {
      await visitor.page.addInitScript(refuses);
      await booksReloading(visitor);
    });
  }

  test('that has not begun is led from every later step to its first question', async ({ visitor }) => {
    for (const path of ['/storefront-size', '/glass-coverage', '/sentiment', '/calendar-booking', '/payment']) {
      await visitor.opens(path);
      await visitor.isAt('/postal-code');
    }
  });

  test('that is broken in the browser’s store starts afresh without an error', async ({ visitor }) => {
    await visitor.page.addInitScript(() => localStorage.setItem('hauteclaire.draft.v1', '{"postalCode": 7, broken'));
    await visitor.opens('/calendar-booking');
    await visitor.isAt('/postal-code');
    await visitor.givesPostalCode('H2Y');
    await visitor.isAt('/storefront-size');
  });

  test('keeps its answers on the way back', async ({ visitor }) => {
    await visitor.qualifies(13);
    await visitor.page.goBack();
    await visitor.isAt('/glass-coverage');
    await expect(visitor.page.getByRole('radio', { name: 'Layout 13', exact: true })).toBeChecked();
    await visitor.page.goBack();
    await visitor.isAt('/storefront-size');
    await expect(visitor.page.getByRole('radio', { name: visitor.words.sizes.little })).toBeChecked();
  });

  test('finds its day taken by somebody else and says so', async ({ visitor, newVisitor, knownFaults }) => {
    knownFaults.push('Preload failed'); // a refused preload is also logged
    await visitor.comesBackQualified(13);
    await visitor.picksAppointment();
    const quicker = await newVisitor();
    await books(quicker, { layout: 13 });
    await visitor.proceeds();
    await visitor.acceptsTerms();
    await visitor.isTold('This date has just been taken. Please choose another one.');
  });
});

test.describe('a page', () => {
  test('that does not exist answers 404 in both languages', async ({ visitor }) => {
    const english = await visitor.page.goto('/no-such-page');
    expect(english?.status()).toBe(404);
    await visitor.reads('Page Not Found');
    const french = await visitor.page.goto('/fr/aucune-page');
    expect(french?.status()).toBe(404);
    await visitor.reads('Page introuvable');
  });

  test('keeps its place and its answers when the language changes', async ({ visitor }) => {
    await visitor.comesBackQualified(13);
    await visitor.picksAppointment();
    await visitor.page
      .getByRole('link', { name: /FR|Français/ })
      .first()
      .click();
    await expect(visitor.page).toHaveURL(/\/fr\/calendar-booking$/);
    await expect(visitor.page.getByRole('radio', { name: /^Préservation complète/ })).toBeChecked();
    await expect(visitor.page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  });
});
