import { core } from '#tests/layers.ts';
import { books, booksThursday } from '../support/appointments.ts';
import { bookedDates } from '../support/cancelling.ts';
import { calendarField, linkIn, mailAbout } from '../support/mails.ts';
import { expect, test } from '../support/test-app.ts';

test.describe('whoever holds the link of a booking', () => {
  test('moves the visit to another free day, as often as needed, and cancels it from there', { tag: core }, async ({
    testApp,
    visitor,
    newVisitor,
  }) => {
    await booksThursday(visitor);
    const { text } = await mailAbout(testApp, /Confirm/);
    const owner = await newVisitor();
    const { page } = owner;
    await page.goto(linkIn(text, /\/confirmation\?/));
    await owner.isReady();
    const dialog = page.getByRole('dialog');

    await owner.presses('Move the visit');
    await dialog.getByRole('button', { name: /Tuesday, October 14, 2025$/ }).click();
    await dialog.getByRole('radio', { name: /^10:00 AM/ }).click();
    await dialog.getByRole('button', { name: 'Move the visit' }).click();
    await expect(page.locator('.toast')).toContainText('Visit Moved');
    await expect(page.getByText(/^Tuesday, October 14,/).first()).toBeVisible();
    expect(await bookedDates(testApp)).toContain('2025-10-14');
    expect(await bookedDates(testApp)).not.toContain('2025-10-09');
    const moved = await mailAbout(testApp, /visit moves to/);
    expect(calendarField(moved, 'SEQUENCE')).toBe('1');
    expect(calendarField(moved, 'DTSTART')).toBe('20251014T140000Z');

    await owner.presses('Correct your details');
    await dialog.getByLabel('Email', { exact: true }).fill('boutique@example.com');
    await dialog.getByLabel('Access notes (optional)').fill('Ring at the back.\nThen wait.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('.toast')).toContainText('a link to boutique@example.com');
    await expect(page.locator('.record')).toContainText('Ring at the back.');
    const asked = await mailAbout(testApp, /Is this your address/, 'boutique@example.com');
    await page.goto(linkIn(asked.text, /\/confirmation\?/));
    await owner.isReady();
    const copy = await mailAbout(testApp, /Confirm/, 'boutique@example.com');
    expect(copy.text).toContain('Tuesday, October 14, 2025');

    await owner.presses('Cancel this booking');
    await owner.reads('Cancel Booking');
    await owner.isTold('Tuesday, October 14, 2025');
    await owner.presses('Cancel Booking');
    await owner.reads('Booking Cancelled');
    expect(await bookedDates(testApp)).not.toContain('2025-10-14');
    const cancelled = await mailAbout(testApp, /cancel/i, 'boutique@example.com');
    expect(calendarField(cancelled, 'SEQUENCE')).toBe('2');
  });

  test('déplace la visite en français, au téléphone, même quand la première journée choisie vient d’être prise', async ({
    testApp,
    visiteur,
    newVisitor,
  }) => {
    await booksThursday(visiteur);
    const { text } = await mailAbout(testApp, /Confirm/);
    const { page } = visiteur;
    await page.goto(linkIn(text, /\/fr\/confirmation\?/));
    await visiteur.isReady();
    await visiteur.presses('Déplacer le rendez-vous');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /mardi 7\soctobre 2025$/ }).click();
    await dialog.getByRole('radio', { name: /^9/ }).click();

    const other = await newVisitor();
    await books(other); // Tuesday, the first free day.

    await dialog.getByRole('button', { name: 'Déplacer le rendez-vous' }).click();
    await expect(dialog.getByText(/n’est plus libre/).first()).toBeVisible();
    await dialog.getByRole('button', { name: /lundi 13\soctobre 2025$/ }).click();
    await dialog.getByRole('radio', { name: /^9/ }).click();
    await dialog.getByRole('button', { name: 'Déplacer le rendez-vous' }).click();
    await expect(page.locator('.toast')).toContainText('Rendez-vous déplacé');
    expect(await bookedDates(testApp)).toEqual(expect.arrayContaining(['2025-10-07', '2025-10-13']));
    expect(await bookedDates(testApp)).not.toContain('2025-10-09');
  });
});
