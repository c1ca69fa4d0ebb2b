import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { standardTerms } from '#business/terms/index.ts';
import { localizedPath } from '#domain/site-path.ts';
import { core } from '#tests/layers.ts';
import { titles } from '#web/prerender.tsx';
import { emptyDraft } from '#web/state/draft-schema.ts';
import { titleOf } from '#web/state/title.ts';
import { comesToPayment } from '../support/appointments.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';

type Path = keyof (typeof titles)['en'];

/** A booking that has come as far as the payment, as the browser remembers it. */
const draft = {
  ...emptyDraft,
  postalCode: 'H2Y',
  storefrontSize: 'little-storefront',
  selectedLayout: 'layout8',
  glassCoverage: 'moderate',
  quizAnswers: ['B', 'C', 'A'],
  feeling: 'impressed',
  aesthetic: 'curated',
  purpose: 'photographed',
  appointmentDate: '2025-10-14',
  appointmentTime: '9:00 AM',
  coatingType: 'complete',
  termsAccepted: true,
  termsVersion: standardTerms.version,
  termsLanguage: 'en',
};

const isReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', /.*/);
const toggle = (page: Page, to: 'EN' | 'FR') => page.getByRole('link', { name: to, exact: true }).click();
/** Until the browser has the cookie: an address without a language is answered by it. */
const toggleAndRemember = (page: Page, to: 'EN' | 'FR') =>
  Promise.all([page.waitForResponse('**/api/language'), toggle(page, to)]);

async function browserOf(browser: Browser, testApp: TestApp, locale: string): Promise<BrowserContext> {
  const localStorage = [{ name: 'hauteclaire.draft.v1', value: JSON.stringify(draft) }];
  return browser.newContext({
    baseURL: testApp.url,
    locale,
    storageState: { cookies: [], origins: [{ origin: testApp.url, localStorage }] },
  });
}

test.describe('the first visit', () => {
  for (const [locale, language, path] of [
    ['fr-CA', 'fr-CA', '/fr'],
    ['en-CA', 'en-CA', '/'],
    ['es-MX', 'en-CA', '/'],
  ] as const) {
    test(`of a ${locale} browser is answered in ${language}`, async ({ browser, testApp }) => {
      const context = await browserOf(browser, testApp, locale);
      const page = await context.newPage();
      await page.goto('/');
      await isReady(page);
      await expect(page).toHaveURL(testApp.url + path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await context.close();
    });
  }

  test('of a French browser is left by EN even before the page has its script', async ({ browser, testApp }) => {
    const context = await browser.newContext({ baseURL: testApp.url, locale: 'fr-CA', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/faq');
    await expect(page).toHaveURL(`${testApp.url}/fr/faq`);
    await toggle(page, 'EN');
    await expect(page).toHaveURL(`${testApp.url}/faq`);
    await page.goto('/contact');
    await expect(page).toHaveURL(`${testApp.url}/contact`);
    await context.close();
  });

  test('of a French browser keeps the page, its query and its place', { tag: core }, async ({ browser, testApp }) => {
    const context = await browserOf(browser, testApp, 'fr-CA');
    const page = await context.newPage();
    await page.goto('/faq?from=letter#3');
    await expect(page).toHaveURL(`${testApp.url}/fr/faq?from=letter#3`);
    await context.close();
  });

  test('to an unknown address is answered in the browser’s language, and the toggle goes on from there', async ({
    browser,
    testApp,
  }) => {
    const context = await browserOf(browser, testApp, 'fr-CA');
    const page = await context.newPage();
    const response = await page.goto('/no-such-page?a=b');
    expect([response?.status(), response?.headers()['content-language']]).toEqual([404, 'fr-CA']);
    await isReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    await expect(page).toHaveURL(`${testApp.url}/fr/no-such-page?a=b`);
    await toggle(page, 'EN');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page).toHaveURL(`${testApp.url}/no-such-page?a=b`);
    await context.close();
  });
});

test('the language that was chosen wins over the browser’s, on later visits too', async ({ browser, testApp }) => {
  const context = await browserOf(browser, testApp, 'fr-CA');
  const page = await context.newPage();
  await page.goto('/');
  await isReady(page);
  await toggleAndRemember(page, 'EN');
  await expect(page).toHaveURL(`${testApp.url}/`);
  const later = await context.newPage();
  await later.goto('/contact');
  await expect(later).toHaveURL(`${testApp.url}/contact`);
  await expect(later.locator('html')).toHaveAttribute('lang', 'en-CA');
  await context.close();
});

test('of two choices the later is remembered, also where the first is long in being answered', async ({
  browser,
  testApp,
}) => {
  const context = await browserOf(browser, testApp, 'en-CA');
  const page = await context.newPage();
  await page.goto('/contact');
  await isReady(page);
  const held = Promise.withResolvers<Route>();
  const languages: string[] = [];
  // It stays to the end: a route that goes while a call is on its way may lose that call's answer.
  await page.route('**/api/language', async (route) => {
    if (languages.push(route.request().postDataJSON().language) === 1) held.resolve(route);
    else await route.continue();
  });
  let answers = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/language')) answers += 1;
  });
  await toggle(page, 'FR');
  const first = await held.promise;
  await toggle(page, 'EN');
  await first.continue();
  await expect.poll(() => answers).toBe(2);
  expect(languages).toEqual(['fr', 'en']);
  const later = await context.newPage();
  await later.goto('/faq');
  await expect(later).toHaveURL(`${testApp.url}/faq`);
  await context.close();
});

