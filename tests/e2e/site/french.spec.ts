import { localizedPath } from '#domain/site-path.ts';
import { hasNoEnglish } from '#tests/french/reader.ts';
import { titles } from '#web/prerender.tsx';
import { expect, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const paths = Object.keys(titles.fr);

test.describe('the French pages', () => {
  test.describe('before any script runs', () => {
    test.use({ javaScriptEnabled: false });

    test('have no English, one by one', async ({ page }) => {
      for (const path of paths) {
        await page.goto(localizedPath('fr', path));
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
        await hasNoEnglish(page);
      }
    });
  });

  test('have no English on the way to a booking, in dialogs, mistakes and what follows', async ({ visiteur }) => {
    const { page, words } = visiteur;
    const reads = () => hasNoEnglish(page);
    await visiteur.opens('');
    await reads();
    await visiteur.opens('/postal-code');
    await visiteur.givesPostalCode('H2');
    await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    await reads();
    await visiteur.givesPostalCode('H2Y 1C6');
    await visiteur.isAt('/storefront-size');
    await visiteur.picksSize('grand');
    await expect(page.getByRole('dialog')).toBeVisible();
    await reads();
    await visiteur.confirmsScale();
    await expect(page.getByRole('dialog').filter({ hasText: words.multipleQuestion })).toBeVisible();
    await reads();
    await visiteur.answersMultipleBusinesses('no');
    await visiteur.continues();
    await visiteur.isAt('/glass-coverage');
    await reads();
    await visiteur.picksLayout(12);
    await visiteur.continues();
    await visiteur.isAt('/sentiment');
    await reads();
    await visiteur.answersQuiz([1, 2, 0]);
    await visiteur.isTold(words.evaluating);
    await reads();
    await visiteur.isAt('/alignment-success');
    await reads();
    await visiteur.opens('/calendar-booking');
    await expect(page.getByRole('button', { name: words.available }).first()).toBeVisible();
    await reads();
    await visiteur.picksAppointment('preview');
    await reads();
    await visiteur.chooses(words.services.complete);
    await visiteur.proceeds();
    await expect(page.getByRole('dialog').getByRole('button', { name: words.scrollFirst })).toBeVisible();
    await reads();
    await page.getByRole('dialog').getByRole('button', { name: words.decline }).click();
    await visiteur.isTold(words.termsToast);
    await reads();
    await visiteur.goesToPayment();
    await visiteur.fillsCustomerForm({ firstName: 'C', email: 'personne', phone: '514' });
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await reads();
    await readsCardForm(visiteur);
    await visiteur.isTold(words.approved);
    await reads();
    await visiteur.presses(words.submit);
    await visiteur.isAt('/confirmation');
    await visiteur.reads(words.success);
    await reads();
    const order = new URL(page.url()).search;
    await visiteur.opens(`/payment-complete${order}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await reads();
  });

  test('have no English where the way leads out, or nothing is', async ({ visiteur }) => {
    const { page } = visiteur;
    await visiteur.opens('/postal-code');
    await visiteur.givesPostalCode('H4C');
    await visiteur.isAt('/other-companies');
    await hasNoEnglish(page);
    await visiteur.opens('/manual-review');
    await visiteur.presses('Envoyer');
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await hasNoEnglish(page);
    for (const [index, value] of ['Boutique Exemple', '100, rue Exemple', 'camille@example.com'].entries())
      await page.getByRole('main').getByRole('textbox').nth(index).fill(value);
    await visiteur.presses('Envoyer');
    await expect(page.locator('.toast')).toBeVisible();
    await hasNoEnglish(page);
    for (const path of [
      '/cancel-booking',
      '/cancel-booking/inconnu',
      '/faq',
      '/privacy',
      '/terms',
      '/confirmation',
      '/confirmation?order=HC-1',
      '/payment-complete',
      '/aucune-page',
    ]) {
      await visiteur.opens(path);
      for (const question of await page.locator('[aria-expanded=false]').all()) await question.click();
      await hasNoEnglish(page);
    }
  });

  test('are told refusals of the server in French', async ({ visiteur, testApp, knownFaults }) => {
    knownFaults.push('status of 400');
    const { page } = visiteur;
    await visiteur.opens('/manual-review');
    const answers = await page.evaluate(async (url) => {
      const headers = { 'content-type': 'application/json', 'accept-language': document.documentElement.lang };
      const asked = ['/api/manual-review', '/api/preload', '/api/pricing', '/api/nothing'].map(async (path) =>
        (await fetch(url + path, { method: 'POST', headers, body: '{"email":"personne"}' })).json(),
      );
      return Promise.all(asked);
    }, testApp.url);
    const texts = answers.flatMap(({ error, fields }) => [error, ...Object.values(fields ?? {})].map(String));
    expect(texts.length).toBeGreaterThan(6);
    await page.setContent(`<html lang="fr-CA"><body>${texts.map((text) => `<p>${text}</p>`).join('')}</body></html>`);
    await hasNoEnglish(page);
  });

  test('are searched by a reader who notices English', async ({ visiteur }) => {
    await visiteur.opens('/contact');
    await visiteur.page.evaluate(() => document.querySelector('h1')?.setAttribute('aria-label', 'Contact us'));
    await expect(hasNoEnglish(visiteur.page)).rejects.toThrow('«us»');
  });
});

/** The gateway's form speaks the language of the page: empty, refused, and paid. */
async function readsCardForm(visitor: Visitor): Promise<void> {
  await visitor.fillsCustomerForm();
  await expect(visitor.cardForm.getByLabel(visitor.words.card.number)).toBeVisible();
  const frame = visitor.page.frames().find((one) => one.url().includes('/sandbox/moneris'));
  if (!frame) throw new Error('there is no card form');
  await hasNoEnglish(frame);
  await visitor.cardForm.getByRole('button', { name: visitor.words.card.pay }).click();
  await hasNoEnglish(frame);
  await visitor.paysByCard();
}
