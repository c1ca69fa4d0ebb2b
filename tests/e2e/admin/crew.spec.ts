import { clockStartingAt } from '#server/common/clock.ts';
import { operatorPassword } from '#tests/builders/operator.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { booksThursday } from '../support/appointments.ts';
import { pageIsKept } from '../support/crew.ts';
import { textAbout } from '../support/mails.ts';
import { anOperator, signedOut, signsIn } from '../support/operator.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';
import { translates } from '../support/translator.ts';
import type { Visitor } from '../support/visitor.ts';

const wordsOf = {
  en: {
    signIn: 'Sign in',
    email: 'Email',
    password: 'Password',
    onMyWay: 'On my way',
    arrived: 'Arrived',
    done: 'Done',
    text: /our crew is on its way/,
    goes: 'The customer gets a text.',
    waits: 'waiting for the network',
    waiting: /2 reports wait to be sent/,
    kept: /1 report is kept on this phone/,
    offline: /No connection/,
    addNote: 'Add a note',
    label: 'For the office',
    save: 'Save the note',
    signOut: 'Sign out',
    cancelled: /The visit was cancelled in the meantime/,
    understood: 'Understood',
    gone: /No visits are stored/,
    story: [/Crew on its way/, /Crew arrived/, /Visit done/],
    byCrew: 'by crew, crew@example.com',
    noteBy: /crew, crew@example\.com/,
  },
  fr: {
    signIn: 'Ouvrir une session',
    email: 'Courriel',
    password: 'Mot de passe',
    onMyWay: 'En route',
    arrived: 'Sur place',
    done: 'Terminé',
    text: /notre équipe est en route/,
    goes: 'Le client reçoit un texto.',
    waits: 'attend le réseau',
    waiting: /2\ssignalements attendent d’être envoyés/,
    kept: /1\ssignalement est gardé sur ce téléphone/,
    offline: /Aucune connexion/,
    addNote: 'Ajouter une note',
    label: 'Pour le bureau',
    save: 'Garder la note',
    signOut: 'Fermer la session',
    cancelled: /La visite a été annulée entre-temps/,
    understood: 'Compris',
    gone: /Aucune visite n’est conservée/,
    story: [/Équipe en route/, /Équipe arrivée/, /Visite terminée/],
    byCrew: 'par l’équipe, crew@example.com',
    noteBy: /équipe, crew@example\.com/,
  },
} as const;

const languageOf = ({ words }: Visitor) => (words.prefix === '' ? 'en' : 'fr');
const wordsFor = (visitor: Visitor) => wordsOf[languageOf(visitor)];

/** Nine in the morning of the day that was booked. */
const comesThursday = (testApp: TestApp) =>
  Object.assign(testApp.deps.clock, clockStartingAt(new Date('2025-10-09T13:00:00Z')));

async function signsInAsCrew(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const words = wordsFor(visitor);
  await page.getByLabel(words.email).fill('crew@example.com');
  await page.getByLabel(words.password).fill(operatorPassword);
  await visitor.presses(words.signIn);
  await expect(page.getByRole('button', { name: words.onMyWay })).toBeVisible();
}

async function hasVisitToday(testApp: TestApp, visitor: Visitor): Promise<void> {
  await visitor.page.setViewportSize({ width: 390, height: 844 });
  await booksThursday(visitor);
  comesThursday(testApp);
  await anOperator(testApp, { name: 'crew', role: 'crew' });
  await visitor.opens('/crew');
  await hasNoBarrier(visitor);
  await signsInAsCrew(visitor);
}

