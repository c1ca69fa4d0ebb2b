import { afterAll, expect, it } from 'vitest';
import { aVisitor, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
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
