import { hasNoBarrier } from '../support/accessibility.ts';
import { cancelLinkOf } from '../support/cancelling.ts';
import { booked } from '../support/days.ts';
import { linkIn, mailAbout } from '../support/mails.ts';
import { entersAs, signedOut } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';

const sold = '2025-10-14';

test('une journée complète attendue au téléphone se libère, est retenue, puis payée; le bureau voit la file et offre une journée', async ({
  testApp,
  visitor,
  visiteur,
  newVisitor,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  const visitOf = await booked(testApp, [{ name: 'Ardoise', day: sold }]);
  const { page } = visiteur;
  await visiteur.comesBackQualified(12);
  await visiteur.presses('Prévenez-moi si une journée se libère');
  for (const label of [/^Du/, /^Au/]) {
    await page.getByRole('button', { name: label }).click();
    await page.locator(`.day-popover [data-day="${sold}"]`).click();
  }
  await page.getByLabel('Courriel').first().fill('dominique@example.com');
  await page.getByRole('checkbox', { name: /^J’accepte que/ }).check();
  await hasNoBarrier(visiteur);
  await visiteur.presses('M’inscrire à la liste d’attente');
  await visiteur.isTold('Consultez vos courriels');
  const asked = await mailAbout(testApp, /./, 'dominique@example.com');
  await page.goto(linkIn(asked.text, /waiting-list/));
  await visiteur.presses('Confirmer mon adresse');
  await visiteur.reads('Vous êtes sur la liste d’attente');

  await entersAs(testApp, visitor, { path: '/admin/calendar', role: 'staff' });
  await visitor.follows('Waiting list');
  await visitor.reads('Waiting list');
  const queue = visitor.page.getByRole('listitem').filter({ hasText: 'dominique@example.com' });
  await expect(queue).toContainText('Waiting');
  await hasNoBarrier(visitor);

  const client = await newVisitor();
  await client.page.goto(await cancelLinkOf(testApp, visitOf('Ardoise').order));
  await client.presses('Cancel Booking');
  await client.reads('Booking Cancelled');
  const freed = await mailAbout(testApp, /libérée/, 'dominique@example.com');
  await visitor.page.reload();
  await expect(queue).toContainText('is held until');
  await page.goto(linkIn(freed.text, /action=take/));
  await visiteur.reads(/^Le mardi 14\soctobre 2025 vous est réservé|mardi 14\soctobre/);
  await hasNoBarrier(visiteur);
  await visiteur.presses('Réserver cette journée');
  await visiteur.isAt('/calendar-booking');
  await visiteur.chooses(visiteur.words.time);
  await visiteur.chooses(visiteur.words.services.complete);
  await visiteur.goesToPayment();
  await expect(page.getByLabel(visiteur.words.fields.email).first()).toHaveValue('dominique@example.com');
  await visiteur.paysAndSubmits({ email: 'dominique@example.com' });
  await visiteur.opensAllDetails();
  await visiteur.isTold(/mardi 14\soctobre 2025/);
  // A job records what became of the offer.
  await expect(async () => {
    await visitor.page.reload();
    await expect(queue).toContainText('Took', { timeout: 2000 });
  }).toPass();

  // Somebody else is offered a day by hand.
  const wish = { email: 'robin@example.com', phone: '', consent: true, postalCode: 'H2Y', from: sold, to: sold };
  const joined = await client.page.context().request.post('/api/waiting-list', { data: wish });
  expect(joined.status()).toBe(202);
  const second = await mailAbout(testApp, /./, 'robin@example.com');
  await client.page.goto(linkIn(second.text, /waiting-list/));
  await client.presses('Confirm my address');
  await client.reads('You are on the waiting list');
  await visitor.page.reload();
  await visitor.page.getByRole('button', { name: 'Offer a day robin@example.com' }).click();
  const dialog = visitor.page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Day/ }).click();
  await visitor.page.locator('.day-popover [data-day="2025-10-20"]').click();
  await dialog.getByRole('button', { name: 'Hold and tell' }).click();
  await visitor.isTold('The day is held, and a message is on its way.');
  const offered = await mailAbout(testApp, /October 20/, 'robin@example.com');
  await client.page.goto(linkIn(offered.text, /action=take/));
  await client.reads(/October 20, 2025 is held for you/);
});
