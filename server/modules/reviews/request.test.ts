import { afterAll, expect, it } from 'vitest';
import { aVisitor, countRows, later, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { readReview } from './read.ts';
import { requestManualReview } from './request.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

it('a review is kept, and the operator and the visitor are written to, each once', async () => {
  const form = {
    companyName: 'Galerie Exemple',
    companyAddress: '100, rue Exemple, Montréal',
    email: 'camille@example.com',
    storefrontSize: 'grand-storefront',
    selectedLayout: '',
  };
  const { id } = await requestManualReview(testApp.deps, aVisitor('reviewed', { language: 'fr' }), form);
  const { rows } = await testApp.pool.query('select * from manual_reviews where id = $1', [id]);
  expect(rows).toMatchObject([
    { company_name: 'Galerie Exemple', storefront_size: 'grand-storefront', selected_layout: null, language: 'fr' },
  ]);
  const mails = await testApp.pool.query(
    'select topic, recipient, language, state, due_at from outbox where subject = $1 order by topic',
    [id],
  );
  const queued = { state: 'queued', due_at: mondayMorning };
  expect(mails.rows).toEqual([
    { topic: 'mail.manual-review', recipient: null, language: null, ...queued },
    { topic: 'mail.manual-review-receipt', recipient: 'camille@example.com', language: 'fr', ...queued },
  ]);
});

it('a request for a quote is kept with its words', async () => {
  const { id } = await requestManualReview(testApp.deps, aVisitor('quoted'), {
    kind: 'quote',
    companyName: 'Hôtel Exemple',
    companyAddress: '300, rue Exemple, Montréal',
    email: 'hotel@example.com',
    storefrontSize: 'hotel',
    details: 'Two entrances,\nfour floors.',
  });
  const kept = { kind: 'quote', storefrontSize: 'hotel', details: 'Two entrances,\nfour floors.' };
  expect(await readReview(testApp.deps, { id })).toMatchObject(kept);
});

it('an address that others typed gets three receipts a day, while every request is kept and told to the operator', async () => {
  const asks = (email: string) =>
    requestManualReview(testApp.deps, aVisitor('stranger'), {
      companyName: 'Free money at evil.example',
      companyAddress: '1, rue Exemple',
      email,
    });
  const receipts = () =>
    countRows(testApp, 'outbox', `topic = 'mail.manual-review-receipt' and lower(recipient) = 'victim@example.com'`);
  await Promise.all(Array.from({ length: 10 }, (_, n) => asks(n % 2 ? 'victim@example.com' : 'Victim@Example.com')));
  expect(await receipts()).toBe(3);
  expect(await countRows(testApp, 'manual_reviews', `lower(email) = 'victim@example.com'`)).toBe(10);
  later(testApp, 24 * 60 + 1);
  await asks('victim@example.com');
  expect(await receipts()).toBe(4);
});
