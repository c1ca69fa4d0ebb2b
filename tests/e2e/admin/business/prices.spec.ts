import { hasNoBarrier } from '../../support/accessibility.ts';
import { stand } from '../../support/answering.ts';
import { itIs } from '../../support/days.ts';
import { entersAs, signedOut } from '../../support/operator.ts';
import { countOf, expect, test } from '../../support/test-app.ts';
import type { Visitor } from '../../support/visitor.ts';

const words = {
  en: {
    title: 'Prices',
    full: 'Little Storefront, Full, Layout 1',
    look: 'Check and set',
    set: 'Set the prices',
    changes: '1 change',
    use: 'Use these prices: Original prices',
  },
  fr: {
    title: 'Prix',
    full: 'Petite vitrine, Complète, Disposition\u00a01',
    look: 'Vérifier et fixer',
    set: 'Fixer les prix',
    changes: '1 changement',
    use: 'Reprendre ces prix\u00a0: Prix d’origine',
  },
} as const;

const question = { buildingSize: 'little-storefront', layout: 1, coatingType: 'complete' };

async function setsFull(visitor: Visitor, text: string, { full, look, set, changes }: (typeof words)['en' | 'fr']) {
  const { page } = visitor;
  await page.getByRole('textbox', { name: full, exact: true }).fill(text);
  await page.getByRole('button', { name: look }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(changes, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: set }).click();
  await expect(dialog).toBeHidden();
}

test('an owner sets a price; the next visitor is shown it, and the owner goes back to the one before', async ({
  testApp,
  visitor,
  newVisitor,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await entersAs(testApp, visitor, { path: '/admin/prices' });
  await visitor.reads(words.en.title);
  await hasNoBarrier(visitor);
  await setsFull(visitor, '1,900', words.en);
  await expect(visitor.page.locator('[aria-labelledby=versions] li')).toHaveCount(2);

  const customer = await newVisitor();
  await customer.comesBackQualified();
  await customer.picksFirstFreeDay();
  await customer.chooses(customer.words.time);
  await expect(customer.page.getByText('$1,900.00').first()).toBeVisible();

  await visitor.page.getByRole('button', { name: words.en.use }).click();
  await visitor.page.getByRole('button', { name: words.en.look }).click();
  await visitor.page.getByRole('dialog').getByRole('button', { name: words.en.set }).click();
  await expect(visitor.page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => countOf(testApp, 'price_lists')).toBe(2);
  await customer.opens('/faq');
  await expect(customer.page.getByText('$1,815.00')).toHaveCount(1);
});

test('an owner raises all prices by 3 % from a day on: visitors see it then, and the old ones until then', async ({
  testApp,
  visitor,
  newVisitor,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await entersAs(testApp, visitor, { path: '/admin/prices' });
  const { page } = visitor;
  await page.getByLabel('Percent, such as 3 or -2.5').fill('three');
  await page.getByRole('button', { name: 'Fill in the new prices' }).click();
  await visitor.isTold(/^Write a percentage from -50 to 50/);
  await page.getByLabel('Percent, such as 3 or -2.5').fill('3');
  await page.getByRole('button', { name: 'Fill in the new prices' }).click();
  await expect(page.getByRole('textbox', { name: words.en.full, exact: true })).toHaveValue('1869');
  await page.getByLabel('Starts on').click();
  await page.locator('.day-popover [data-day="2025-10-08"]').click();
  await page.getByRole('button', { name: words.en.look }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.en.set }).click();
  await expect(page.locator('[aria-labelledby=versions] li')).toHaveCount(2);
  const customer = await newVisitor();
  await customer.opens('/faq');
  await expect(customer.page.getByText('$1,815.00')).toHaveCount(1);
  await itIs(testApp, '2025-10-08T04:00:00Z');
  await expect
    .poll(async () => (await page.request.post('/api/pricing', { data: question })).json())
    .toMatchObject({ completeCoat: 1869 });
});

test('on a phone, in French, a price of nothing is not set, and all others rise by a percentage', async ({
  testApp,
  visiteur,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await entersAs(testApp, visiteur, { path: '/admin/prices' });
  await visiteur.reads(words.fr.title);
  const { page } = visiteur;
  const field = page.getByRole('textbox', { name: words.fr.full, exact: true });
  await field.fill('0');
  await page.getByRole('button', { name: words.fr.look }).click();
  await expect(page.getByText('Un prix est à revoir.')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('1 815,00 $');
  await page.getByLabel('Pourcentage, comme 3 ou -2,5').fill('4,5');
  await page.getByRole('radio', { name: '5\u00a0$', exact: true }).check();
  await page.getByRole('button', { name: 'Inscrire les nouveaux prix' }).click();
  await visiteur.isTold(/^Les champs montrent les nouveaux prix/);
  await expect(field).toHaveValue('1895');
  await hasNoBarrier(visiteur);
  // 'At once' needs no answer about which day today is.
  await stand(page, '**/api/booked-dates', 'never');
  await page.getByRole('button', { name: words.fr.look }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.fr.set }).click();
  await expect(page.locator('[aria-labelledby=versions] li')).toHaveCount(2);
  await expect.poll(() => countOf(testApp, 'price_lists')).toBe(1);
  const asked = await page.request.post('/api/pricing', { data: question });
  expect(await asked.json()).toMatchObject({ completeCoat: 1895 });
});
