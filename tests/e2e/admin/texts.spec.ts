import { hasNoBarrier } from '../support/accessibility.ts';
import { booksThursday } from '../support/appointments.ts';
import { bookedDates } from '../support/cancelling.ts';
import { itWillRain, runs, textAbout, textsTo } from '../support/mails.ts';
import { entersAs, signedOut, unfolds } from '../support/operator.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const thursday = '2025-10-09';

const wordsOf = {
  en: {
    moved: /We will come .*\. A confirmation follows by email/,
    pane: 'Needs attention',
    attention: /^Texts waiting for an answer/,
    open: /^Open /,
    waiting: (count: number) => `Texts to answer ${count}`,
    received: 'Texts received',
    answer: 'Answer',
    label: 'Your answer',
    send: 'Send the answer',
    sent: 'The answer is on its way',
    counted: /Counted as the answer to the weather proposal/,
    read: 'Mark as read',
    question: 'Can you come earlier?',
    reply: 'Yes, at 8:30 AM.',
    stranger: 'No booking has this number',
  },
  fr: {
    moved: /Nous viendrons le .*\. Un courriel de confirmation suivra/,
    pane: 'À voir en premier',
    attention: /^Textos en attente de réponse/,
    open: /^Ouvrir /,
    waiting: (count: number) => `Textos à traiter ${count}`,
    received: 'Textos reçus',
    answer: 'Répondre',
    label: 'Votre réponse',
    send: 'Envoyer la réponse',
    sent: 'La réponse est en route',
    counted: /Compté comme la réponse à la proposition météo/,
    read: 'Noter comme lu',
    question: 'Pouvez-vous venir plus tôt?',
    reply: 'Oui, avec plaisir.',
    stranger: 'Aucune réservation n’a ce numéro',
  },
} as const;

/** Writes as a customer does, on the sandbox's page. */
async function writes({ page }: Visitor, body: string, from = '514 555-0100'): Promise<void> {
  await page.goto('/sandbox');
  const form = page.locator('form[data-call="PUT /sandbox/replies"]');
  await form.locator('[name=from]').fill(from);
  await form.locator('[name=body]').fill(body);
  const sent = page.waitForResponse(/\/sandbox\/replies$/);
  const readAgain = page.waitForEvent('load');
  await form.getByRole('button').click();
  expect((await sent).status()).toBe(200);
  await readAgain;
}

async function isReadAndAnswered(testApp: TestApp, visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const words = wordsOf[visitor.words.prefix === '' ? 'en' : 'fr'];
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await booksThursday(visitor);
  await itWillRain(testApp, thursday);
  await runs(testApp, 'weather');
  await textAbout(testApp, /weather-response/);

  await writes(visitor, 'Oui !');
  await textAbout(testApp, words.moved);
  expect(await bookedDates(testApp)).not.toContain(thursday);
  await writes(visitor, words.question);
  await writes(visitor, 'Hello', '514 555-0199');

  await entersAs(testApp, visitor, { path: '/admin', role: 'staff' });
  await unfolds(visitor, words.pane);
  const group = page.locator('details').filter({ hasText: words.attention });
  await expect(group).toHaveAttribute('open', '');
  await group.getByRole('link', { name: words.open }).first().click();
  await visitor.isTold(words.counted);
  const text = page.locator('[data-received]', { hasText: words.question });
  await text.getByRole('button', { name: words.answer }).click();
  await page.getByLabel(words.label).fill(words.reply);
  await hasNoBarrier(visitor);
  await button(words.send).click();
  await visitor.isTold(words.sent);
  await expect(text.getByText(words.reply)).toBeVisible();
  await expect.poll(async () => (await textsTo(testApp))[0]?.body).toContain(words.reply);

  // The stranger's is the one that is left.
  await visitor.opens('/admin/messages?view=texts');
  await expect(page.getByRole('radio', { name: words.waiting(1) })).toBeChecked();
  await visitor.isTold(words.stranger);
  await hasNoBarrier(visitor);
  await button(words.read).click();
  await expect(page.getByRole('radio', { name: words.waiting(0) })).toBeChecked();
  await page.getByRole('radio', { name: words.received }).check();
  await expect(page.locator('[data-received]')).toHaveCount(3);
}

test.describe('a customer’s texts', () => {
  test.beforeEach(({ knownFaults }) => {
    knownFaults.push(signedOut);
  });

  test('answer the weather, or are shown at the booking and answered by an operator', async ({ testApp, visitor }) => {
    await isReadAndAnswered(testApp, visitor);
  });

  test('are answered in French on a phone', async ({ testApp, visiteur }) => {
    await isReadAndAnswered(testApp, visiteur);
  });
});
