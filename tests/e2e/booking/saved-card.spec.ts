import type { Language } from '#domain/language.ts';
import { isRefusal } from '#domain/refusal.ts';
import { linkToken } from '#server/common/secrets.ts';
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
    keep: 'Keep this card for the next visit',
    card: 'Visa ending 4242',
    set: 'Your day is held for you',
    terms: 'Read the terms and pay',
    forget: 'Forget this card',
    forgotten: 'The card is forgotten.',
  },
  fr: {
    keep: 'Conserver cette carte pour le prochain rendez-vous',
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

async function keepsPressesAndForgets(testApp: TestApp, visitor: Visitor, language: Language): Promise<void> {
  const said = words[language];
  const { page, cardForm } = visitor;
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
  await expect(page.getByText(said.card)).toBeVisible();
  await cardForm.getByRole('button', { name: said.card }).click();
  await expect(cardForm.getByLabel(visitor.words.card.number)).toBeHidden();
  await cardForm.getByLabel(visitor.words.card.code).fill('123');
  await cardForm.getByRole('button', { name: visitor.words.card.pay }).click();
  await visitor.isTold(visitor.words.approved);
  await visitor.presses(visitor.words.submit);
  await visitor.isAt('/confirmation');
  await visitor.reads(visitor.words.success);
  expect(await countOf(testApp, 'bookings')).toBe(2);

  const mail = await mailAbout(testApp, /Confirm/);
  await page.goto(linkIn(mail.text, /confirmation\?/));
  await expect(page.getByText(said.card)).toBeVisible();
  await hasNoBarrier(visitor);
  await visitor.presses(said.forget);
  await visitor.isTold(said.forgotten);
  expect(await countOf(testApp, 'saved_cards')).toBe(0);
}

test('a client keeps a card on a desktop, pays a later link by a press, and has it forgotten', ({ testApp, visitor }) =>
  keepsPressesAndForgets(testApp, visitor, 'en'));

test('a client keeps a card on a phone in French, pays a later link by a press, and has it forgotten', ({
  testApp,
  visiteur,
}) => keepsPressesAndForgets(testApp, visiteur, 'fr'));
