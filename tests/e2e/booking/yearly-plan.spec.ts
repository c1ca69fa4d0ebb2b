import { linkVisits } from '#server/modules/clients/link.ts';
import { queuePlanVisits } from '#server/modules/offers/queue-plan.ts';
import { entriesOf } from '#tests/builders/consents.ts';
import { core } from '#tests/layers.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { bookedAlready } from '../support/booked-already.ts';
import { linkIn, mailAbout } from '../support/mails.ts';
import { entersAs, signedOut } from '../support/operator.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';

/** The visit was in August and is done; the season lasts until February, so that the third of four visits is due. */
async function isDue({ deps, database }: TestApp): Promise<void> {
  await database.pool.query(`update bookings set status = 'completed', appointment_date = '2025-08-12'`);
  await database.pool.query(`insert into settings (key, value) values ('closesOn', '"2026-02-25"')`);
  await linkVisits(deps);
  expect(await queuePlanVisits(deps)).toBe(1);
}

test('a customer chooses a yearly plan, books a day that it proposes and ends it, on a phone in French', {
  tag: core,
}, async ({ testApp, visiteur }) => {
  const { page } = visiteur;
  await bookedAlready(testApp, 'fr');
  const given = async () => (await entriesOf(testApp.database)).map((entry) => `${entry.purpose} ${entry.given}`);

  // On the page of the booking that the mail opens: a number of visits, and the consent to what it brings.
  const confirmation = await mailAbout(testApp, /confirmée|confirmation/i);
  const own = linkIn(confirmation.text, /confirmation\?order=/);
  await page.goto(own);
  await visiteur.isReady();
  const plan = page.getByRole('region', { name: 'Un plan annuel' });
  await plan.getByRole('radio', { name: '4', exact: true }).check();
  await expect(plan.getByText(/^Vers le 28\savril, le 21\sjuin, le 15\saoût et le 8\soctobre/)).toBeVisible();
  await plan.getByRole('button', { name: 'Choisir ce plan' }).click();
  await expect(plan.getByText(/Veuillez cocher la case/)).toBeVisible();
  expect(await given()).toEqual([]);
  await plan.getByRole('checkbox').check();
  await hasNoBarrier(visiteur);
  await plan.getByRole('button', { name: 'Choisir ce plan' }).click();
  await expect(plan.getByText('Merci. Nous vous écrirons quelques semaines avant chaque visite.')).toBeVisible();
  await expect(plan.getByText(/Votre plan\s: 4\svisites par saison\./)).toBeVisible();
  await hasNoBarrier(visiteur);
  expect(await given()).toEqual(['plan true']);

  // Some weeks before a visit, its days: the one that is pressed is chosen, with everything known.
  await isDue(testApp);
  const proposal = await mailAbout(testApp, /Votre prochain rendez-vous/);
  await page.goto(linkIn(proposal.text, /calendar-booking\?offer=[\w-]+&day=2025-10-28$/));
  await visiteur.isAt('/calendar-booking');
  expect(new URL(page.url()).search).toBe('');
  await expect(page.locator('[data-day="2025-10-28"]')).toHaveAttribute('data-state', 'selected');
  await expect(page.getByRole('radio', { name: /^9\sh$/ })).toBeChecked();
  await hasNoBarrier(visiteur);
  await visiteur.goesToPayment();

  // A day that somebody else has booked meanwhile is said to be gone.
  const alex = { businessName: 'Galerie Modèle', email: 'alex@example.com', phone: '438-555-0177' };
  await bookedAlready(testApp, 'en', { day: '2025-10-21', customer: alex });
  await page.goto(linkIn(proposal.text, /&day=2025-10-21$/));
  await expect(page.getByText(/Le mardi 21\soctobre 2025 n’est plus libre/)).toBeVisible();
  await expect(page.locator('[data-day="2025-10-28"]')).toBeVisible();

  await page.goto(own);
  await visiteur.isReady();
  await plan.getByRole('button', { name: 'Mettre fin au plan' }).click();
  await expect(plan.getByText(/Votre plan a pris fin/)).toBeVisible();
  expect(await given()).toEqual(['plan true', 'plan false']);
});

test('an operator chooses a yearly plan for somebody on the phone, and ends it, in English', async ({
  testApp,
  visitor,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  const { page } = visitor;
  await page.setViewportSize({ width: 1280, height: 900 });
  const camille = { businessName: 'Café Exemple', email: 'camille@example.com', phone: '514-555-0142' };
  await bookedAlready(testApp, 'fr', { customer: camille });
  const waiting = 'select from client_visits where record_id is null';
  await expect.poll(async () => (await testApp.database.pool.query(waiting)).rowCount, { timeout: 30_000 }).toBe(0);
  await entersAs(testApp, visitor, { path: '/admin/clients', role: 'staff' });
  await page.getByRole('button', { name: /Café Exemple/ }).click();
  const record = page.getByRole('region', { name: /Café Exemple/ });
  await record.getByRole('button', { name: 'Choose a plan for this client...' }).click();
  await record.getByRole('radio', { name: '2', exact: true }).check();
  // In the client's language, as it is read to them.
  await expect(record.getByText(/J’accepte que .* les journées proposées/)).toBeVisible();
  await record.getByRole('button', { name: 'Choose the plan' }).click();
  await expect(record.getByText(/tick the box once they have agreed/)).toBeVisible();
  await hasNoBarrier(visitor);
  await record.getByRole('checkbox').check();
  await record.getByRole('button', { name: 'Choose the plan' }).click();
  await expect(record.getByText('2 visits per season')).toBeVisible();
  await expect(record.getByText('Days for planned visits: agreed (camille@example.com)')).toBeVisible();
  await hasNoBarrier(visitor);
  await record.getByRole('button', { name: 'End the plan' }).click();
  await expect(record.getByText(/2 visits per season, ended/)).toBeVisible();
  expect((await entriesOf(testApp.database)).map((entry) => `${entry.given} ${entry.page}`)).toEqual([
    'true operator',
    'false operator',
  ]);
});
