import { hasNoBarrier } from '../support/accessibility.ts';
import { booksThursday } from '../support/appointments.ts';
import { entersAs, orderFault, signedOut } from '../support/operator.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const wordsOf = {
  en: {
    title: 'Zoho Integration',
    active: 'The connection is fully operational',
    sync: 'Sync Pending Bookings',
    syncing: 'Syncing...',
    started: 'Pending bookings are being synced in the background.',
    waiting: '1 booking waiting',
    silent: 'Zoho did not answer.',
    retry: /^Try again, HC-/,
    all: 'Everything is recorded.',
    compare: 'Compare bookings, gateway and books',
    agree: 'No difference',
    refused: /The refresh token was revoked or has expired/,
    bookings: 'Admin Dashboard',
  },
  fr: {
    title: 'Intégration Zoho',
    active: 'La connexion fonctionne pleinement',
    sync: 'Synchroniser les réservations en attente',
    syncing: 'Synchronisation…',
    started: 'Les réservations en attente se synchronisent en arrière-plan.',
    waiting: /^1\sréservation en attente/,
    silent: 'Zoho n’a pas répondu.',
    retry: /^Réessayer, HC-/,
    all: 'Tout est inscrit.',
    compare: 'Comparer réservations, paiements et comptabilité',
    agree: 'Aucune différence',
    refused: /Le jeton d’actualisation a été révoqué/,
    bookings: 'Tableau de bord',
  },
} as const;

/** The owner presses the button, with each fault in between, until everything is there; then all three agree. */
async function syncsUntilAllAgree(testApp: TestApp, visitor: Visitor, faults: readonly string[]): Promise<void> {
  const { page } = visitor;
  const words = wordsOf[visitor.words.prefix === '' ? 'en' : 'fr'];
  const sync = page.getByRole('button', { name: words.sync });
  await entersAs(testApp, visitor, { path: '/admin/integration' });
  await visitor.reads(words.title);
  await visitor.isTold(words.waiting);
  await visitor.isTold(words.silent);
  await expect(page.getByText(words.active)).toHaveCount(0);
  await hasNoBarrier(visitor);

  for (const fault of faults) {
    await orderFault(testApp, 'accounting', fault, 1);
    await sync.click();
    await visitor.isTold(words.started);
    // A call that is not answered is waited for; until then the button says so.
    await expect(sync).toBeEnabled({ timeout: 45_000 });
    await expect(sync).not.toHaveAttribute('aria-disabled', 'true', { timeout: 45_000 });
  }
  await orderFault(testApp, 'accounting', 'ok');
  const retry = page.getByRole('button', { name: words.retry });
  if (await retry.isVisible()) await retry.click();
  await visitor.isTold(words.all);
  await visitor.isTold(words.active);

  await page.getByRole('button', { name: words.compare }).click();
  await visitor.isTold(words.agree);
  await hasNoBarrier(visitor);
}

test.describe('the owner', () => {
  test.beforeEach(({ knownFaults }) => {
    knownFaults.push(signedOut);
  });

  test('syncs a pending booking while the accounting service fails in every way, on a desktop', async ({
    testApp,
    visitor,
  }) => {
    await orderFault(testApp, 'accounting', 'error', 1000);
    await booksThursday(visitor);
    await syncsUntilAllAgree(testApp, visitor, ['down', 'reset-after-commit', 'error', 'slow']);
  });

  test('does the same in French on a phone', async ({ testApp, visiteur }) => {
    await orderFault(testApp, 'accounting', 'error', 1000);
    await booksThursday(visiteur);
    await syncsUntilAllAgree(testApp, visiteur, ['reset-after-commit', 'down']);
  });

  test('has everything examined, and is told what to mend', async ({ testApp, visitor, visiteur }) => {
    for (const [one, button, finding] of [
      [visitor, 'Check everything', 'nobody else can read'],
      [visiteur, 'Tout examiner', 'personne d’autre ne peut lire'],
    ] as const) {
      await entersAs(testApp, one, { path: '/admin/integration' });
      await one.page.getByRole('button', { name: button }).click();
      await expect(one.page.getByRole('cell', { name: finding })).toBeVisible({ timeout: 30_000 });
      await hasNoBarrier(one);
    }
  });

  test('is told why the credentials are refused, and nothing can be started', async ({ testApp, visitor }) => {
    await testApp.database.pool.query(
      `insert into accounting_connection (id, refusal, refusal_kind) values (1, 'invalid_code', 'token')
       on conflict (id) do update set refusal = excluded.refusal, refusal_kind = excluded.refusal_kind`,
    );
    await entersAs(testApp, visitor, { path: '/admin/integration' });
    await visitor.isTold(wordsOf.en.refused);
    for (const name of [wordsOf.en.sync, wordsOf.en.compare])
      await expect(visitor.page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  });
});

test('staff does not see the section', async ({ testApp, visitor, knownFaults }) => {
  knownFaults.push(signedOut);
  await entersAs(testApp, visitor, { path: '/admin/integration', role: 'staff' });
  await visitor.reads(wordsOf.en.bookings);
  await expect(visitor.page.getByRole('link', { name: 'Integration' })).toHaveCount(0);
});
