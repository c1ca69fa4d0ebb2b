import type { Locator } from '@playwright/test';
import { core } from '#tests/layers.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { booksThursday } from '../support/appointments.ts';
import { bookedDates } from '../support/cancelling.ts';
import { calendarField, mailAbout, mailsTo } from '../support/mails.ts';
import { endsSessions, entersAs, signedOut, signsIn } from '../support/operator.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const titles = { en: 'Calendar', fr: 'Calendrier' } as const;

/** An owner at the calendar. */
async function entersCalendar(testApp: TestApp, visitor: Visitor, language: 'en' | 'fr' = 'en'): Promise<void> {
  await entersAs(testApp, visitor, { path: '/admin/calendar' });
  await visitor.reads(titles[language]);
}

const middleOf = async (place: Locator): Promise<{ x: number; y: number }> => {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test.describe('the operator’s calendar', () => {
  test('blocks a week, which the site shows as closed, and opens it again', { tag: core }, async ({
    testApp,
    visitor,
    newVisitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const { page } = visitor;
    await entersCalendar(testApp, visitor);
    const day = (date: string) => page.locator(`[data-day="${date}"]`);
    const cell = (date: string) => page.locator('.cal-day').filter({ has: day(date) });
    await expect(cell('2025-10-13')).toContainText('Free');
    await hasNoBarrier(visitor);

    // By keys alone: to the first day, chosen, and on to the last.
    await day('2025-10-06').focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(day('2025-10-19')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await visitor.isTold('Oct 19, 2025 to Oct 25, 2025 are chosen.');
    await page.getByRole('button', { name: 'Block these days' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: /^First day/ })).toHaveText('Sunday, October 19, 2025');
    const lastDay = dialog.getByRole('button', { name: /^Last day/ });
    const focusedDay = page.locator('.day-popover [data-day]:focus');
    await lastDay.click();
    await expect(focusedDay).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(lastDay).toHaveText('Friday, October 24, 2025');
    await expect(lastDay).toBeFocused();
    await lastDay.click();
    await expect(focusedDay).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(lastDay).toHaveText('Saturday, October 25, 2025');
    // Esc closes the month, and leaves the dialog that it was opened from.
    await lastDay.click();
    await expect(focusedDay).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(focusedDay).toHaveCount(0);
    await expect(lastDay).toBeFocused();
    await expect(dialog).toContainText('No visit is booked then.');
    await dialog.getByLabel('Reason').fill('Inventory');
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(cell('2025-10-20')).toContainText('Blocked: Inventory');
    expect(await bookedDates(testApp)).toEqual(expect.arrayContaining(['2025-10-20', '2025-10-21', '2025-10-23']));

    const client = await newVisitor();
    await client.comesBackQualified(12);
    await expect(client.page.getByRole('button', { name: 'Booked, Monday, October 20, 2025' })).toBeVisible();

    await page.getByRole('button', { name: /^Reopen: Oct 19, 2025/ }).click();
    await expect(cell('2025-10-20')).toContainText('Free');
    expect(await bookedDates(testApp)).not.toContain('2025-10-20');
  });

  test('carries a visit by mouse and by keys to another free day, and leaves it where a day takes none', async ({
    testApp,
    visitor,
    newVisitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    await booksThursday(await newVisitor());
    const { page } = visitor;
    await entersCalendar(testApp, visitor);
    const cell = (date: string) => page.locator('.cal-day').filter({ has: page.locator(`[data-day="${date}"]`) });
    const plate = page.getByRole('button', { name: /Boutique Exemple/ });
    const dialog = page.getByRole('dialog');
    const carries = async (date: string) => {
      const [from, to] = [await middleOf(plate), await middleOf(cell(date))];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 12, from.y + 12);
      await page.mouse.move(to.x, to.y, { steps: 8 });
    };
    await expect(cell('2025-10-09')).toContainText('Boutique Exemple');

    await carries('2025-10-08');
    await expect(cell('2025-10-08')).toHaveAttribute('data-carry', 'refused');
    await expect(cell('2025-10-14')).toHaveAttribute('data-carry', 'takes');
    await page.mouse.up();
    await visitor.isTold('The visit was not moved');
    await expect(dialog).toHaveCount(0);

    await carries('2025-10-14');
    await expect(cell('2025-10-14')).toHaveAttribute('data-over', 'true');
    await page.mouse.up();
    await dialog.getByRole('radio', { name: '10:00 AM' }).click();
    await dialog.getByRole('checkbox', { name: 'Notify the client by email' }).uncheck();
    await dialog.getByRole('button', { name: 'Move the visit' }).click();
    await expect(cell('2025-10-14')).toContainText('Boutique Exemple');
    await expect(plate).toContainText('10:00 AM');
    expect(await bookedDates(testApp)).toContain('2025-10-14');
    expect(await bookedDates(testApp)).not.toContain('2025-10-09');

    // Back by keys: Space picks it up, arrows carry it, Space puts it down.
    await plate.focus();
    await page.keyboard.press('Space');
    // From here on it can be carried: its days are measured, and the keys that the library begins to hear in a later task are heard.
    await expect(cell('2025-10-14')).toHaveAttribute('data-over', 'true');
    await page.evaluate(() => new Promise((heard) => setTimeout(heard)));
    for (const [key, date] of [
      ['ArrowUp', '2025-10-07'],
      ['ArrowRight', '2025-10-08'],
      ['ArrowRight', '2025-10-09'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(cell(date)).toHaveAttribute('data-over', 'true');
    }
    await page.keyboard.press('Space');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Move the visit' }).focus();
    await page.keyboard.press('Enter');
    await expect(cell('2025-10-09')).toContainText('Boutique Exemple');
    const letter = await mailAbout(testApp, /visit moves to/);
    expect(calendarField(letter, 'DTSTART')).toBe('20251009T140000Z');
    expect((await mailsTo(testApp)).filter(({ subject }) => /visit moves to/.test(subject))).toHaveLength(1);
  });

  test('déplace une visite au téléphone, en français, et dit quand quelqu’un d’autre l’a changée entre-temps', async ({
    testApp,
    visiteur,
    newVisitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    await booksThursday(await newVisitor());
    const { page } = visiteur;
    await entersCalendar(testApp, visiteur, 'fr');
    await expect(page.getByRole('listitem').filter({ hasText: 'jeu. 9 oct.' })).toContainText('Boutique Exemple');
    await hasNoBarrier(visiteur);

    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: /Boutique Exemple/ }).click();
    await dialog.getByRole('button', { name: /mardi 14\soctobre 2025$/ }).click();
    await dialog.getByRole('radio', { name: /^8/ }).click();
    const { pool } = testApp.database;
    await pool.query(`update bookings set version = version + 1, appointment_time = '10:00 AM'`);
    const move = dialog.getByRole('button', { name: 'Déplacer le rendez-vous' });
    await move.click();
    await expect(dialog).toContainText('Cette réservation a changé entre-temps');
    await expect(dialog.getByRole('radio', { name: /^8/ })).toBeChecked();
    await expect(dialog).toContainText(/jeudi 9\soctobre 2025 à\s10\sh/);
    await move.click();
    await expect(page.locator('.toast')).toContainText('Rendez-vous déplacé');
    await page.getByRole('button', { name: 'Semaine suivante' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'mar. 14 oct.' })).toContainText('Boutique Exemple');

    // Whoever comes back to the window sees what others did meanwhile.
    await pool.query(
      `insert into calendar_blocks (block_type, start_date, end_date, reason, created_at)
       values ('closed', '2025-10-16', '2025-10-16', 'Formation', now())`,
    );
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await visiteur.isTold(/^Bloquée\s: Formation$/);
  });

  test('keeps what was typed into a dialog when the session ends, and blocks the hours after signing in again', async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const { page } = visitor;
    await entersCalendar(testApp, visitor);
    await page.locator('[data-day="2025-10-13"]').click();
    await page.getByRole('button', { name: 'Block these days' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Only certain hours of each day').check();
    await dialog.getByLabel('Until').selectOption('10:00 AM');
    await expect(dialog).toContainText('Closes visits at 8:00 AM, 9:00 AM.');
    await dialog.getByLabel('Reason').fill('Dentist');
    await endsSessions(testApp, visitor);
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await visitor.isTold(/Your session has ended/);
    await signsIn(visitor);
    await expect(dialog.getByLabel('Reason')).toHaveValue('Dentist');
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    const cell = page.locator('.cal-day').filter({ has: page.locator('[data-day="2025-10-13"]') });
    await expect(cell).toContainText('Only 10:00 AM');
  });

  test('makes a secret address for the operator’s own calendar, and another one that ends it', async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const { page } = visitor;
    await entersCalendar(testApp, visitor);
    await page.getByRole('button', { name: 'Create an address' }).click();
    const address = page.getByLabel('Private address');
    await expect(address).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
    const first = await address.inputValue();
    expect((await fetch(first)).status).toBe(200);
    await page.getByRole('button', { name: 'Create a new address' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create a new address' }).click();
    await expect(address).not.toHaveValue(first);
    expect((await fetch(first)).status).toBe(404);
    expect((await fetch(await address.inputValue())).status).toBe(200);
  });
});
