import type { Locator } from '@playwright/test';
import { hasNoBarrier } from '../support/accessibility.ts';
import { bookedDates } from '../support/cancelling.ts';
import { booked, itIs } from '../support/days.ts';
import { itWillRain, mailAbout, mailsTo } from '../support/mails.ts';
import { entersAs, signedOut } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';

const wet = ['2025-10-09', '2025-10-14', '2025-10-16'];

test('a wet week is planned at once: dragged on a board, moved and undone on a desktop, asked about on a phone in French', async ({
  testApp,
  visitor,
  visiteur,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  const names = ['Ardoise', 'Bouleau', 'Cerise'];
  const visitOf = await booked(
    testApp,
    names.map((name, index) => ({ name, day: wet[index] ?? '' })),
  );
  for (const date of wet) await itWillRain(testApp, date);
  const { page } = visitor;
  await entersAs(testApp, visitor, { path: '/admin/weather' });
  await visitor.presses('Re-plan the wet days…');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^How/).selectOption('move');
  const dayOf = (name: string) => dialog.getByLabel(`New day, Boutique ${name}`);
  const plate = dialog.getByRole('button', { name: /^Boutique Ardoise/ });
  const board = (date: string) => dialog.locator(`[data-board-day="${date}"]`);
  const middleOf = async (place: Locator) => {
    await place.scrollIntoViewIfNeeded();
    const box = await place.boundingBox();
    if (!box) throw new Error('not on the page');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const drags = async (date: string) => {
    const [from, to] = [await middleOf(plate), await middleOf(board(date))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y + 12);
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await expect(board(date)).toHaveAttribute('data-over', /.+/);
    await page.mouse.up();
  };
  await expect(dialog.getByRole('heading', { name: 'Before and after' })).toBeVisible();
  const planned = await dayOf('Bouleau').inputValue();
  const before = await dayOf('Ardoise').inputValue();
  await drags(planned);
  await expect(dialog).toContainText(/does not take that many visits\./);
  await expect(dayOf('Ardoise')).toHaveValue(before);
  const free = await dialog
    .locator('[data-board-day]')
    .filter({ hasText: '1 free' })
    .first()
    .getAttribute('data-board-day');
  await drags(free ?? '');
  await expect(dayOf('Ardoise')).toHaveValue(free ?? '');
  await expect(dialog).toContainText('your choice');
  await hasNoBarrier(visitor);

  await dialog.getByRole('button', { name: 'Move 3 visits' }).click();
  await expect(dialog).toContainText('Nobody has been told yet');
  expect(await bookedDates(testApp)).toContain(free);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog).toContainText('Undone: nobody was told.');
  expect(await bookedDates(testApp)).toEqual(expect.arrayContaining(wet));
  expect(await bookedDates(testApp)).not.toContain(free);

  await entersAs(testApp, visiteur, { path: '/admin/weather', role: 'staff' });
  await visiteur.presses('Replanifier les jours de pluie…');
  const feuille = visiteur.page.getByRole('dialog');
  await feuille.getByLabel('Nouvelle date, Boutique Cerise').selectOption('');
  await expect(feuille.getByRole('heading', { name: 'Avant et après' })).toHaveCount(0);
  await hasNoBarrier(visiteur);
  await feuille.getByRole('button', { name: /^Demander pour 2\svisites$/ }).click();
  await expect(feuille).toContainText('Les clients sont consultés');
  await expect(feuille).toContainText(/0\soui, 0\snon, 2 sans réponse/);
  await itIs(testApp, '2025-10-06T14:20:00Z');
  for (const name of ['Ardoise', 'Bouleau']) await mailAbout(testApp, /weather/i, visitOf(name).email);
  expect(
    (await mailsTo(testApp, visitOf('Cerise').email)).filter(({ subject }) => /weather|moves/i.test(subject)),
  ).toEqual([]);
});
