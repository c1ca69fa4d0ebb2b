import { hasNoBarrier } from '../support/accessibility.ts';
import { entersAs } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';

for (const [language, words] of [
  [
    'en',
    {
      title: 'Calendar',
      crews: 'Crews per day',
      save: 'Save',
      told: /changed this in the meantime/,
      take: 'Take the other value',
    },
  ],
  [
    'fr',
    {
      title: 'Calendrier',
      crews: 'Équipes par jour',
      save: 'Enregistrer',
      told: /changé ce réglage entre-temps/,
      take: 'Prendre l’autre valeur',
    },
  ],
] as const) {
  test(`the calendar’s crews are not written over somebody else’s (${language})`, async ({
    testApp,
    visitor,
    visiteur,
    knownFaults,
  }) => {
    knownFaults.push('status of 401', 'status of 409');
    const owner = language === 'en' ? visitor : visiteur;
    const { page } = owner;
    await entersAs(testApp, owner, { path: '/admin/calendar' });
    await owner.reads(words.title);
    const field = page.getByLabel(words.crews);
    await field.fill('3');
    await testApp.database.pool.query(
      `insert into settings (key, value) values ('crewsPerDay', '5') on conflict (key) do update set value = '5'`,
    );
    await field.locator('xpath=ancestor::form').getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.told)).toBeVisible();
    await expect(field).toHaveValue('3');
    await hasNoBarrier(owner);
    await page.getByRole('button', { name: words.take }).click();
    await expect(field).toHaveValue('5');
  });
}
