import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { devices, expect, test } from '@playwright/test';
import { firstBrandIn } from '#tests/brand/first-brand.ts';
import { openSecondBrand, type SecondBrand } from '#tests/brand/program.ts';
import { Visitor } from '../support/visitor.ts';

// One build serves all of them, one after the other.
test.describe.configure({ mode: 'default' });

let brand: SecondBrand;

test.beforeAll(async () => {
  brand = await openSecondBrand({ now: '2025-10-06T14:00:00Z' });
});
test.afterAll(() => brand?.close());

const postalCode = 'K1N 5A5';
const customer = {
  phone: '613 555-0100',
  address: '12 Example Street, Ottawa',
};

/** The texts of a folder by their paths; sources of maps and packages of others are left out. */
const textsIn = (folder: string): (readonly [string, string])[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|svg|json|webmanifest|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(folder, file), readFileSync(file, 'utf8')] as const);

/** What a browser keeps under which names, and which cookies it was given. */
async function keptBy({ page }: Visitor): Promise<string[]> {
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...names, ...(await page.context().cookies()).map(({ name }) => name)];
}

test('the built site of another brand says no word of the first one', () => {
  const texts = textsIn(join(brand.folder, 'site'));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.flatMap(([name, text]) => [name, text].flatMap(firstBrandIn).map((fact) => `${name}: ${fact}`))).toEqual(
    [],
  );
  expect(firstBrandIn(brand.said)).toEqual([]);
});

test('its icons and pictures of shared links are its own', () => {
  const first = join(import.meta.dirname, '../../../business/public');
  for (const name of ['favicon.svg', 'social.en.jpg', 'social.fr.jpg'])
    expect(readFileSync(join(brand.folder, 'site/client', name)).equals(readFileSync(join(first, name)))).toBe(false);
});

test('a shop owner in its city books from the landing page to the confirmation, in English', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: brand.url, locale: 'en-CA' });
  const visitor = new Visitor(await context.newPage(), 'en', { postalCode });
  await visitor.opens('/');
  await expect(visitor.page).toHaveTitle(/Belvédère Glass/);
  await visitor.follows(visitor.words.bookNow);
  await visitor.isAt('/postal-code');
  await visitor.qualifies(1);
  await visitor.picksAppointment(/^Street Side Care/);
  await visitor.isTold('HST (13%)');
  await expect(visitor.page.getByText('QST')).toHaveCount(0);
  await visitor.goesToPayment();
  await visitor.fillsCustomerForm(customer);
  await visitor.paysByCard();
  await visitor.isTold(visitor.words.approved);
  const kept = await keptBy(visitor);
  expect(kept).toContain('belvedere.draft.v1');
  expect(kept.flatMap(firstBrandIn)).toEqual([]);
  await visitor.presses(visitor.words.submit);
  await visitor.isAt('/confirmation');
  await visitor.reads(visitor.words.success);
  await visitor.opensAllDetails();
  await visitor.isTold(/BG-20251006-\d{6}/);
  await visitor.isTold('BG0001');
  await visitor.isTold('$1,672.40 CAD');
  await visitor.isTold('Wednesday, October 8, 2025');
  expect(firstBrandIn(await visitor.page.content())).toEqual([]);
  await context.close();
});

test('un commerce de sa ville réserve du code postal à la confirmation, en français, au téléphone', async ({
  browser,
}) => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
  const context = await browser.newContext({ ...phone, baseURL: brand.url, locale: 'fr-CA' });
  const visitor = new Visitor(await context.newPage(), 'fr', { postalCode });
  await visitor.qualifies(1);
  await visitor.picksAndGoesToPayment(/^Soin côté rue/);
  await visitor.paysAndSubmits(customer);
  await visitor.opensAllDetails();
  await visitor.isTold(/BG-20251006-\d{6}/);
  await visitor.isTold('1\u00a0672,40\u00a0$');
  expect(firstBrandIn(await visitor.page.content())).toEqual([]);
  await context.close();
});