async function tellsOfTheDay(testApp: TestApp, visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const words = wordsFor(visitor);
  await hasVisitToday(testApp, visitor);
  await hasNoBarrier(visitor);
  await expect(page.getByRole('link', { name: /514[- \u00a0]555-0100/ })).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('link', { name: /rue Exemple/ })).toHaveAttribute('href', /^(geo:|maps:)/);
  await visitor.presses(words.onMyWay);
  await visitor.isTold(words.goes);
  await textAbout(testApp, words.text);

  await pageIsKept(visitor);
  await page.context().setOffline(true);
  await visitor.presses(words.arrived);
  await visitor.isTold(words.offline);
  await page.reload();
  await visitor.isReady();
  await visitor.isTold(words.waits);
  await visitor.presses(words.done);
  await visitor.isTold(words.waiting);
  await hasNoBarrier(visitor);

  await page.context().setOffline(false);
  await expect(page.getByText(words.waits)).toHaveCount(0);
  await page.getByText(words.addNote).click();
  await page.getByLabel(words.label).fill('Vitre fendue');
  await visitor.presses(words.save);
  await expect(page.locator('.crew-words:not([data-waits])', { hasText: 'Vitre fendue' })).toBeVisible();

  const signedOff = page.waitForResponse(/sign-out$/);
  await page.locator('.crew-menu-sign').click();
  await visitor.presses(words.signOut);
  await expect(page.getByLabel(words.email)).toBeVisible();
  await signedOff;
  await expect
    .poll(() => page.evaluate(() => [...Object.keys(localStorage)].filter((key) => key.startsWith('crew'))))
    .toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  const { rows } = await testApp.database.pool.query<{ order_no: string }>(
    `select order_no from bookings where status = 'completed'`,
  );
  await anOperator(testApp, { name: 'owner' });
  await visitor.opens(`/admin?booking=${rows[0]?.order_no}`);
  await signsIn(visitor);
  await expect(page.locator('[data-notes]').getByText(words.noteBy)).toBeVisible();
  for (const happening of words.story) await expect(page.getByText(happening).first()).toBeAttached();
  await expect(page.getByText(words.byCrew)).toHaveCount(3);
}

test.describe('a crew on its phone', () => {
  test.beforeEach(({ knownFaults }) => {
    knownFaults.push(signedOut, 'ERR_INTERNET_DISCONNECTED');
  });

  test('tells of its visits, also without network, and the office sees it', async ({ testApp, visitor }) => {
    await tellsOfTheDay(testApp, visitor);
  });

  test('tells of its visits on a page under translation', async ({ testApp, visitor }) => {
    await translates(visitor.page);
    await tellsOfTheDay(testApp, visitor);
  });

  test('tells of its visits in French', async ({ testApp, visiteur }) => {
    await tellsOfTheDay(testApp, visiteur);
  });

  test('is told what is true no more, and keeps what waits when its access was taken away', async ({
    testApp,
    visiteur,
  }) => {
    const { page } = visiteur;
    const words = wordsFor(visiteur);
    const { pool } = testApp.database;
    await hasVisitToday(testApp, visiteur);
    await pageIsKept(visiteur);
    await page.context().setOffline(true);
    await visiteur.presses(words.done);
    await visiteur.isTold(words.waits);
    await pool.query('delete from administrator_sessions');
    await pool.query(`update bookings set status = 'cancelled'`);
    await page.context().setOffline(false);
    await visiteur.isTold(words.kept);
    // Nothing of the customers is left on the phone meanwhile.
    expect(await page.evaluate(() => localStorage.getItem('crew.days.v1'))).toBeNull();

    await page.getByLabel(words.email).fill('crew@example.com');
    await page.getByLabel(words.password).fill(operatorPassword);
    await visiteur.presses(words.signIn);
    await visiteur.isTold(words.cancelled);
    await hasNoBarrier(visiteur);
    await visiteur.presses(words.understood);
    await expect(page.getByText(words.cancelled)).toHaveCount(0);
    const { rows } = await pool.query<{ status: string }>('select status from bookings');
    expect(rows).toEqual([{ status: 'cancelled' }]);
    // The books are compared at the end of each journey.
    await pool.query(`update bookings set status = 'active'`);
  });
});
