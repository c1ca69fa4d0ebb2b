import { readFile } from 'node:fs/promises';
import { hasNoEnglish } from '#tests/french/reader.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { books } from '../support/appointments.ts';
import { entersAs, signedOut } from '../support/operator.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';

/** A person's browser: one that says it is headless is not counted. */
test.use({ counts: true, userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' });

const counts = async ({ database }: TestApp): Promise<Record<string, number>> => {
  const { rows } = await database.pool.query<{ step: string; count: number }>(
    'select step, sum(count)::int as count from funnel_counts group by step',
  );
  return Object.fromEntries(rows.map(({ step, count }) => [step, count]));
};

test('a visitor’s way is counted step by step, and the owner sees it and takes it along', async ({
  testApp,
  visitor,
  newVisitor,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await visitor.opens('/');
  await visitor.qualifies();
  await visitor.booksAndPays();
  const way = ['landing', 'postal-code', 'size', 'layout', 'questions', 'aligned', 'appointment', 'terms', 'payment'];
  await expect.poll(() => counts(testApp)).toEqual(Object.fromEntries(way.map((step) => [step, 1])));
  const { rows } = await testApp.database.pool.query('select * from funnel_counts limit 1');
  expect(Object.keys(rows[0]).toSorted()).toEqual(['count', 'day', 'language', 'step']);

  const owner = await newVisitor();
  const { page } = owner;
  await entersAs(testApp, owner, { path: '/admin/figures' });
  await owner.reads('Figures');
  const funnel = page.getByRole('region', { name: 'Booking funnel', exact: true });
  await expect(funnel.locator('[data-chart]')).toBeVisible();
  await funnel.getByRole('button', { name: 'Show the table' }).focus();
  await page.keyboard.press('Enter');
  await expect(funnel.getByRole('row', { name: 'Landing page 1' })).toBeVisible();
  await expect(funnel.getByRole('row', { name: 'Booked 1 100% 1 0' })).toBeVisible();
  await expect(funnel.locator('[data-chart]')).toHaveCount(0);
  await hasNoBarrier(owner);

  const saving = page.waitForEvent('download');
  await funnel.getByRole('button', { name: 'Booking funnel: save as CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('funnel-2024-11-2025-10.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining(['Landing page,1,1,0', 'Payment opened,1,1,0', 'Booked,1,1,0', 'Manual review,0,0,0']),
  );

  const taxes = page.getByRole('region', { name: 'Tax summary', exact: true });
  await expect(
    taxes.getByRole('row', { name: /^Quarter 4, 2025.*Collected 1 \$1,815\.00 \$90\.75 \$181\.05$/ }),
  ).toBeVisible();
  const savingTaxes = page.waitForEvent('download');
  await taxes.getByRole('button', { name: 'Tax summary: save as CSV' }).click();
  expect((await savingTaxes).suggestedFilename()).toBe('taxes-2025.csv');

  const season = page.getByRole('region', { name: 'The season by week', exact: true });
  await expect(season.locator('[data-chart]')).toBeVisible();
  await expect(season).toContainText('A day lost to rain costs $1,815: the average of 1 sold day.');
  await season.getByRole('button', { name: 'Show the table' }).press('Enter');
  await expect(season.getByRole('row', { name: /^Season 1 · \$1,815\.00 1 · \$1,815\.00/ })).toBeVisible();
  const savingSeason = page.waitForEvent('download');
  await season.getByRole('button', { name: 'The season by week: save as CSV' }).click();
  expect((await savingSeason).suggestedFilename()).toBe('season-2025.csv');
});

test('who is turned away is counted by area, and who asks to be left out is not counted', async ({
  testApp,
  visitor,
  newVisitor,
}) => {
  const hidden = await newVisitor();
  await hidden.page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const asked: string[] = [];
  hidden.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await hidden.opens('/postal-code');
  await hidden.givesPostalCode('H1X 2B3');
  await hidden.isAt('/other-companies');
  expect(asked).not.toContain('/api/step');

  await visitor.opens('/postal-code');
  await visitor.givesPostalCode('H2J 4A1');
  await visitor.isAt('/other-companies');
  await expect.poll(() => counts(testApp)).toEqual({ 'postal-code': 1, 'out-of-area': 1, 'away:H2J': 1 });
});

test('the owner reads the figures in French on a phone', async ({ testApp, visitor, visiteur, knownFaults }) => {
  knownFaults.push(signedOut);
  await books(visitor, { layout: 1 });
  const { page } = visiteur;
  await entersAs(testApp, visiteur, { path: '/admin/figures' });
  await visiteur.reads('Chiffres');
  const services = page.getByRole('region', { name: 'Services', exact: true });
  await expect(services.locator('[data-chart]')).toBeVisible();
  await services.getByRole('button', { name: 'Afficher le tableau' }).click();
  await expect(services.getByRole('row', { name: '1 1\u00a0815,00\u00a0$' })).toBeVisible();
  await page.getByRole('button', { name: 'Année dernière' }).click();
  await expect(
    page.getByText('Aucune réservation n’a été faite').or(page.getByText('encore rien à compter')),
  ).toBeVisible();
  await page.getByLabel('À', { exact: true }).selectOption('2025-10');
  await expect(services).toBeVisible();
  const taxes = page.getByRole('region', { name: 'Sommaire des taxes', exact: true });
  await expect(taxes.getByText('181,05\u00a0$').first()).toBeVisible();
  const season = page.getByRole('region', { name: 'La saison par semaine', exact: true });
  await expect(season).toContainText('Une journée perdue à la pluie coûte 1\u00a0815\u00a0$');
  await season.getByRole('button', { name: 'Afficher le tableau' }).click();
  await expect(season.getByRole('row', { name: 'Saison 1 · 1\u00a0815,00\u00a0$' })).toBeVisible();
  await hasNoBarrier(visiteur);
  await hasNoEnglish(page);
});
