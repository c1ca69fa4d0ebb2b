import { languages } from '#domain/language.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { bookedDates } from '../support/cancelling.ts';
import { booked, crewsAre, dayNextWeek, movesTo, played } from '../support/days.ts';
import { linkIn, mailAbout } from '../support/mails.ts';
import { entersAs, signedOut } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';

const wordsOf = {
  en: {
    block: 'Block these days',
    reason: 'Reason',
    confirm: 'Block',
    blocked: 'Blocked, with visits still booked',
    move: 'Move, Boutique',
    close: 'Close',
    list: /^Visits to decide/,
    why: 'has been closed since it was booked',
    moveLine: /^Move/,
    holiday: 'Thanksgiving',
    closes: 'Close: Thanksgiving',
    closed: 'Thanksgiving: closed',
    subject: /^Confirmed: your visit moves to Monday, October 20/,
    when: /^Monday, October 20, 2025/,
  },
  fr: {
    block: 'Bloquer ces journées',
    reason: 'Motif',
    confirm: 'Bloquer',
    blocked: 'Bloqué, avec des visites réservées',
    move: 'Déplacer, Boutique',
    close: 'Fermer',
    list: /^Visites en attente de décision/,
    why: 'a été fermée depuis la réservation',
    moveLine: /^Déplacer/,
    holiday: 'Action de grâce',
    closes: 'Fermer : Action de grâce',
    closed: 'Action de grâce : journée fermée',
    subject: /^Confirmation\s: votre rendez-vous est déplacé au lundi 20\soctobre/,
    when: /^lundi 20\soctobre 2025/,
  },
};

for (const language of languages) {
  test(`a closed day keeps its visits in view until the last is moved, whose client reads the new day, and a holiday is closed with one press, ${played[language]}`, async ({
    testApp,
    newcomer,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const words = wordsOf[language];
    await crewsAre(testApp, 3);
    const visitOf = await booked(
      testApp,
      ['Ardoise', 'Bouleau', 'Cerise'].map((name) => ({ name, day: '2025-10-16', language })),
    );
    const office = await newcomer(language);
    const { page } = office;
    const dialog = page.getByRole('dialog');
    await entersAs(testApp, office, { path: '/admin/calendar' });
    const thursday = await dayNextWeek(office, '2025-10-16');
    await thursday.locator('.cal-date').click();
    await page.getByRole('button', { name: words.block }).click();
    await dialog.getByLabel(words.reason).fill('Formation');
    await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
    await expect(dialog).toContainText(words.blocked);
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await dialog.getByRole('button', { name: `${words.move} Ardoise` }).click();
    await movesTo(office, '2025-10-20');
    await expect(dialog).toContainText(words.blocked);
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await hasNoBarrier(office);
    await dialog.getByRole('button', { name: `${words.move} Bouleau` }).click();
    await movesTo(office, '2025-10-20');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: words.close }).last().click();

    await office.opens('/admin');
    const list = page.getByRole('region', { name: words.list });
    const cerise = list.getByRole('listitem').filter({ hasText: 'Boutique Cerise' });
    await expect(cerise).toContainText(words.why);
    await cerise.getByRole('button', { name: words.moveLine }).click();
    await movesTo(office, '2025-10-20');
    await expect(cerise).toHaveCount(0);

    await list.getByRole('button', { name: words.closes, exact: true }).click();
    await office.isTold(words.closed);
    await expect(list).toHaveCount(0);
    expect(await bookedDates(testApp)).toEqual(expect.arrayContaining(['2025-10-13', '2025-10-16', '2025-10-20']));
    await office.opens('/admin/calendar');
    await expect(await dayNextWeek(office, '2025-10-13')).toContainText(words.holiday);

    const told = await mailAbout(testApp, words.subject, visitOf('Cerise').email);
    const client = await newcomer(language);
    await client.page.goto(linkIn(told.text, /confirmation\?order=/));
    await client.isTold(words.when);
  });
}
