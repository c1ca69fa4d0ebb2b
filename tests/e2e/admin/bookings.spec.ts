import { core } from '#tests/layers.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { booksThursday } from '../support/appointments.ts';
import { mailAbout } from '../support/mails.ts';
import { anOperator, endsSessions, signedOut, signsIn, unfolds } from '../support/operator.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const wordsOf = {
  en: {
    upcoming: /^Upcoming/,
    attention: /^Flagged/,
    quiet: 'No booking is flagged.',
    move: 'Move the visit',
    day: /Tuesday, October 14, 2025$/,
    hour: /^10:00/,
    moved: 'Visit moved',
    visit: /Tuesday, October 14, 2025/,
    contact: 'Correct contact',
    email: 'Email',
    corrected: 'Contact corrected',
    note: 'Add a note',
    noteLabel: 'Note',
    addNote: 'Add the note',
    noted: 'Note added',
    outcome: 'Completed or no-show',
    done: 'Completed',
    save: 'Save',
    saved: 'Saved',
    completed: 'Completed',
    expired: /Your session has ended/,
    lost: /your session had ended, and nothing was changed/i,
  },
  fr: {
    upcoming: /^À venir/,
    attention: /^Signalées/,
    quiet: 'Aucune réservation n’est signalée.',
    move: /^Déplacer l[ae] /,
    day: /mardi 14\soctobre 2025$/,
    hour: /^10\sh/,
    moved: 'Rendez-vous déplacé',
    visit: /mardi 14\soctobre 2025/,
    contact: 'Corriger les coordonnées',
    email: 'Courriel',
    corrected: 'Coordonnées corrigées',
    note: 'Ajouter une note',
    noteLabel: 'Note',
    addNote: 'Ajouter la note',
    noted: 'Note ajoutée',
    outcome: 'Effectuée ou manquée',
    done: 'Effectuée',
    save: 'Enregistrer',
    saved: 'Enregistré',
    completed: 'Effectuée',
    expired: /Votre session a pris fin/,
    lost: /votre session avait pris fin, et rien n’a été changé/i,
  },
} as const;
type Words = (typeof wordsOf)['en' | 'fr'];

const story = ({ page }: Visitor, clientId = 'HC0001') => page.getByRole('region', { name: clientId });
const dialogOf = ({ page }: Visitor) => page.getByRole('dialog');
const presses = (visitor: Visitor, name: string | RegExp) =>
  story(visitor).getByRole('button', { name, exact: true }).first().click();

async function movesTo14(visitor: Visitor, words: Words): Promise<void> {
  await presses(visitor, words.move);
  await dialogOf(visitor).getByRole('button', { name: words.day }).click();
  await dialogOf(visitor).getByRole('radio', { name: words.hour }).click();
  await dialogOf(visitor).getByRole('button', { name: words.move, exact: true }).click();
  await expect(dialogOf(visitor)).toHaveCount(0);
  await expect(visitor.page.locator('.toast')).toContainText(words.moved);
  await expect(story(visitor)).toContainText(words.visit);
}

async function notes(visitor: Visitor, words: Words, note: string): Promise<void> {
  await presses(visitor, words.note);
  await dialogOf(visitor).getByLabel(words.noteLabel).fill(note);
  await dialogOf(visitor).getByRole('button', { name: words.addNote }).click();
  await expect(dialogOf(visitor)).toHaveCount(0);
  await expect(story(visitor).getByText(note)).toBeVisible();
}

/** A mistyped address is corrected; the story says what it was. */
async function corrects(visitor: Visitor, words: Words, email: string): Promise<void> {
  await presses(visitor, words.contact);
  await hasNoBarrier(visitor);
  await dialogOf(visitor).getByLabel(words.email, { exact: true }).fill(email);
  await dialogOf(visitor).getByRole('button', { name: words.save, exact: true }).click();
  await expect(dialogOf(visitor)).toHaveCount(0);
  await expect(visitor.page.locator('.toast')).toContainText(words.corrected);
  await expect(story(visitor)).toContainText(`→ ${email}`);
}

/** As if the clock had come to the day of the only visit. */
async function bringsTheVisitToToday({ database }: TestApp): Promise<void> {
  await database.pool.query(`update day_claims set service_date = '2025-10-06' where booking_id is not null`);
  await database.pool.query(`update bookings set appointment_date = '2025-10-06', version = version + 1`);
}

