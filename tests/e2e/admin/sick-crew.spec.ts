import { changeSetting } from '#server/modules/settings/change.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { bookedAlready } from '../support/booked-already.ts';
import { bookedDates } from '../support/cancelling.ts';
import { entersAs, signedOut } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';

test('a crew is sent to another visit, and is sick on Thursday: its visits are named, and one of them is moved', async ({
  testApp,
  visitor,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await changeSetting(testApp.deps, { id: 'owner' }, { key: 'crewsPerDay', value: 2, seen: 1 });
  for (const name of ['Ardoise', 'Bouleau'])
    await bookedAlready(testApp, 'en', {
      day: '2025-10-16',
      customer: { businessName: `Boutique ${name}`, email: `${name.toLowerCase()}@example.com` },
    });
  const { page } = visitor;
  await entersAs(testApp, visitor, { path: '/admin?order=visit&day=2025-10-16' });
  const crewOf = (name: string) => page.getByLabel(`Crew for Boutique ${name}`);
  await expect(crewOf('Ardoise').locator('option:checked')).toHaveText('Crew 1, proposed');
  await crewOf('Ardoise').selectOption('Crew 2');
  await expect(crewOf('Bouleau').locator('option:checked')).toHaveText('Crew 1, proposed');
  await page.getByLabel('Crews', { exact: true }).selectOption('Crew 2');
  await expect(page.locator('.route-stop')).toHaveCount(1);
  await expect(page.locator('.route-stop')).toContainText('Boutique Ardoise');

  await page.goto('/admin/calendar');
  const thursday = page.locator('.cal-day').filter({ has: page.locator('[data-day="2025-10-16"]') });
  await expect(thursday.locator('.cal-plate', { hasText: 'Boutique Ardoise' })).toContainText('Crew 2');
  await thursday.locator('.cal-date').click();
  await page.getByRole('button', { name: 'Crews: 2' }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Crews', { exact: true }).fill('1');
  await dialog.getByLabel('Reason').fill('Sick');
  await expect(dialog).toContainText('2 visits booked, 1 crew');
  await hasNoBarrier(visitor);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Saved: more visits than crews');
  await dialog.getByRole('button', { name: 'Move, Boutique Bouleau' }).click();

  await expect(dialog).toContainText('Boutique Bouleau');
  await dialog.locator('[data-day="2025-10-20"]').click();
  await dialog.getByRole('radio', { name: '9:00 AM' }).click();
  await dialog.getByRole('button', { name: 'Move the visit' }).click();
  await expect(thursday).toContainText('1 crew: Sick');
  await expect(thursday).not.toContainText('Boutique Bouleau');
  expect(await bookedDates(testApp)).toContain('2025-10-16');
});
