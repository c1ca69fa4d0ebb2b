import { standardTerms } from '#business/terms/index.ts';
import { hasNoBarrier } from '../../support/accessibility.ts';
import { customerAddress, linkIn, mailAbout } from '../../support/mails.ts';
import { entersAs, signedOut } from '../../support/operator.ts';
import { countOf, expect, test } from '../../support/test-app.ts';
import type { Visitor } from '../../support/visitor.ts';

const words = {
  en: {
    title: 'New booking',
    postalCode: 'Postal code',
    size: 'Little Storefront',
    layout: 'Layout',
    service: 'Full Preservation',
    send: /^Send the link/,
    book: /^Book, /,
    cash: 'Cash',
    terms: 'The client knows the terms and agrees',
    sent: /The link is on its way to Camille Exemple/,
    booked: /Booked for Camille Exemple/,
    open: 'Open the booking',
    labels: ['First name', 'Last name', 'Email', 'Phone', 'Company name', 'Service address'],
  },
  fr: {
    title: 'Nouvelle réservation',
    postalCode: 'Code postal',
    size: 'Petite vitrine',
    layout: 'Façade',
    service: 'Préservation complète',
    send: /^Envoyer le lien/,
    book: /^Réserver, /,
    cash: 'En argent comptant',
    terms: 'Le client connaît les conditions et les accepte',
    sent: /Le lien est en route vers Camille Exemple/,
    booked: /Réservation faite pour Camille Exemple/,
    open: 'Ouvrir la réservation',
    labels: ['Prénom', 'Nom', 'Courriel', 'Téléphone', 'Nom de l’entreprise', 'Adresse du service'],
  },
} as const;

const client = [
  'Camille',
  'Exemple',
  customerAddress,
  '514 555-0100',
  'Boutique Exemple',
  '100, rue Exemple, Montréal',
];

/** What the operator is told on the phone. */
async function takesDown(visitor: Visitor, language: keyof typeof words): Promise<void> {
  const { page } = visitor;
  const said = words[language];
  await visitor.reads(said.title);
  await page.getByLabel(said.postalCode, { exact: true }).fill('H2Y 1A1');
  await page.getByRole('radio', { name: said.size }).check({ force: true });
  await page.getByLabel(said.layout, { exact: true }).selectOption('layout1');
  await page.getByRole('radio', { name: said.service }).check({ force: true });
  await visitor.picksFirstFreeDay();
  await visitor.chooses(visitor.words.time);
  for (const [index, label] of said.labels.entries())
    await page.getByRole('textbox', { name: label, exact: true }).fill(client[index] ?? '');
}

test.beforeEach(({ knownFaults }) => {
  knownFaults.push(signedOut);
});

test('an operator sends a link from a desktop, and the client opens it, reads the terms and pays', async ({
  testApp,
  visitor,
  newVisitor,
}) => {
  await entersAs(testApp, visitor, { path: '/admin/new-booking', role: 'staff' });
  await takesDown(visitor, 'en');
  await hasNoBarrier(visitor);
  await visitor.presses(words.en.send);
  await visitor.isTold(words.en.sent);
  expect(await countOf(testApp, 'bookings')).toBe(0);

  await visitor.presses(/^Send again/);
  await visitor.page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await visitor.isTold('Link sent again');
  expect(await countOf(testApp, `outbox where topic = 'mail.payment-link' and dedupe_key like 'again-%'`)).toBe(1);

  const mail = await mailAbout(testApp, /^Please pay to keep your visit/);
  const shop = await newVisitor();
  await shop.page.goto(linkIn(mail.text, /calendar-booking\?token=/));
  await shop.reads('Your day is held for you');
  await hasNoBarrier(shop);
  await shop.presses('Read the terms and pay');
  await expect(shop.page.getByRole('dialog')).toContainText('Version 2025-01-08');
  await testApp.database.pool.query(
    `insert into terms_versions (starts_at, version, texts, administrator_id, created_at)
      values ('2025-02-01', '2025-02-01', $1, 'an owner', '2025-02-01')`,
    [standardTerms.texts],
  );
  testApp.deps.settings.forget();
  await shop.acceptsTerms();
  await shop.isTold('The terms have changed');
  await shop.reads('Your day is held for you');
  await shop.presses('Read the terms and pay');
  await expect(shop.page.getByRole('dialog')).toContainText('Version 2025-02-01');
  await shop.acceptsTerms();
  await shop.isAt('/payment');
  await expect(shop.page.getByLabel('Email', { exact: true })).toHaveValue(customerAddress);
  await shop.paysByCard();
  await shop.isTold(shop.words.approved);
  await shop.presses(shop.words.submit);
  await shop.isAt('/confirmation');
  await shop.reads(shop.words.success);
  expect(await countOf(testApp, 'bookings')).toBe(1);

  await shop.page.goto(linkIn(mail.text, /calendar-booking\?token=/));
  await shop.reads('Your visit is booked');
});

test('an owner books for cash on a phone, in French, and the booking opens', async ({ testApp, visiteur }) => {
  await entersAs(testApp, visiteur, { path: '/admin/new-booking' });
  await takesDown(visiteur, 'fr');
  const { page } = visiteur;
  await page.getByRole('radio', { name: words.fr.cash }).check();
  await page.getByRole('checkbox', { name: words.fr.terms }).check();
  await hasNoBarrier(visiteur);
  await visiteur.presses(words.fr.book);
  await visiteur.isTold(words.fr.booked);
  await visiteur.follows(words.fr.open);
  await expect(page.getByRole('heading', { level: 2, name: 'HC0001' })).toBeVisible();
  await mailAbout(testApp, /^Confirmation/);
});
