import { languages } from '#domain/language.ts';
import { tellOfDecisions } from '#server/modules/decisions/tell-operator.ts';
import { expireProposals } from '#server/modules/weather/expire-proposals.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { booked, crewsAre, itIs, movesTo, played } from '../support/days.ts';
import { itWillRain, linkIn, runs, textAbout, textsTo } from '../support/mails.ts';
import { entersAs, opensMenu, signedOut } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';
import { weatherWordsOf } from '../support/weather-links.ts';

const wordsOf = {
  en: {
    run: 'Run now',
    ran: /3 visits checked, 3 other days proposed/,
    list: /^Visits to decide/,
    why: 'The weather does not suit it',
    section: /^Bookings/,
    keep: /^Keep/,
    kept: 'Kept',
    move: /^Move/,
  },
  fr: {
    run: 'Lancer maintenant',
    ran: /3\svisites évaluées, 3\sautres journées proposées/,
    list: /^Visites en attente de décision/,
    why: 'La météo ne lui convient pas',
    section: /^Réservations/,
    keep: /^Maintenir/,
    kept: 'C’est maintenu',
    move: /^Déplacer/,
  },
};

for (const language of languages) {
  test(`rain tomorrow: one client says yes, one no, one nothing; the office decides about two, their reminders wait for it, and the crew goes where the visit stays, ${played[language]}`, async ({
    testApp,
    newcomer,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const words = wordsOf[language];
    const other = language === 'en' ? 'fr' : 'en';
    await crewsAre(testApp, 3);
    const visitOf = await booked(testApp, [
      { name: 'Ardoise', day: '2025-10-09', language },
      { name: 'Bouleau', day: '2025-10-09', language: other },
      { name: 'Cerise', day: '2025-10-09', language },
    ]);
    await itIs(testApp, '2025-10-08T13:00:00Z');
    await itWillRain(testApp, '2025-10-09');
    const office = await newcomer(language);
    const { page } = office;
    await entersAs(testApp, office, { path: '/admin/weather', role: 'staff' });
    await office.presses(words.run);
    await office.isTold(words.ran);

    const linkOf = async (name: string, answer: RegExp) =>
      linkIn(await textAbout(testApp, /weather-response/, visitOf(name).phone), answer);
    const client = await newcomer(language);
    const asked = weatherWordsOf(client);
    await client.page.goto(await linkOf('Ardoise', /action=accept/));
    await client.presses(asked.accept);
    await client.reads(asked.accepted);
    const neighbour = await newcomer(other);
    const askedToo = weatherWordsOf(neighbour);
    await neighbour.page.goto(await linkOf('Bouleau', /action=decline/));
    await neighbour.presses(askedToo.keep);
    await neighbour.reads(askedToo.kept);

    await itIs(testApp, '2025-10-08T22:05:00Z');
    await expireProposals(testApp.deps);
    expect(await tellOfDecisions(testApp.deps)).toBe(2);
    await runs(testApp, 'reminders');
    await office.opens('/admin');
    const list = page.getByRole('region', { name: words.list });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    const line = (name: string) => list.getByRole('listitem').filter({ hasText: `Boutique ${name}` });
    await expect(line('Bouleau')).toContainText(words.why);
    await hasNoBarrier(office);
    await opensMenu(office);
    await expect(page.getByRole('link', { name: words.section })).toContainText('2');
    await page.keyboard.press('Escape');
    const reminder = /dégage|clear the/i;
    const isReminded = async (name: string) =>
      (await textsTo(testApp, visitOf(name).phone)).some(({ body }) => reminder.test(body));
    expect(await Promise.all(['Ardoise', 'Bouleau', 'Cerise'].map(isReminded))).toEqual([false, false, false]);

    await line('Bouleau').getByRole('button', { name: words.keep }).click();
    await office.isTold(words.kept);
    await expect(line('Bouleau')).toHaveCount(0);
    await line('Cerise').getByRole('button', { name: words.move }).click();
    await movesTo(office, '2025-10-14');
    await expect(list).toHaveCount(0);

    // Half an hour after they were held back, the reminders are looked at again.
    await itIs(testApp, '2025-10-08T22:45:00Z');
    await runs(testApp, 'reminders');
    await textAbout(testApp, reminder, visitOf('Bouleau').phone);
    expect(await Promise.all(['Ardoise', 'Cerise'].map(isReminded))).toEqual([false, false]);

    await itIs(testApp, '2025-10-09T12:00:00Z');
    const crew = await newcomer(language);
    await entersAs(testApp, crew, { path: '/crew', role: 'crew' });
    await expect(crew.page.locator('.crew-name')).toHaveText(['Boutique Bouleau']);
  });
}