test.describe('on a wide screen', () => {
  test('staff finds a visit by its filter and the keyboard, moves it, notes something, and the address keeps it', {
    tag: core,
  }, async ({ testApp, visitor, knownFaults }) => {
    knownFaults.push(signedOut);
    const words = wordsOf.en;
    const { page } = visitor;
    await booksThursday(visitor);
    await visitor.opens('/admin');
    await signsIn(visitor, await anOperator(testApp, { name: 'helper', role: 'staff' }));
    await page.getByRole('link', { name: words.attention }).click();
    await visitor.isTold('No bookings found matching your search.');
    await visitor.isTold(words.quiet);
    await page.getByRole('link', { name: words.upcoming }).click();
    await expect(page.getByRole('rowheader', { name: 'Thursday, October 9, 2025' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /^Appointment/ })).toHaveAttribute('aria-sort', 'ascending');
    const row = page.getByRole('button', { name: /HC0001/ });
    const search = page.getByRole('searchbox');
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.press('j');
    await expect(search).toHaveValue('j');
    await search.fill('');
    await search.blur();
    await page.keyboard.press('j');
    await expect(row).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    await movesTo14(visitor, words);
    await notes(visitor, words, 'The key is at the bakery.');
    await corrects(visitor, words, 'camille@example.org');
    await expect(story(visitor)).toContainText('helper@example.com');
    expect((await mailAbout(testApp, /visit moves to/)).text).toContain('October 14');
    await page.reload();
    await expect(story(visitor)).toContainText('The key is at the bakery.');
    await hasNoBarrier(visitor);
    await page.goBack();
    await expect(story(visitor)).toHaveCount(0);
    await expect(page.getByRole('rowheader', { name: 'Tuesday, October 14, 2025' })).toBeVisible();
    await page.goForward();
    await expect(story(visitor)).toBeVisible();
  });

  test('the visit of today stands in the street, leads to its story, and has the focus again once that is closed', async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const { page } = visitor;
    await booksThursday(visitor);
    await bringsTheVisitToToday(testApp);
    await visitor.opens('/admin');
    await signsIn(visitor, await anOperator(testApp, { name: 'helper', role: 'staff' }));
    await unfolds(visitor, 'Today 1, tomorrow 0');
    const street = page.getByRole('region', { name: 'Today 1, tomorrow 0' });
    const visit = street.getByRole('listitem').getByRole('link', { name: 'Boutique Exemple' });
    await expect(street).toContainText('No visit tomorrow');
    await expect(street.getByText(/^Clear, /)).toHaveCount(2);
    await visit.focus();
    await page.keyboard.press('Enter');
    await expect(story(visitor)).toBeVisible();
    await hasNoBarrier(visitor);
    await page.keyboard.press('Escape');
    await expect(story(visitor)).toHaveCount(0);
    await expect(visit).toBeFocused();
    const row = page.getByRole('button', { name: /HC0001/ });
    await row.click();
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
  });

  test('une propriétaire fait de même en français au téléphone, et note la visite comme effectuée', async ({
    testApp,
    visitor,
    visiteur,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const words = wordsOf.fr;
    const { page } = visiteur;
    await booksThursday(visitor);
    await bringsTheVisitToToday(testApp);
    await visiteur.opens('/admin');
    await signsIn(visiteur, await anOperator(testApp));
    await page.getByRole('link', { name: words.upcoming }).click();
    await page.getByRole('button', { name: /HC0001/ }).click();
    await movesTo14(visiteur, words);
    await bringsTheVisitToToday(testApp);
    await page.reload();
    await notes(visiteur, words, 'La clé est à la boulangerie.');
    await presses(visiteur, words.outcome);
    await dialogOf(visiteur).getByRole('radio', { name: words.done }).check();
    await hasNoBarrier(visiteur);
    await dialogOf(visiteur).getByRole('button', { name: words.save }).click();
    await expect(page.locator('.toast')).toContainText(words.saved);
    await expect(story(visiteur).getByText(words.completed).first()).toBeVisible();
  });

  test('of two who change one booking the second sees what changed, and nothing is overwritten', async ({
    testApp,
    visitor,
    newVisitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const words = wordsOf.en;
    const order = await booksThursday(visitor);
    const second = await newVisitor();
    await visitor.opens(`/admin?booking=${order}`);
    await signsIn(visitor, await anOperator(testApp));
    await second.opens(`/admin?booking=${order}`);
    await signsIn(second, await anOperator(testApp, { name: 'helper', role: 'staff' }));
    await presses(second, words.move);
    await dialogOf(second)
      .getByRole('button', { name: /Monday, October 20, 2025$/ })
      .click();

    await movesTo14(visitor, words);
    await notes(visitor, words, 'They asked for the 14th.');

    const go = dialogOf(second).getByRole('button', { name: words.move, exact: true });
    await go.click();
    const notice = dialogOf(second).getByRole('alert');
    await expect(notice).toContainText(
      /now on Tuesday, October 14, 2025 at\s10:00\sAM\. It was on Thursday, October 9/,
    );
    await expect(notice).toContainText('owner@example.com wrote: They asked for the 14th.');
    const { rows } = await testApp.database.pool.query('select appointment_date::text as date from bookings');
    expect(rows).toEqual([{ date: '2025-10-14' }]);
    await go.click();
    await expect(second.page.locator('.toast')).toContainText('Monday, October 20, 2025');
    await expect(story(second)).toContainText('They asked for the 14th.');
  });

  test('a session that ends while something is typed is opened again, and the dialog is there with its words', async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const words = wordsOf.en;
    const { page } = visitor;
    const order = await booksThursday(visitor);
    const email = await anOperator(testApp);
    await visitor.opens(`/admin?booking=${order}`);
    await signsIn(visitor, email);

    await presses(visitor, words.note);
    const note = dialogOf(visitor).getByLabel(words.noteLabel);
    await note.fill('Ring twice,\nthen wait.');
    await endsSessions(testApp, visitor);
    await dialogOf(visitor).getByRole('button', { name: words.addNote }).click();
    await visitor.isTold(words.expired);
    await expect(dialogOf(visitor)).toHaveCount(0);
    await signsIn(visitor, email);
    await expect(note).toHaveValue('Ring twice,\nthen wait.');
    await expect(dialogOf(visitor)).toContainText(words.lost);
    await dialogOf(visitor).getByRole('button', { name: words.addNote }).click();
    await expect(page.locator('.toast')).toContainText(words.noted);

    await presses(visitor, words.move);
    await dialogOf(visitor).getByRole('button', { name: words.day }).click();
    await dialogOf(visitor).getByRole('radio', { name: words.hour }).click();
    await endsSessions(testApp, visitor);
    await dialogOf(visitor).getByRole('button', { name: words.move, exact: true }).click();
    await visitor.isTold(words.expired);
    await signsIn(visitor, email);
    await expect(dialogOf(visitor).getByRole('radio', { name: words.hour })).toBeChecked();
    await dialogOf(visitor).getByRole('button', { name: words.move, exact: true }).click();
    await expect(story(visitor)).toContainText(words.visit);
  });
});
