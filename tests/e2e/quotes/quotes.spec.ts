import { sentQuote } from '#tests/builders/bookings/quotes.ts';
import type { TestApp } from '#tests/builders/test-app.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { customerAddress, linkIn, mailAbout } from '../support/mails.ts';
import { entersAs, signedOut } from '../support/operator.ts';
import { countOf, expect, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const words = {
  en: {
    accept: 'Read the terms and accept',
    accepted: 'Choose your days',
    choose: /^Choose a day/,
    hold: 'Hold this day',
    held: /Held for you until/,
    pay: /^Pay for this visit/,
  },
  fr: {
    accept: 'Lire les conditions et accepter',
    accepted: 'Choisissez vos dates',
    choose: /^Choisir une date/,
    hold: 'Retenir cette date',
    held: /Retenu pour vous jusqu’au/,
    pay: /^Payer ce rendez-vous/,
  },
} as const;

/** The client accepts with the terms, and chooses the first free day for the first storefront that has none. */
async function accepts(client: Visitor, language: keyof typeof words): Promise<void> {
  await client.presses(words[language].accept);
  await client.acceptsTerms();
  await client.reads(words[language].accepted);
}

async function choosesDay(client: Visitor, language: keyof typeof words): Promise<void> {
  await client.presses(words[language].choose);
  await client.picksFirstFreeDay();
  await client.chooses(client.words.time);
  await client.presses(words[language].hold);
  await expect(client.page.getByRole('dialog')).toHaveCount(0);
  await client.isTold(words[language].held);
}

/** From the payment link of a storefront to its booking. */
async function pays(client: Visitor, language: keyof typeof words): Promise<void> {
  await client.follows(words[language].pay);
  await client.isAt('/calendar-booking');
  await client.presses(language === 'en' ? 'Read the terms and pay' : 'Lire les conditions et payer');
  await client.acceptsTerms();
  await client.isAt('/payment');
  await client.paysByCard();
  await client.isTold(client.words.approved);
  await client.presses(client.words.submit);
  await client.isAt('/confirmation');
  await client.reads(client.words.success);
}

test.beforeEach(({ knownFaults }) => {
  knownFaults.push(signedOut);
});

test('an owner writes a quote for a hotel with two storefronts, and the client accepts, chooses days and pays for one', async ({
  testApp,
  visitor,
  newVisitor,
}) => {
  await entersAs(testApp, visitor, { path: '/admin/quotes' });
  const { page } = visitor;
  const labels = ['Company name', 'First name', 'Last name', 'Email', 'Phone'];
  const typed = ['Hôtel Exemple', 'Camille', 'Exemple', customerAddress, '514 555-0100'];
  for (const [index, label] of labels.entries())
    await page.getByRole('textbox', { name: label, exact: true }).fill(typed[index] ?? '');
  await visitor.presses('Add a storefront');
  for (const [number, price] of [
    [1, '4,800'],
    [2, '2,265.00'],
  ] as const) {
    const storefront = page.getByRole('group', { name: `Storefront ${number}` });
    await storefront.getByLabel('Service address').fill(`${298 + 2 * number}, rue Exemple, Montréal`);
    await storefront.getByLabel('Postal code').fill('H2Y 1A1');
    await storefront.getByRole('radio', { name: 'Hotel' }).check({ force: true });
    await storefront.getByLabel('Layout', { exact: true }).selectOption('layout12');
    await storefront.getByRole('radio', { name: 'Full Preservation' }).check({ force: true });
    await storefront.getByLabel('Price before taxes').fill(price);
  }
  await hasNoBarrier(visitor);
  await visitor.presses('Send the quote');
  await visitor.isTold('The quote is on its way to Hôtel Exemple');
  await visitor.isTold(/Awaiting acceptance/);

  const mail = await mailAbout(testApp, /^Our quote for Hôtel Exemple/);
  const client = await newVisitor();
  await client.page.goto(linkIn(mail.text, /quotes\?token=/));
  await client.reads('Your quote');
  await hasNoBarrier(client);
  await accepts(client, 'en');
  await choosesDay(client, 'en');
  await choosesDay(client, 'en');
  await hasNoBarrier(client);
  await pays(client, 'en');
  await client.page.goto(linkIn(mail.text, /quotes\?token=/));
  await client.isTold('Paid and booked.');
  expect(await countOf(testApp, `bookings where storefront_size = 'hotel' and base = 480000`)).toBe(1);
  await visitor.page.reload();
  await visitor.isTold(/, paid/);
});

test('a client accepts a quote on a phone, in French, chooses a day and pays', async ({ testApp, visiteur }) => {
  const { token } = await sentQuote(testApp as unknown as TestApp);
  await visiteur.opens(`/quotes?token=${token}`);
  await visiteur.reads('Votre soumission');
  await hasNoBarrier(visiteur);
  await accepts(visiteur, 'fr');
  await choosesDay(visiteur, 'fr');
  await pays(visiteur, 'fr');
  expect(await countOf(testApp, 'bookings')).toBe(1);
});
