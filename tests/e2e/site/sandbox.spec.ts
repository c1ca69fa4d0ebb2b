import { cents } from '#domain/money.ts';
import { databaseCardBooks } from '#sandbox/stores/card-tickets.ts';
import { databaseOver } from '#server/database/database.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { expect, test } from '../support/test-app.ts';

test('the sandbox’s page pays a ticket, sets the weather, orders a fault and runs a job', async ({
  testApp,
  visitor,
}) => {
  const { page } = visitor;
  const ticket = { ticket: 'ticket-1', orderNo: 'HC-1', amount: cents(126_473), language: 'en' as const };
  await databaseCardBooks(databaseOver(testApp.database.pool)).createTicket({ ...ticket, createdAt: new Date() });
  await page.goto('/sandbox');
  const row = (name: string) => page.getByRole('row', { name });
  await hasNoBarrier(visitor);

  await row('HC-1').getByRole('button', { name: 'Pay (declined)' }).click();
  await expect(row('HC-1').getByRole('cell', { name: 'declined', exact: true })).toBeVisible();

  await page.getByLabel('Condition').selectOption('snow');
  await page.getByLabel('Temperature (°C)').fill('-4.5');
  await page.getByRole('button', { name: 'Set the weather' }).click();
  await expect(row('Tuesday, October 7, 2025')).toHaveText(/-4\.5.*snow.*set here/);

  const faults = page.getByRole('region', { name: 'Faults' });
  await faults.getByLabel('Accounting: behaviour').selectOption('slow');
  await faults.getByLabel('Accounting: number of calls').fill('3');
  await faults.getByRole('row', { name: 'Accounting' }).getByRole('button', { name: 'Set' }).click();
  await expect(faults.getByRole('row', { name: 'Accounting' })).toHaveText(/slow \(20 s\) × 3/);

  const done = page.waitForResponse(/\/sandbox\/run\/retention$/);
  await row('retention').getByRole('button', { name: 'Run now' }).click();
  expect((await done).status()).toBe(200);
});
