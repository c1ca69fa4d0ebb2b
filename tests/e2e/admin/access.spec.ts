import type { CDPSession, Page } from '@playwright/test';
import { languages } from '#domain/language.ts';
import { operatorPassword } from '#tests/builders/operator.ts';
import { allPages } from '#web/all-pages.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { booksThursday } from '../support/appointments.ts';
import { anOperator, opensMenu, signsIn } from '../support/operator.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';

/** Nobody is signed in at first, and the browser writes that down; so it does with a password that is asked again. */
const expected = ['status of 401', 'status of 403'];

/** A security key that needs no hand: it is there, and its owner always proves who they are. */
async function givesAuthenticator(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return devtools;
}

/** A quarter of an hour and more has passed since anybody signed in. */
const growsOld = ({ database }: TestApp) =>
  database.pool.query(`update administrator_sessions set created_at = created_at - interval '20 minutes'`);

test.describe('the operator’s access', () => {
  test('has a passkey that opens in place of password and code, and is removed with the password', async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(...expected);
    const { page } = visitor;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const email = await anOperator(testApp);
    await givesAuthenticator(page);
    await visitor.opens('/admin/access');
    await signsIn(visitor, email);
    await visitor.isTold('No passkey yet.');
    await page.getByLabel('Name of the passkey').fill('Phone in the van');
    await page.keyboard.press('Enter');
    await expect(button('Remove Phone in the van')).toBeVisible();
    await hasNoBarrier(visitor);

    await button('Sign out').click();
    await signsIn(visitor, email);
    await visitor.isTold(/Please sign in with your passkey/);
    await button('Use a passkey').click();
    await expect(button('Remove Phone in the van')).toBeVisible();

    await growsOld(testApp);
    await button('Remove Phone in the van').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please enter your password again.');
    await dialog.getByLabel('Your password').fill('not this one');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('This password is not right.');
    await dialog.getByLabel('Your password').fill(operatorPassword);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await visitor.isTold('No passkey yet.');
    await expect(dialog).toHaveCount(0);

    // What the device still has no longer opens; the password alone does again.
    await button('Sign out').click();
    await button('Use a passkey').click();
    await visitor.isTold('This passkey is not recognized.');
    await signsIn(visitor, email);
    await visitor.isTold('No passkey yet.');
  });

  test('is given to somebody by a link, and taken away again, in French on a phone', async ({
    testApp,
    visiteur,
    newVisitor,
    knownFaults,
  }) => {
    knownFaults.push(...expected);
    const { page } = visiteur;
    await visiteur.opens('/admin/access');
    await signsIn(visiteur, await anOperator(testApp));
    await page.getByLabel('Courriel de la nouvelle personne').fill('personnel@example.com');
    await page.getByRole('button', { name: 'Inviter', exact: true }).click();
    const link = await page.getByLabel('Lien pour personnel@example.com').inputValue();
    expect(link).toMatch(/\/fr\/admin\/invitation#[\w-]{43}$/);
    await hasNoBarrier(visiteur);

    const helper = await newVisitor();
    await helper.page.goto(link);
    await helper.isReady();
    await helper.reads('Choisissez votre mot de passe');
    await hasNoBarrier(helper);
    await helper.page.getByLabel('Nouveau mot de passe').fill('court');
    await helper.page.getByRole('button', { name: 'Enregistrer ce mot de passe' }).click();
    await helper.isTold('Utilisez au moins 12 caractères');
    await helper.page.getByLabel('Nouveau mot de passe').fill('une vitrine au soleil');
    await helper.page.keyboard.press('Enter');
    await helper.reads('Votre mot de passe est en place');
    await helper.page.getByRole('link', { name: 'Ouvrir une session' }).click();
    await signsIn(helper, 'personnel@example.com', 'une vitrine au soleil');
    await helper.reads('Tableau de bord');
    await opensMenu(helper);
    await helper.page.getByRole('link', { name: 'Votre accès' }).click();
    await helper.isTold('personnel@example.com, Personnel');
    await expect(helper.page.getByRole('heading', { name: 'Personnes' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Terminé' }).click();
    await opensMenu(visiteur);
    await page.getByRole('link', { name: 'Réservations' }).click();
    await opensMenu(visiteur);
    await page.getByRole('link', { name: 'Votre accès' }).click();
    const close = page.getByRole('button', { name: /^Fermer l’accès.*personnel@example.com$/ });
    await close.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer l’accès' }).click();
    await visiteur.isTold(/accès fermé/);
    // Whatever they open next hears of the end.
    await helper.page.getByRole('link', { name: 'Clients' }).click();
    await helper.isTold(/Votre session a pris fin/);
    await signsIn(helper, 'personnel@example.com', 'une vitrine au soleil');
    await helper.isTold('Ce courriel et ce mot de passe ne correspondent pas.');
  });
});

test('signed out, every page of the administration gives nothing away and asks for nothing', async ({
  testApp,
  visitor,
  knownFaults,
}) => {
  knownFaults.push(...expected);
  const { page } = visitor;
  await booksThursday(visitor);
  const customer = /HC0001|HC-2\d{7}-|camille|@example\.com/i;
  const paths = allPages.filter((path) => path === '/admin' || path.startsWith('/admin/'));
  expect(paths.length).toBeGreaterThanOrEqual(3);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  for (const path of paths) {
    for (const language of languages) {
      const url = `${testApp.url}${language === 'fr' ? '/fr' : ''}${path}`;
      const answer = await fetch(url, { headers: { 'accept-language': language } });
      expect([url, answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
        url,
        200,
        'no-store',
        'noindex',
      ]);
      expect(await answer.text()).not.toMatch(customer);
      asked.length = 0;
      await page.goto(url);
      await visitor.isReady();
      await expect(page.locator('input[type=password]').first()).toBeVisible();
      const calls = asked.filter((one) => one.startsWith('/api/') && one !== '/api/language');
      expect([url, ...new Set(calls)]).toEqual([url, ...(path === '/admin/invitation' ? [] : ['/api/admin/session'])]);
      await expect(page.locator('body')).not.toContainText(customer);
    }
  }
});
