import { languages } from '#domain/language.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { booked, crewsAre, itIs, played } from '../support/days.ts';
import { runs, textAbout, textsTo } from '../support/mails.ts';
import { entersAs, signedOut } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';

const wordsOf = {
  en: {
    done: 'Done',
    list: /^Visits to decide/,
    asked: 'Did these visits take place?',
    all: 'All of this day took place',
    marked: 'Marked as done',
    outcome: 'Completed or no-show',
    open: /^Still to come/,
    save: 'Save',
    missed: /^Missed/,
    care: /do not touch the glass/,
  },
  fr: {
    done: 'Terminé',
    list: /^Visites en attente de décision/,
    asked: 'Ces visites ont-elles eu lieu ?',
    all: 'Toute la journée a eu lieu',
    marked: 'C’est noté comme effectué',
    outcome: 'Effectuée ou manquée',
    open: /^Encore à venir/,
    save: 'Enregistrer',
    missed: /^Manquée/,
    care: /ne touchez pas au verre/,
  },
};

for (const language of languages) {
  test(`a day of which the crew marked one visit is asked about in the evening: the rest done in one press, one taken back before anything is sent, ${played[language]}`, async ({
    testApp,
    newcomer,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const words = wordsOf[language];
    await crewsAre(testApp, 3);
    const visitOf = await booked(
      testApp,
      ['Ardoise', 'Bouleau', 'Cerise'].map((name) => ({ name, day: '2025-10-07', language })),
    );
    await itIs(testApp, '2025-10-07T17:00:00Z');
    const crew = await newcomer(language);
    await entersAs(testApp, crew, { path: '/crew', role: 'crew' });
    const visit = crew.page.locator('.crew-visit').filter({ hasText: 'Boutique Ardoise' });
    await visit.getByRole('button', { name: words.done }).click();
    await expect(visit.locator('.crew-said li:not([data-waits])')).toContainText(words.done);

    await itIs(testApp, '2025-10-07T21:45:00Z');
    const office = await newcomer(language);
    const { page } = office;
    await entersAs(testApp, office, { path: '/admin', role: 'staff' });
    const list = page.getByRole('region', { name: words.list });
    await expect(list).toContainText(words.asked);
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list).not.toContainText('Boutique Ardoise');
    await hasNoBarrier(office);
    await list.getByRole('button', { name: words.all }).click();
    await office.isTold(words.marked);
    await expect(list).toHaveCount(0);

    await office.opens(`/admin?booking=${visitOf('Cerise').order}`);
    await office.presses(words.outcome);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: words.open }).click();
    await dialog.getByRole('button', { name: words.save }).click();
    await page.locator('.admin-drawer > .dialog-close').click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await list.getByRole('button', { name: words.missed }).click();
    await expect(list).toHaveCount(0);

    await itIs(testApp, '2025-10-07T22:10:00Z');
    await runs(testApp, 'reminders');
    for (const name of ['Ardoise', 'Bouleau']) await textAbout(testApp, words.care, visitOf(name).phone);
    expect((await textsTo(testApp, visitOf('Cerise').phone)).filter(({ body }) => words.care.test(body))).toEqual([]);
  });
}
