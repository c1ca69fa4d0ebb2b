import { hasNoBarrier } from '../support/accessibility.ts';
import { bookedDates } from '../support/cancelling.ts';
import { booked, crewsAre } from '../support/days.ts';
import { entersAs, signedOut, unfolds } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';

test('une journée fermée au téléphone garde ses visites en vue jusqu’à la dernière, et un jour férié se ferme d’une touche', async ({
  testApp,
  visiteur,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await crewsAre(testApp, 3);
  await booked(
    testApp,
    ['Ardoise', 'Bouleau', 'Cerise'].map((name) => ({ name, day: '2025-10-16' })),
  );
  const { page } = visiteur;
  const dialog = page.getByRole('dialog');
  const moves = async () => {
    await dialog.locator('[data-day="2025-10-20"]').click();
    await dialog.getByRole('radio', { name: /^9/ }).click();
    await dialog.getByRole('button', { name: 'Déplacer le rendez-vous' }).click();
  };
  await entersAs(testApp, visiteur, { path: '/admin/calendar' });
  await page.getByRole('button', { name: 'Semaine suivante' }).click();
  await page.locator('[data-day="2025-10-16"]').click();
  await page.getByRole('button', { name: 'Bloquer ces journées' }).click();
  await dialog.getByLabel('Motif').fill('Formation');
  await dialog.getByRole('button', { name: 'Bloquer', exact: true }).click();
  await expect(dialog).toContainText('Bloqué, avec des visites réservées');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Déplacer, Boutique Ardoise' }).click();
  await moves();
  await expect(dialog).toContainText('Bloqué, avec des visites réservées');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await hasNoBarrier(visiteur);
  await dialog.getByRole('button', { name: 'Déplacer, Boutique Bouleau' }).click();
  await moves();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();

  await visiteur.opens('/admin');
  await unfolds(visiteur, /^Visites en attente de décision/);
  const list = page.getByRole('region', { name: /^Visites en attente de décision/ });
  const cerise = list.getByRole('listitem').filter({ hasText: 'Boutique Cerise' });
  await expect(cerise).toContainText('a été fermée depuis la réservation');
  await cerise.getByRole('button', { name: /^Déplacer/ }).click();
  await moves();
  await expect(cerise).toHaveCount(0);

  await list.getByRole('button', { name: /^Fermer\s: Action de grâce$/ }).click();
  await visiteur.isTold(/^Action de grâce\s: journée fermée$/);
  await expect(list).toHaveCount(0);
  expect(await bookedDates(testApp)).toEqual(expect.arrayContaining(['2025-10-13', '2025-10-16', '2025-10-20']));
  await visiteur.opens('/admin/calendar');
  await page.getByRole('button', { name: 'Semaine suivante' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'lun. 13 oct.' })).toContainText('Action de grâce');
});
