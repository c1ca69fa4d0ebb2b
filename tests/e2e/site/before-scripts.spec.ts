import type { Page } from '@playwright/test';
import { expect, test } from '../support/test-app.ts';

/** Holds the scripts of each document that is opened; the answer lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('Enter before the page’s script is there counts: the postal code goes on, and Back leads to its page', async ({
  visitor,
}) => {
  const { page, words } = visitor;
  const release = await holdScripts(page);
  await page.goto('/postal-code', { waitUntil: 'commit' });
  await page.getByLabel(words.postalPrompt).fill('h2y 1c6');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/postalCode=/);
  release();
  await visitor.isAt('/storefront-size');
  await page.goBack();
  await visitor.isAt('/postal-code');
  await expect(page.getByLabel(words.postalPrompt)).toHaveValue('H2Y');
});

test('a postal code that is too short is said to be so, and the number of a certificate is looked up', async ({
  visitor,
}) => {
  const { page, words } = visitor;
  await visitor.opens('/postal-code?postalCode=h2');
  await visitor.isTold('Please enter a valid postal code');
  await expect(page.getByLabel(words.postalPrompt)).toHaveValue('h2');
  await visitor.opens('/certificate?certificate=abcd2345');
  await visitor.isAt('/certificate/ABCD2345');
});

test('a form that is sent before its script is there leaves the page, and all that was typed, as it was', async ({
  browser,
  testApp,
}) => {
  const context = await browser.newContext({ baseURL: testApp.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const typed = 'camille@example.com';
  for (const path of ['/manual-review', '/fr/other-companies', '/admin/invitation']) {
    await page.goto(path);
    const field = page.locator('form input:not([type=checkbox])').first();
    await field.fill(typed);
    // Nothing comes of it: the browser gives the navigation up.
    const leadsNowhere = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await field.press('Enter');
    await leadsNowhere;
    await expect(field).toHaveValue(typed);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  }
  await context.close();
});
