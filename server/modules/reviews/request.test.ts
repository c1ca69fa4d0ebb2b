import { afterAll, expect, it } from 'vitest';
import { requestArea } from '#server/modules/areas/request.ts';
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

it('one mailbox in ten spellings, named by fifty networks at once in forms of every kind, gets three mails, and the operator one beyond sixty', async () => {
  later(testApp, 24 * 60 + 1);
  await testApp.pool.query('delete from outbox');
  const spellings = Array.from(
    { length: 10 },
    (_, n) => `${n % 2 ? 'Ca.Mille' : 'camille'}+${n}@${n % 3 ? 'gmail' : 'GoogleMail'}.com`,
  );
  const asks = Array.from({ length: 100 }, async (_, n) => {
    const visitor = aVisitor(`network ${n % 50}`, { ip: `198.51.100.${n % 50}` });
    const email = spellings[n % 10] ?? '';
    if (n % 5 === 0)
      return requestArea(testApp.deps, visitor, { email, postalCode: `J8${'ABCEGHJKLMNPRSTVWXYZ'[n / 5]} 1A1` });
    const form = { companyName: 'Free money at evil.example', companyAddress: '1, rue Exemple', email };
    return requestManualReview(testApp.deps, visitor, n % 2 ? form : { ...form, kind: 'quote', details: 'x' });
  });
  await Promise.all(asks);
  expect(await countRows(testApp, 'outbox', `recipient ilike '%@g%mail.com'`)).toBe(3);
  expect(await countRows(testApp, 'outbox', `topic = 'mail.manual-review'`)).toBe(60);
  expect(await countRows(testApp, 'outbox', `topic = 'operator.alert'`)).toBe(1);
  expect(await countRows(testApp, 'manual_reviews', `email ilike '%@g%mail.com'`)).toBe(80);
  later(testApp, 61);
  await requestManualReview(testApp.deps, aVisitor('later'), {
    companyName: 'Galerie Exemple',
    companyAddress: '100, rue Exemple, Montréal',
    email: 'galerie@example.com',
  });
  expect(await countRows(testApp, 'outbox', `topic = 'mail.manual-review'`)).toBe(61);
});
