import { hasNoBarrier } from '../support/accessibility.ts';
import { linkIn, mailAbout } from '../support/mails.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const words = {
  en: {
    trigger: 'Send me this price',
    email: 'Email',
    company: 'Business (optional)',
    remind: /^Remind me once/,
    send: 'Send the price',
    wrong: /valid email/i,
    sent: 'We sent it to buyer@example.com.',
    close: 'Close',
    mail: /^Your price: Full Preservation$/,
    stop: 'No reminder, please',
    asked: 'No reminder of the price?',
    stopped: 'You will get no reminder',
    ended: 'This link has expired',
  },
  fr: {
    trigger: 'Recevoir ce prix',
    email: 'Courriel',
    company: 'Commerce (facultatif)',
    remind: /^Me le rappeler une seule fois/,
    send: 'Envoyer le prix',
    wrong: /courriel valide/i,
    sent: 'Nous l’avons envoyé à buyer@example.com.',
    close: 'Fermer',
    mail: /^Votre prix\s: Préservation complète$/,
    stop: 'Pas de rappel, merci',
    asked: 'Pas de rappel du prix?',
    stopped: 'Vous ne recevrez aucun rappel',
    ended: 'Ce lien est expiré',
  },
} as const;

const buyer = 'buyer@example.com';

/** Has the price sent from the calendar, and returns the mail. */
async function hasItSent(testApp: TestApp, visitor: Visitor, language: keyof typeof words) {
  const said = words[language];
  const { page } = visitor;
  await visitor.comesBackQualified(8);
  await visitor.picksAppointment();
  if (language === 'fr') await page.locator('.summary-bar [aria-haspopup=dialog]').click();
  await page.getByRole('button', { name: said.trigger }).filter({ visible: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: said.trigger });
  await expect(dialog.getByRole('checkbox', { name: said.remind })).not.toBeChecked();
  await dialog.getByLabel(said.email, { exact: true }).fill('buyer');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(said.wrong)).toBeVisible();
  await dialog.getByLabel(said.email, { exact: true }).fill(buyer);
  await dialog.getByLabel(said.company, { exact: true }).fill('Boutique Exemple');
  await dialog.getByRole('checkbox', { name: said.remind }).check();
  await hasNoBarrier(visitor);
  await dialog.getByRole('button', { name: said.send }).click();
  await expect(page.getByText(said.sent)).toBeVisible();
  await page.getByRole('dialog').last().getByRole('button', { name: said.close }).first().click();
  return mailAbout(testApp, said.mail, buyer);
}

/** Another browser opens the link, and finds everything filled in up to the payment. */
async function goesOn(visitor: Visitor, link: string): Promise<void> {
  const { page } = visitor;
  await page.goto(link);
  await visitor.isAt('/calendar-booking');
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByRole('radio', { name: visitor.words.services.complete })).toBeChecked();
  await visitor.goesToPayment();
  await expect(page.getByLabel(visitor.words.fields.email, { exact: true }).first()).toHaveValue(buyer);
  await expect(page.getByLabel(visitor.words.fields.company, { exact: true }).first()).toHaveValue('Boutique Exemple');
}

test('a buyer has the price sent and goes on by its link, whose price has changed meanwhile, in English', async ({
  testApp,
  visitor,
  newVisitor,
}) => {
  const mail = await hasItSent(testApp, visitor, 'en');
  expect(mail.attachments.filter(({ contentType }) => contentType === 'application/pdf')).toHaveLength(2);
  await testApp.database.pool.query('update price_letters set base = base - 100, total = total - 100');
  const again = await newVisitor();
  await again.page.goto(linkIn(mail.text, /calendar-booking\?letter=/));
  await again.isTold('Our prices have changed since your letter of');
  await hasNoBarrier(again);
  await goesOn(await newVisitor(), linkIn(mail.text, /calendar-booking\?letter=/));
});

test('un acheteur reçoit le prix au téléphone, poursuit par son lien, puis renonce au rappel', async ({
  testApp,
  visiteur,
}) => {
  const said = words.fr;
  const mail = await hasItSent(testApp, visiteur, 'fr');
  const link = linkIn(mail.text, /calendar-booking\?letter=/);
  await visiteur.page.evaluate(() => localStorage.clear());
  await goesOn(visiteur, link);

  await visiteur.page.goto(linkIn(mail.text, /unsubscribe\?token=/));
  await visiteur.isReady();
  await visiteur.reads(said.asked);
  await visiteur.presses(said.stop);
  await visiteur.reads(said.stopped);

  await testApp.database.pool.query('update price_letters set expires_at = created_at');
  await visiteur.page.goto(link);
  await visiteur.reads(said.ended);
});
