import { operatorPassword } from '#tests/builders/operator.ts';
import { authenticatorCode } from '#tests/builders/totp.ts';
import { core } from '#tests/layers.ts';
import { booksThursday } from '../support/appointments.ts';
import { anOperator, endsSessions, opensMenu, searches, signedOut, signsIn } from '../support/operator.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const wordsOf = {
  en: {
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    title: 'Admin Dashboard',
    access: 'Your access',
    yourPassword: 'Your password',
    setUp: 'Set up the second step',
    newCode: 'Code that the authenticator shows',
    turnOn: 'Turn on the second step',
    on: 'Signing in asks for a code from your authenticator.',
    code: 'Code',
    next: 'Continue',
    bookings: 'Bookings',
    search: 'Search bookings',
    nothing: 'No bookings found matching your search.',
    paid: 'Paid and booked',
    close: 'Close',
    expired: /Your session has ended/,
    signOut: 'Sign out',
    refresh: 'Refresh',
  },
  fr: {
    email: 'Courriel',
    password: 'Mot de passe',
    signIn: 'Ouvrir une session',
    title: 'Tableau de bord',
    access: 'Votre accès',
    yourPassword: 'Votre mot de passe',
    setUp: 'Configurer la deuxième étape',
    newCode: 'Code affiché par l’application',
    turnOn: 'Activer la deuxième étape',
    on: 'L’ouverture d’une session demande un code de votre application d’authentification.',
    code: 'Code',
    next: 'Continuer',
    bookings: 'Réservations',
    search: 'Rechercher une réservation',
    nothing: 'Aucune réservation ne correspond à votre recherche.',
    paid: 'Payé et réservé',
    close: 'Fermer',
    expired: /Votre session a pris fin/,
    signOut: 'Fermer la session',
    refresh: 'Actualiser',
  },
} as const;

/** The operator's evening: the second step, a booking found and read, and the way out. */
async function worksAnEvening(
  testApp: TestApp,
  visitor: Visitor,
  clientId: string,
  language: 'en' | 'fr',
): Promise<void> {
  const { page } = visitor;
  const words = wordsOf[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await anOperator(testApp);
  await visitor.opens('/admin');
  await signsIn(visitor);
  await visitor.reads(words.title);

  await opensMenu(visitor);
  await page.getByRole('link', { name: words.access, exact: true }).click();
  await page.getByLabel(words.yourPassword).fill(operatorPassword);
  await button(words.setUp).click();
  const uri = (await page.locator('a[href^="otpauth:"]').getAttribute('href')) ?? '';
  await page.getByLabel(words.newCode).fill(authenticatorCode(uri));
  await button(words.turnOn).click();
  await visitor.isTold(words.on);

  await opensMenu(visitor);
  await button(words.signOut).click();
  await signsIn(visitor);
  await page.getByLabel(words.code, { exact: true }).fill(authenticatorCode(uri, Date.now() + 30_000));
  await button(words.next).click();
  await visitor.isReady();

  await opensMenu(visitor);
  await page.getByRole('link', { name: words.bookings, exact: true }).click();
  await visitor.reads(words.title);
  await searches(page.getByLabel(words.search), 'no such booking');
  await visitor.isTold(words.nothing);
  await searches(page.getByLabel(words.search), clientId.toLowerCase());
  const row = page.getByRole('button', { name: clientId });
  await expect(row).toBeVisible();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: clientId })).toBeVisible();
  await visitor.isTold(words.paid);
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();

  await opensMenu(visitor);
  await button(words.signOut).click();
  await expect(page.getByLabel(words.password)).toBeVisible();
  await expect(page.getByText(clientId)).toHaveCount(0);
}

test.describe('the operator', () => {
  test('signs in with a second step, finds a booking, reads its story and signs out, on a desktop', {
    tag: core,
  }, async ({ testApp, visitor, knownFaults }) => {
    knownFaults.push(signedOut);
    await booksThursday(visitor);
    await worksAnEvening(testApp, visitor, 'HC0001', 'en');
  });

  test('does the same in French on a phone', async ({ testApp, visitor, visiteur, knownFaults }) => {
    knownFaults.push(signedOut);
    await booksThursday(visitor);
    await worksAnEvening(testApp, visiteur, 'HC0001', 'fr');
  });

  test('whose session has ended signs in again and finds what was typed', async ({ testApp, visitor, knownFaults }) => {
    knownFaults.push(signedOut);
    const { page } = visitor;
    await anOperator(testApp);
    await visitor.opens('/admin');
    await signsIn(visitor);
    await searches(page.getByLabel(wordsOf.en.search), 'half a na');
    await visitor.isTold(wordsOf.en.nothing);
    await endsSessions(testApp, visitor);
    await page.getByRole('button', { name: wordsOf.en.refresh }).click();
    await visitor.isTold(wordsOf.en.expired);
    await signsIn(visitor);
    await expect(page.getByLabel(wordsOf.en.search)).toHaveValue('half a na');
    await visitor.isTold(wordsOf.en.nothing);
  });

  test('who did nothing for half an hour is told so, signs in again and keeps the page', async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const { page } = visitor;
    await anOperator(testApp);
    await visitor.opens('/admin');
    await signsIn(visitor);
    await searches(page.getByLabel(wordsOf.en.search), 'half a na');
    await visitor.isTold(wordsOf.en.nothing);
    await testApp.database.pool.query(
      `update administrator_sessions set last_seen_at = last_seen_at - interval '31 minutes'`,
    );
    await page.getByRole('button', { name: wordsOf.en.refresh }).click();
    await visitor.isTold('Your session ended after 30 minutes of inactivity. Sign in again.');
    await signsIn(visitor);
    await expect(page.getByLabel(wordsOf.en.search)).toHaveValue('half a na');
    await visitor.isTold(wordsOf.en.nothing);
  });
});
