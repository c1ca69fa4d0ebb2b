import type { Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { linkToken } from '#server/common/secrets.ts';
import { chargeExtra } from '#server/modules/bookings/charges/ask.ts';
import { sendPaymentLink } from '#server/modules/checkout/operator/send-link.ts';
import { aLinkWish } from '#tests/builders/bookings/operator-bookings.ts';
import { owner } from '#tests/builders/money.ts';
import { aCustomer, aRequest } from '#tests/builders/test-app.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { customerAddress, linkIn, mailAbout } from '../support/mails.ts';
import { comesToCard } from '../support/paying.ts';
import { countOf, expect, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const words = {
  en: {
    keep: 'Keep this card for next time',
    card: 'Visa ending 4242',
    set: 'Your day is held for you',
    terms: 'Read the terms and pay',
    forget: 'Forget this card',
    forgotten: 'The card is forgotten.',
  },
  fr: {
    keep: 'Garder cette carte pour la prochaine fois',
    card: 'Visa se terminant par 4242',
    set: 'Votre date est retenue',
    terms: 'Lire les conditions et payer',
    forget: 'Oublier cette carte',
    forgotten: 'La carte est oubliée.',
  },
} as const;

/** The link that an operator sends some time later. */
async function linkFor({ deps }: TestApp, language: Language): Promise<string> {
  const booking = aRequest({ appointmentDate: '2025-10-16' });
  const wish = aLinkWish({ booking, language, customer: aCustomer({ email: customerAddress }) });
  const link = await sendPaymentLink(deps, owner, wish);
  if (isRefusal(link)) throw new Error(link.refused);
  const path = `/calendar-booking?token=${linkToken(deps.appSecret, link.id)}`;
  return language === 'fr' ? `/fr${path}` : path;
}

/** The saved card is in the form: a press and its code pay with it. */
async function pressesCard({ page, cardForm, words: said }: Visitor, card: string): Promise<void> {
  await expect(page.getByText(card)).toBeVisible();
  await cardForm.getByRole('button', { name: card }).click();
  await expect(cardForm.getByLabel(said.card.number)).toBeHidden();
  await cardForm.getByLabel(said.card.code).fill('123');
  await cardForm.getByRole('button', { name: said.card.pay }).click();
}

async function keepsAndPresses(testApp: TestApp, visitor: Visitor, language: Language): Promise<void> {
  const said = words[language];
  const { page } = visitor;
  await comesToCard(visitor);
  const box = page.getByRole('checkbox', { name: said.keep });
  await expect(box).not.toBeChecked();
  await box.check();
  await hasNoBarrier(visitor);
  await visitor.paysByCard();
  await visitor.isTold(visitor.words.approved);
  await visitor.presses(visitor.words.submit);
  await visitor.isAt('/confirmation');
  await visitor.reads(visitor.words.success);
  expect(await countOf(testApp, 'saved_cards')).toBe(1);

  await page.goto(await linkFor(testApp, language));
  await visitor.reads(said.set);
  await visitor.presses(said.terms);
  await visitor.acceptsTerms();
  await visitor.isAt('/payment');
  await pressesCard(visitor, said.card);
  await visitor.isTold(visitor.words.approved);
  await visitor.presses(visitor.words.submit);
  await visitor.isAt('/confirmation');
  await visitor.reads(visitor.words.success);
  expect(await countOf(testApp, 'bookings')).toBe(2);
}

/** More is charged on the booking, and its link offers the same card. */
async function pressesForACharge({ deps, database: { pool } }: TestApp, visiteur: Visitor): Promise<void> {
  const { rows } = await pool.query('select order_no as "orderNo", version from bookings limit 1');
  const chargeId = '00000000-0000-4000-8000-000000000001';
  const extra = { chargeId, way: 'link', reference: null, base: cents(10_000), reason: 'Une porte' } as const;
  await chargeExtra(deps, { ...rows[0], ...extra, by: owner });
  await visiteur.page.goto(`/fr/payment/charge?token=${linkToken(deps.appSecret, chargeId)}`);
  await visiteur.presses(/^Payer .* par carte$/);
  await pressesCard(visiteur, words.fr.card);
  await visiteur.reads('Merci, c’est payé');
}

async function hasItForgotten(testApp: TestApp, visitor: Visitor, language: Language): Promise<void> {
  const said = words[language];
  const { page } = visitor;
  const mail = await mailAbout(testApp, /Confirm/);
  await page.goto(linkIn(mail.text, /confirmation\?/));
  await expect(page.getByText(said.card)).toBeVisible();
  await hasNoBarrier(visitor);
  await visitor.presses(said.forget);
  await visitor.isTold(said.forgotten);
  expect(await countOf(testApp, 'saved_cards')).toBe(0);
}

test('a client keeps a card on a desktop, pays a later link by a press, and has it forgotten', async ({
  testApp,
  visitor,
}) => {
  await keepsAndPresses(testApp, visitor, 'en');
  await hasItForgotten(testApp, visitor, 'en');
});

test('a client keeps a card on a phone in French, pays a later link and a charge by a press, and has it forgotten', async ({
  testApp,
  visiteur,
}) => {
  await keepsAndPresses(testApp, visiteur, 'fr');
  await pressesForACharge(testApp, visiteur);
  await hasItForgotten(testApp, visiteur, 'fr');
});
