import { hasNoBarrier } from '../support/accessibility.ts';
import { booksThursday } from '../support/appointments.ts';
import { entersAs, searches, signedOut } from '../support/operator.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const wordsOf = {
  en: {
    title: 'Messages',
    topic: 'Booking confirmed',
    why: 'This address or number does not accept messages. Ask the customer for another.',
    withoutTokens: /Links in stored messages do not work/,
    resend: 'Send again',
    resent: 'It is being sent again',
    resentAs: /^Sent again as message/,
    sent: 'Sent',
    search: 'Search messages',
  },
  fr: {
    title: 'Messages',
    topic: 'Réservation confirmée',
    why: 'Cette adresse ou ce numéro ne reçoit aucun message. Demandez-en un autre à la clientèle.',
    withoutTokens: /Les liens des messages conservés ne fonctionnent pas/,
    resend: 'Renvoyer',
    resent: 'Le renvoi est en route',
    resentAs: /^Renvoyé, message/,
    sent: 'Envoyés',
    search: 'Rechercher un message',
  },
} as const;

const arrived = async ({ database }: TestApp): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from sandbox_mails');
  return rows[0]?.count ?? 0;
};

/** The confirmation went out and came back: its mailbox does not exist. */
async function comesBack(testApp: TestApp): Promise<void> {
  const isSent = `select id from outbox where topic = 'mail.confirmation' and state in ('done', 'delivered')`;
  await expect.poll(async () => (await testApp.database.pool.query(isSent)).rowCount).toBe(1);
  await testApp.database.pool.query(
    `update outbox set state = 'failed', failure_code = 'address', failure = '550 5.1.1 no such mailbox'
     where topic = 'mail.confirmation'`,
  );
}

async function findsReadsAndResends(testApp: TestApp, visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const words = wordsOf[visitor.words.prefix === '' ? 'en' : 'fr'];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const orderNo = await booksThursday(visitor);
  await comesBack(testApp);
  const before = await arrived(testApp);

  await entersAs(testApp, visitor, { path: '/admin/messages', role: 'staff' });
  await visitor.reads(words.title);
  await searches(page.getByLabel(words.search), orderNo);
  await visitor.isTold(words.why);
  await button(words.topic).focus();
  await page.keyboard.press('Enter');
  await visitor.isTold(words.withoutTokens);
  // As the customer saw it, in a frame of its own.
  await expect(page.frameLocator('iframe').getByText(orderNo).first()).toBeVisible();
  await hasNoBarrier(visitor);

  await button(words.resend).click();
  await visitor.isTold(words.resent);
  await visitor.isTold(words.resentAs);
  await expect.poll(() => arrived(testApp)).toBe(before + 1);
  await page.keyboard.press('Escape');
  await expect(button(words.topic)).toBeFocused();
  await page.getByRole('radio', { name: words.sent }).check();
  await expect(button(words.topic)).toBeVisible();
}

test.describe('an operator', () => {
  test.beforeEach(({ knownFaults }) => {
    // What looks into the frame of a mail wants to run there, and nothing may.
    knownFaults.push(signedOut, 'Blocked script execution');
  });

  test('finds a mail that failed, reads it and sends it again, on a desktop', async ({ testApp, visitor }) => {
    await findsReadsAndResends(testApp, visitor);
  });

  test('does the same in French on a phone', async ({ testApp, visiteur }) => {
    await findsReadsAndResends(testApp, visiteur);
  });
});
