import { hasNoBarrier } from '../../support/accessibility.ts';
import { bookedAlready } from '../../support/booked-already.ts';
import { entersAs, signedOut } from '../../support/operator.ts';
import { countOf, expect, test } from '../../support/test-app.ts';
import type { Visitor } from '../../support/visitor.ts';

const cafe = { businessName: 'Café Élodie', email: 'elodie@example.com', phone: '514-555-0142' };
const atelier = { ...cafe, businessName: 'Atelier Élodie' };

/** The results of a search, without whatever an earlier word found. */
async function finds({ page }: Visitor, field: string | RegExp, typed: string, count: number): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(typed);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(count);
}

test.beforeEach(async ({ testApp, knownFaults }) => {
  knownFaults.push(signedOut);
  await bookedAlready(testApp, 'fr', { day: '2025-10-14', customer: cafe });
  await bookedAlready(testApp, 'fr', { day: '2025-10-16', customer: atelier });
  await bookedAlready(testApp, 'en', {
    day: '2025-10-20',
    customer: { businessName: 'Other', email: 'o@example.com' },
  });
  const waiting = 'select from client_visits where record_id is null';
  await expect.poll(async () => (await testApp.database.pool.query(waiting)).rowCount, { timeout: 30_000 }).toBe(0);
});

test('somebody calls: staff at a desktop find them from any page by the keys alone, and book again', async ({
  testApp,
  visitor,
}) => {
  const { page } = visitor;
  await entersAs(testApp, visitor, { path: '/admin/weather', role: 'staff' });
  await visitor.reads('Weather');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: /^Find a booking/ })).toBeFocused();
  await finds(visitor, /^Find a booking/, 'elodie cafe', 2);
  await hasNoBarrier(visitor);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('2 visits');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const pane = page.getByRole('region', { name: /Café Élodie/ });
  await expect(pane.getByRole('link', { name: /rue|Street|on the map/ })).toBeVisible();
  await pane.getByRole('button', { name: 'Write a text' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your message').fill('See you at nine.');
  await hasNoBarrier(visitor);
  await dialog.getByRole('button', { name: 'Send the text' }).click();
  await visitor.isTold('The text is on its way');
  expect(await countOf(testApp, `outbox where topic = 'sms.reply' and detail->>'words' = 'See you at nine.'`)).toBe(1);
  await pane.getByRole('link', { name: 'Client record' }).click();
  const record = page.getByRole('region', { name: /Atelier Élodie/ });
  await expect(record.getByRole('button', { name: 'Move the visit' })).toBeInViewport();
  await page.goBack();
  await pane.getByRole('link', { name: 'Book again' }).click();

  await visitor.reads('New booking');
  await expect(page.getByLabel('Company name', { exact: true })).toHaveValue('Café Élodie');
  await page.getByRole('radio', { name: 'Atelier Élodie' }).check();
  await expect(page.getByLabel('Company name', { exact: true })).toHaveValue('Atelier Élodie');
  await hasNoBarrier(visitor);
  await visitor.picksFirstFreeDay();
  await visitor.chooses(visitor.words.time);
  await visitor.presses(/^Send the link/);
  await visitor.isTold(/The link is on its way/);
});

test('une personne appelle au sujet d’un rafraîchissement, sur un téléphone', async ({ testApp, visiteur }) => {
  const { page } = visiteur;
  await entersAs(testApp, visiteur, { path: '/admin/figures' });
  await visiteur.presses(/^Trouver une réservation/);
  await finds(visiteur, /^Trouver une réservation/, 'rien de tel', 0);
  await expect(page.getByRole('dialog')).toContainText('Rien ne contient tous ces mots');
  await finds(visiteur, /^Trouver une réservation/, '514 555-0142', 3);
  await hasNoBarrier(visiteur);
  await page.getByRole('option', { name: /2 visites/ }).click();
  await page
    .getByRole('region', { name: /Atelier Élodie/ })
    .getByRole('link', { name: 'Réserver un rafraîchissement' })
    .click();

  await visiteur.reads('Nouvelle réservation');
  await expect(page.getByText('Cette fiche compte 2 vitrines')).toBeVisible();
  await expect(page.getByLabel('Numéro de commande ou de client antérieur')).toHaveValue(/^HC-/);
  await hasNoBarrier(visiteur);
  // After the visit that it refreshes.
  await page.locator('[data-day="2025-10-21"]').click();
  await visiteur.chooses(visiteur.words.time);
  await page.getByRole('radio', { name: 'En argent comptant' }).check();
  await page.getByRole('checkbox', { name: 'Le client connaît les conditions et les accepte' }).check();
  await visiteur.presses(/^Réserver, /);
  await visiteur.isTold(/Réservation faite pour/);
  expect(await countOf(testApp, `bookings where coating_type = 'refresh' and refresh_of is not null`)).toBe(1);
});
