import type { Locator } from '@playwright/test';
import { languages } from '#domain/language.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { bookedDates } from '../support/cancelling.ts';
import { booked, itIs, played } from '../support/days.ts';
import { itWillRain, linkIn, mailAbout, mailsTo } from '../support/mails.ts';
import { entersAs, signedOut } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';
import { weatherWordsOf } from '../support/weather-links.ts';

const wet = ['2025-10-09', '2025-10-14', '2025-10-16'];

const wordsOf = {
  en: {
    role: 'owner',
    plan: 'Re-plan the wet days…',
    how: /^How/,
    to: 'New day, Boutique',
    move: 'Move 3 visits',
    untold: 'Nobody has been told yet',
    undo: 'Undo',
    undone: 'Undone: nobody was told.',
    close: 'Close',
    ask: 'Ask for 2 visits',
    asked: 'The clients are asked',
    open: '0 yes, 0 no, 2 without an answer',
    answered: '1 yes, 0 no, 1 without an answer',
    subject: /^Weather: shall we move/,
    told: /weather|moves/i,
  },
  fr: {
    role: 'staff',
    plan: 'Replanifier les jours de pluie…',
    how: /^Comment/,
    to: 'Nouvelle date, Boutique',
    move: 'Déplacer 3 visites',
    untold: 'Personne n’est encore avisé',
    undo: 'Annuler le déplacement',
    undone: 'Annulé : personne n’a été avisé.',
    close: 'Fermer',
    ask: 'Demander pour 2 visites',
    asked: 'Les clients sont consultés',
    open: '0 oui, 0 non, 2 sans réponse',
    answered: '1 oui, 0 non, 1 sans réponse',
    subject: /^Météo\s: déplacer votre rendez-vous/,
    told: /météo|déplacé/i,
  },
} as const;

/** The plate of a visit is carried to a day that takes no more and stays, then to one that is free. */
async function isDragged(dialog: Locator, day: Locator, full: string): Promise<void> {
  const plate = dialog.getByRole('button', { name: /^Boutique Ardoise/ });
  const board = (date: string) => dialog.locator(`[data-board-day="${date}"]`);
  const middleOf = async (place: Locator) => {
    await place.scrollIntoViewIfNeeded();
    const box = await place.boundingBox();
    if (!box) throw new Error('not on the page');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const drags = async (date: string) => {
    const { mouse } = dialog.page();
    const [from, to] = [await middleOf(plate), await middleOf(board(date))];
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + 12, from.y + 12);
    await mouse.move(to.x, to.y, { steps: 8 });
    await expect(board(date)).toHaveAttribute('data-over', /.+/);
    await mouse.up();
  };
  await expect(dialog.getByRole('heading', { name: 'Before and after' })).toBeVisible();
  const before = await day.inputValue();
  await drags(full);
  await expect(dialog).toContainText(/does not take that many visits\./);
  await expect(day).toHaveValue(before);
  const free = dialog.locator('[data-board-day]').filter({ hasText: '1 free' }).first();
  const chosen = (await free.getAttribute('data-board-day')) ?? '';
  await drags(chosen);
  await expect(day).toHaveValue(chosen);
  await expect(dialog).toContainText('your choice');
}

for (const language of languages) {
  test(`a wet week is planned at once: moved and undone, then asked about, and a client says yes, ${played[language]}`, async ({
    testApp,
    newcomer,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const words = wordsOf[language];
    const visitOf = await booked(
      testApp,
      ['Ardoise', 'Bouleau', 'Cerise'].map((name, index) => ({ name, day: wet[index] ?? '', language })),
    );
    for (const date of wet) await itWillRain(testApp, date);
    const office = await newcomer(language);
    const { page } = office;
    const dialog = page.getByRole('dialog');
    const dayOf = (name: string) => dialog.getByLabel(`${words.to} ${name}`);
    await entersAs(testApp, office, { path: '/admin/weather', role: words.role });
    await office.presses(words.plan);
    await dialog.getByLabel(words.how).selectOption('move');
    if (language === 'en') await isDragged(dialog, dayOf('Ardoise'), await dayOf('Bouleau').inputValue());
    else await expect(dialog.locator('.day-board')).toHaveCount(0);
    await hasNoBarrier(office);
    const planned = await dayOf('Ardoise').inputValue();
    await dialog.getByRole('button', { name: words.move }).click();
    await expect(dialog).toContainText(words.untold);
    expect(await bookedDates(testApp)).toContain(planned);
    await dialog.getByRole('button', { name: words.undo }).click();
    await expect(dialog).toContainText(words.undone);
    expect(await bookedDates(testApp)).toEqual(expect.arrayContaining(wet));
    expect(await bookedDates(testApp)).not.toContain(planned);
    await dialog.getByRole('button', { name: words.close }).last().click();

    await office.presses(words.plan);
    await dayOf('Cerise').selectOption('');
    await dialog.getByRole('button', { name: words.ask }).click();
    await expect(dialog).toContainText(words.asked);
    await expect(dialog).toContainText(words.open);
    await itIs(testApp, '2025-10-06T14:20:00Z');
    const [asked] = await Promise.all(
      ['Ardoise', 'Bouleau'].map((name) => mailAbout(testApp, words.subject, visitOf(name).email)),
    );
    expect((await mailsTo(testApp, visitOf('Cerise').email)).filter(({ subject }) => words.told.test(subject))).toEqual(
      [],
    );
    const client = await newcomer(language);
    await client.page.goto(linkIn(asked?.text ?? '', /action=accept/));
    await client.presses(weatherWordsOf(client).accept);
    await client.reads(weatherWordsOf(client).accepted);
    await office.opens('/admin/weather');
    await office.isTold(words.answered);
  });
}
