import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { linkVisits } from '#server/modules/clients/link.ts';
import { lastVisitsOf } from '#server/modules/offers/queries/candidates.ts';
import { queueMail } from '#server/modules/offers/queue.ts';
import { entriesOf } from '#tests/builders/consents.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { bookedAlready } from '../support/booked-already.ts';
import { customerAddress, linkIn, mailAbout } from '../support/mails.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const returning = {
  en: {
    confirmed: /confirmed/i,
    ask: 'May we write to you again?',
    season: /news of the season/,
    rating: /asking for a review/,
    failed: 'Not Saved',
    saved: 'Thank you. Your choice has been saved.',
    offer: /The season opens on/,
    stop: 'Stop these emails',
    asked: 'Stop these emails?',
    done: 'You get no more of these emails',
    invalid: 'This link is no longer valid',
    opensNothing: 'This link does not work',
  },
  fr: {
    confirmed: /confirmée|confirmation/i,
    ask: /^Pouvons-nous vous écrire de nouveau\?$/,
    season: /des nouvelles de la saison/,
    rating: /me demander un avis/,
    failed: 'Échec de l’enregistrement',
    saved: 'Merci. Votre choix est enregistré.',
    offer: /La saison ouvre le/,
    stop: 'Cesser ces courriels',
    asked: /^Cesser ces courriels\?$/,
    done: 'Vous ne recevrez plus ces courriels',
    invalid: 'Ce lien n’est plus valide',
    opensNothing: 'Ce lien ne fonctionne pas',
  },
} as const;

/** The visit was done, and the season is near: the offer is queued as the job does it. */
async function isOffered({ deps, database }: TestApp, orderNo: string): Promise<void> {
  await database.pool.query(`update bookings set status = 'completed' where order_no = $1`, [orderNo]);
  await linkVisits(deps);
  const booking = await findBookingByOrder(deps.db, orderNo);
  const [client] = await lastVisitsOf(deps.db, customerAddress);
  if (!booking || !client) throw new Error(`no client of ${orderNo}`);
  const offer = { purpose: 'season', recordId: client.rootId, season: 2026 } as const;
  await queueMail(deps, deps.db, { booking, email: customerAddress, ...offer });
}

async function comesBack(testApp: TestApp, visitor: Visitor, language: 'en' | 'fr'): Promise<void> {
  const { page } = visitor;
  const words = returning[language];
  const orderNo = await bookedAlready(testApp, language);
  const given = async () => (await entriesOf(testApp.database)).map(({ purpose, given }) => `${purpose} ${given}`);

  // On the page of the booking that the mail opens, nothing is ticked.
  const confirmation = await mailAbout(testApp, words.confirmed);
  await page.goto(linkIn(confirmation.text, /confirmation\?order=/));
  await visitor.isReady();
  const boxes = page.getByRole('region', { name: words.ask });
  const season = boxes.getByRole('checkbox', { name: words.season });
  await expect(season).not.toBeChecked();
  await expect(boxes.getByRole('checkbox', { name: words.rating })).not.toBeChecked();
  const answering = '**/api/booking-details/*/consents';
  await page.route(answering, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await season.click();
  await expect(page.locator('.toast')).toContainText(words.failed);
  await expect(season).not.toBeChecked();
  await page.unroute(answering);
  await season.check();
  await expect(boxes.getByText(words.saved)).toBeVisible();
  await hasNoBarrier(visitor);
  expect(await given()).toEqual(['season true']);

  // Before the season: a link to the appointments, where everything is known.
  await isOffered(testApp, orderNo);
  const offer = await mailAbout(testApp, words.offer);
  await page.goto(linkIn(offer.text, /calendar-booking\?offer=/));
  await visitor.isAt('/calendar-booking');
  expect(new URL(page.url()).search).toBe('');
  await visitor.picksFirstFreeDay();
  await visitor.chooses(visitor.words.time);
  await expect(
    page
      .getByText(orderNo)
      .or(page.locator(`input[value="${orderNo}"]`))
      .first(),
  ).toBeAttached();
  await hasNoBarrier(visitor);
  await visitor.goesToPayment();
  await expect(page.getByLabel(visitor.words.fields.email, { exact: true }).first()).toHaveValue(customerAddress);
  await expect(page.getByLabel(visitor.words.fields.lastName, { exact: true }).first()).toHaveValue('Exemple');

  // To open the link of the mail changes nothing; one press withdraws.
  const unsubscribe = linkIn(offer.text, /unsubscribe\?token=/);
  await page.goto(unsubscribe);
  await visitor.isReady();
  await visitor.reads(words.asked);
  await hasNoBarrier(visitor);
  expect(await given()).toEqual(['season true']);
  await visitor.presses(words.stop);
  await visitor.reads(words.done);
  await hasNoBarrier(visitor);
  expect(await given()).toEqual(['season true', 'season false']);
  await page.goto(unsubscribe);
  await visitor.isReady();
  await visitor.reads(words.done);

  await visitor.opens('/unsubscribe?token=another');
  await visitor.reads(words.invalid);
  await visitor.opens('/calendar-booking?offer=another');
  await visitor.reads(words.opensNothing);
}

test('a customer agrees, comes back by an offer and withdraws, on a phone in French', async ({
  testApp,
  visiteur,
  knownFaults,
}) => {
  knownFaults.push('net::ERR_FAILED');
  await comesBack(testApp, visiteur, 'fr');
});

test('a customer agrees, comes back by an offer and withdraws, in English', async ({
  testApp,
  visitor,
  knownFaults,
}) => {
  knownFaults.push('net::ERR_FAILED');
  await visitor.page.setViewportSize({ width: 390, height: 844 });
  await comesBack(testApp, visitor, 'en');
});