test.describe('the toggle', () => {
  test('changes every page where it stands, with its query and the draft, and back', async ({ browser, testApp }) => {
    const context = await browserOf(browser, testApp, 'en-CA');
    const page = await context.newPage();
    for (const path of Object.keys(titles.en) as Path[]) {
      await test.step(path, async () => {
        const heading = page.getByRole('heading', { level: 1 });
        // The key of a link leaves the address once it is read, and what came with it goes too; the number of a
        // certificate is no secret.
        const isKey = path.includes('/:token') && !path.startsWith('/certificate');
        const [stands, query] = isKey ? [path.replace('/:token', ''), ''] : [path, '?from=letter'];
        await page.goto(`${path}?from=letter`);
        await isReady(page);
        const english = (await heading.textContent()) ?? '';
        await page.evaluate(() => document.documentElement.setAttribute('data-same', 'document'));
        await toggle(page, 'FR');
        await expect(page).toHaveURL(`${testApp.url}${localizedPath('fr', stands)}${query}`);
        await expect(page).toHaveTitle(titleOf(titles.fr[path]));
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
        if (path !== '/') await expect(heading).not.toHaveText(english);
        await toggleAndRemember(page, 'EN');
        await expect(page).toHaveURL(`${testApp.url}${stands}${query}`);
        await expect(heading).toHaveText(english);
        // The same document all along: nothing that was entered can have been lost.
        await expect(page.locator('html')).toHaveAttribute('data-same', 'document');
        expect(await page.evaluate(() => localStorage.getItem('hauteclaire.draft.v1'))).toContain('layout8');
      });
    }
    await context.close();
  });

  test('keeps what is half typed in a form', async ({ visitor }) => {
    const { page, words } = visitor;
    await visitor.opens('/postal-code');
    await page.getByLabel(words.postalPrompt).fill('H2');
    await toggle(page, 'FR');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('vitrine');
    await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('H2');
    await visitor.opens('/manual-review');
    const fields = page.getByRole('main').getByRole('textbox');
    await fields.nth(0).fill('Boutique Exemple');
    await fields.nth(2).fill('camille@');
    await toggle(page, 'FR');
    await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue('Boutique Exemple');
    await expect(page.getByLabel('Adresse courriel')).toHaveValue('camille@');
  });

  test('keeps the customer’s details on the way to paying', async ({ visitor }) => {
    const { page } = visitor;
    await comesToPayment(visitor);
    await page.getByLabel('First name', { exact: true }).fill('Camille');
    await page.getByLabel('Company name', { exact: true }).fill('Boutique Ex');
    await toggle(page, 'FR');
    await expect(page.getByLabel('Prénom', { exact: true })).toHaveValue('Camille');
    await expect(page.getByLabel('Nom de l’entreprise', { exact: true })).toHaveValue('Boutique Ex');
  });

  test('is not undone by going back', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.opens('/');
    await visitor.follows('What is this?');
    await visitor.isAt('/what-is-this');
    await toggle(page, 'FR');
    await expect(page).toHaveURL(/\/fr\/what-is-this$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/fr$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  });
});
