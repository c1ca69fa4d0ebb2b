import { hasNoBarrier } from '../support/accessibility.ts';
import { booksThursday } from '../support/appointments.ts';
import { entersAs, searches, signedOut } from '../support/operator.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const wordsOf = {
  en: {
    title: 'Audit log',
    whole: /^Whole: \d+ entr/,
    signedIn: 'Signed in',
    noted: 'Note added to a booking',
    group: 'What it is about',
    bookings: 'Bookings',
    search: 'Search by order number or subject',
    details: 'What changed',
    nothing: 'No entry matches.',
    again: 'Check again',
    broken: 'The record was altered',
  },
  fr: {
    title: 'Journal de vérification',
    whole: /^Entier\s?: \d+ inscriptions/,
    signedIn: 'Connexion',
    noted: 'Note ajoutée à une réservation',
    group: 'De quoi il s’agit',
    bookings: 'Réservations',
    search: 'Rechercher par numéro de commande ou par sujet',
    details: 'Ce qui a changé',
    nothing: 'Aucune inscription ne correspond.',
    again: 'Vérifier de nouveau',
    broken: 'Le journal a été altéré',
  },
} as const;

/** Somebody of the business wrote a note on the booking; another time somebody altered it in the database. */
async function isNoted({ database }: TestApp, orderNo: string): Promise<void> {
  await database.pool.query(
    `insert into audit_log (administrator_id, action, subject, after, created_at)
     select (select id from administrators limit 1), 'booking.noted', id, '{"note": "Rings twice"}', now()
     from bookings where order_no = $1`,
    [orderNo],
  );
}
const isAltered = ({ database }: TestApp) =>
  database.pool.query(`alter table audit_log disable trigger all;
    update audit_log set after = '{"note": "Rings once"}' where action = 'booking.noted';
    alter table audit_log enable trigger all`);

async function readsAndChecks(testApp: TestApp, visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const words = wordsOf[visitor.words.prefix === '' ? 'en' : 'fr'];
  const orderNo = await booksThursday(visitor);
  await entersAs(testApp, visitor, { path: '/admin/audit' });
  await visitor.reads(words.title);
  await isNoted(testApp, orderNo);
  await expect(page.getByText(words.whole)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.signedIn, exact: true }).first()).toBeVisible();
  await hasNoBarrier(visitor);

  await page.getByLabel(words.group).selectOption(words.bookings);
  await expect(page.getByRole('heading', { name: words.signedIn, exact: true })).toHaveCount(0);
  await searches(page.getByLabel(words.search), orderNo);
  await expect(page.getByRole('heading', { name: words.noted })).toBeVisible();
  await page.getByText(words.details).click();
  await expect(page.getByRole('cell', { name: 'Rings twice' })).toBeVisible();
  await hasNoBarrier(visitor);
  await searches(page.getByLabel(words.search), 'HC-20251006-999999');
  await expect(page.getByText(words.nothing)).toBeVisible();

  await isAltered(testApp);
  await page.getByRole('button', { name: words.again }).click();
  await expect(page.getByRole('alert').getByRole('heading', { name: words.broken })).toBeVisible();
}

test.describe('an owner', () => {
  test.beforeEach(({ knownFaults }) => {
    knownFaults.push(signedOut);
  });

  test('reads who changed what, and sees that an entry was altered, on a desktop', async ({ testApp, visitor }) => {
    await readsAndChecks(testApp, visitor);
  });

  test('does the same in French on a phone', async ({ testApp, visiteur }) => {
    await readsAndChecks(testApp, visiteur);
  });
});
