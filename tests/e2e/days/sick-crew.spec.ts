import { languages } from '#domain/language.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { booked, crewsAre, dayNextWeek, itIs, movesTo, played } from '../support/days.ts';
import { entersAs, signedOut } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';

const wordsOf = {
  en: {
    crewFor: 'Crew for Boutique',
    proposed: 'Crew 1, proposed',
    crew: 'Crew 2',
    crews: 'Crews',
    crewsOfDay: 'Crews: 3',
    reason: 'Reason',
    sick: 'Sick',
    tooMany: '3 visits booked, 2 crews',
    save: 'Save',
    saved: 'Saved: more visits than crews',
    move: 'Move, Boutique Cerise',
    shown: '2 crews: Sick',
  },
  fr: {
    crewFor: 'Équipe pour Boutique',
    proposed: 'Équipe 1, proposée',
    crew: 'Équipe 2',
    crews: 'Équipes',
    crewsOfDay: 'Équipes : 3',
    reason: 'Motif',
    sick: 'Maladie',
    tooMany: '3 visites réservées, 2 équipes',
    save: 'Enregistrer',
    saved: 'Enregistré : plus de visites que d’équipes',
    move: 'Déplacer, Boutique Cerise',
    shown: '2 équipes : Maladie',
  },
};

for (const language of languages) {
  test(`a crew is sent to another visit, and one is sick on Thursday: its visits are named, one of them is moved, and the crew sees its own, ${played[language]}`, async ({
    testApp,
    newcomer,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const words = wordsOf[language];
    await crewsAre(testApp, 3);
    await booked(
      testApp,
      ['Ardoise', 'Bouleau', 'Cerise'].map((name) => ({ name, day: '2025-10-16', language })),
    );
    const office = await newcomer(language);
    const { page } = office;
    await entersAs(testApp, office, { path: '/admin?order=visit&day=2025-10-16' });
    const crewOf = (name: string) => page.getByLabel(`${words.crewFor} ${name}`);
    await expect(crewOf('Ardoise').locator('option:checked')).toHaveText(words.proposed);
    await crewOf('Ardoise').selectOption('2');
    await expect(crewOf('Ardoise').locator('option:checked')).toHaveText(words.crew);
    await expect(crewOf('Bouleau').locator('option:checked')).toHaveText(words.proposed);
    await page.getByLabel(words.crews, { exact: true }).selectOption('2');
    await expect(page.locator('.route-client')).toHaveText(['Boutique Ardoise']);

    await office.opens('/admin/calendar');
    const thursday = await dayNextWeek(office, '2025-10-16');
    await expect(thursday.locator('.cal-plate', { hasText: 'Boutique Ardoise' })).toContainText(words.crew);
    await thursday.locator('.cal-date').click();
    await page.getByRole('button', { name: words.crewsOfDay }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.crews, { exact: true }).fill('2');
    await dialog.getByLabel(words.reason).fill(words.sick);
    await expect(dialog).toContainText(words.tooMany);
    await hasNoBarrier(office);
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog).toContainText(words.saved);
    await dialog.getByRole('button', { name: words.move }).click();
    await movesTo(office, '2025-10-20');
    await expect(thursday).toContainText(words.shown);
    await expect(thursday).not.toContainText('Boutique Cerise');

    await itIs(testApp, '2025-10-16T12:00:00Z');
    const crew = await newcomer(language);
    await entersAs(testApp, crew, { path: '/crew', role: 'crew' });
    const visits = crew.page.locator('.crew-name');
    await expect(visits).toHaveCount(2);
    await testApp.database.pool.query(`update administrators set crew = 2 where role = 'crew'`);
    await crew.page.reload();
    await expect(visits).toHaveText(['Boutique Ardoise']);
  });
}
