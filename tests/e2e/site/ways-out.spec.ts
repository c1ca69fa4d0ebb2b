import { core } from '#tests/layers.ts';
import { expect, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const toQuiz = async (visitor: Visitor) => {
  await visitor.comesBackServed();
  await visitor.picksSize('mid');
  await visitor.confirmsScale();
  await visitor.continues();
  await visitor.isAt('/glass-coverage');
  await visitor.picksLayout(8);
  await visitor.continues();
  await visitor.isAt('/sentiment');
};

test.describe('the way out of the funnel', () => {
  for (const code of ['J4K 1A1', 'H4C 1A1']) {
    test(`for the area ${code} leads to other companies`, async ({ visitor }) => {
      await visitor.opens('/postal-code');
      await visitor.givesPostalCode(code);
      await visitor.isAt('/other-companies');
      await visitor.reads(visitor.words.otherCompanies);
      await expect(visitor.page.locator('a[href^="tel:"]')).not.toHaveCount(0);
    });
  }

  test('is not taken for a postal code that is too short: it is asked again', async ({ visitor }) => {
    await visitor.opens('/postal-code');
    await visitor.givesPostalCode('H2');
    await visitor.isTold('Please enter a valid postal code');
    await visitor.isAt('/postal-code');
  });

  test('for a hotel leads to other companies, and leaves the size unanswered', async ({ visitor }) => {
    await visitor.comesBackServed();
    await visitor.picksSize('hotel');
    await visitor.isTold(visitor.words.evaluating);
    await visitor.isAt('/other-companies');
    await visitor.opens('/glass-coverage');
    await visitor.isAt('/storefront-size');
  });

  test('for multiple businesses in a grand storefront leads to other companies', async ({ visitor }) => {
    await visitor.comesBackServed();
    await visitor.picksSize('grand');
    await visitor.confirmsScale();
    await visitor.answersMultipleBusinesses('yes');
    await visitor.isTold(visitor.words.evaluating);
    await visitor.isAt('/other-companies');
  });

  test('is not taken by a grand storefront with one business', async ({ visitor }) => {
    await visitor.comesBackServed();
    await visitor.picksSize('grand');
    await visitor.confirmsScale();
    await visitor.answersMultipleBusinesses('no');
    await visitor.continues();
    await visitor.isAt('/glass-coverage');
  });

  test('is not taken when the scale does not match: nothing is chosen', async ({ visitor }) => {
    await visitor.comesBackServed();
    await visitor.picksSize('little');
    await visitor.page.getByRole('dialog').getByRole('button', { name: visitor.words.notAccurate }).click();
    await expect(visitor.page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('after three perfect answers is none: the visitor is aligned', async ({ visitor }) => {
    await toQuiz(visitor);
    await visitor.answersQuiz([1, 2, 0]);
    await visitor.isTold(visitor.words.evaluating);
    await visitor.isAt('/alignment-success');
    await visitor.reads(visitor.words.aligned);
  });

  test('after a semi answer to the first question is the manual review, which is stored', async ({
    testApp,
    visitor,
  }) => {
    await toQuiz(visitor);
    await visitor.answersQuiz([0, 2, 0]);
    await visitor.isAt('/manual-review');
    await visitor.reads(visitor.words.review);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Submit' }).click();
    await visitor.isTold('Company name is required');
    await page.getByLabel('Company Name').fill('Boutique Exemple');
    await page.getByLabel('Company Address').fill('100, rue Exemple, Montréal');
    await page.getByLabel('Email Address').fill('camille@example.com');
    await page.getByRole('button', { name: 'Submit' }).click();
    await visitor.isTold('Information Submitted');
    await expect(page.getByLabel('Company Name')).toHaveValue('');
    const { rows } = await testApp.database.pool.query(
      'select company_name, storefront_size, selected_layout from manual_reviews',
    );
    expect(rows).toEqual([
      { company_name: 'Boutique Exemple', storefront_size: 'mid-storefront', selected_layout: 'layout8' },
    ]);
  });

  test('after a wrong answer leads to other companies, and the calendar stays closed', { tag: core }, async ({
    visitor,
  }) => {
    await toQuiz(visitor);
    await visitor.answersQuiz([2, 0, 2]);
    await visitor.isAt('/other-companies');
    await visitor.opens('/calendar-booking');
    await visitor.isAt('/sentiment');
  });

  test('from other companies back home resets the answers', async ({ visitor }) => {
    await visitor.comesBackServed();
    await visitor.picksSize('hotel');
    await visitor.isAt('/other-companies');
    await visitor.page
      .getByRole('button', { name: visitor.words.returnHome })
      .or(visitor.page.getByRole('link', { name: visitor.words.returnHome }))
      .first()
      .click();
    await visitor.isAt('/');
    await visitor.opens('/storefront-size');
    await visitor.isAt('/postal-code');
  });

  test('when the terms are opened again reads them in the language of the page', async ({ visitor }) => {
    const dialog = visitor.page.getByRole('dialog');
    await visitor.comesBackQualified(13);
    await visitor.picksAppointment();
    await visitor.proceeds();
    await dialog.getByLabel('Go to a section').selectOption({ index: 21 });
    await expect(dialog.getByRole('heading', { level: 3 }).last()).toBeInViewport();
    await dialog.getByRole('button', { name: 'Français' }).click();
    await dialog.getByRole('button', { name: 'Refuser' }).click();
    await visitor.proceeds();
    await expect(dialog.getByRole('heading', { name: 'Terms and Conditions' })).toBeVisible();
  });

  test('when the terms are declined stays at the calendar and says why', async ({ visitor }) => {
    await visitor.comesBackQualified(13);
    await visitor.picksAppointment();
    await visitor.proceeds();
    await visitor.presses(visitor.words.decline);
    await visitor.isTold(visitor.words.termsToast);
    await visitor.isTold('You must accept the terms and conditions to proceed with your booking.');
    await visitor.isAt('/calendar-booking');
  });
});
