import { hasNoBarrier } from '../support/accessibility.ts';
import { cancellingIs, cancelWordsOf, done, previewIs, refundable, tooLate } from '../support/cancelling.ts';
import { expect, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const link = '/cancel-booking/a-link';

/** Every state of the page, each as it is read, and each without a barrier that a machine can find. */
async function seesEachState(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const words = cancelWordsOf(visitor);
  const heading = page.getByRole('heading', { level: 1 });

  await visitor.opens('/cancel-booking');
  await visitor.reads(words.title);
  await visitor.isTold(words.noToken);
  await expect(page.getByRole('link', { name: words.returnHome })).toBeVisible();
  await hasNoBarrier(visitor);

  await previewIs(page, 'never');
  await page.goto(`${visitor.words.prefix}${link}`);
  await expect(page.getByRole('status').filter({ hasText: words.validating })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready', /.*/);
  await hasNoBarrier(visitor);

  await previewIs(page, 'cut');
  await visitor.opens(link);
  await expect(page.getByRole('alert').filter({ hasText: words.unread })).toBeVisible();
  await hasNoBarrier(visitor);
  await previewIs(page, { json: refundable });
  await visitor.presses(words.again);
  await visitor.isTold(words.fullRefund);
  await expect(heading).toBeFocused();

  for (const text of words.pairs) await visitor.isTold(text);
  await visitor.isTold(words.policy);
  await visitor.isTold(words.left);
  await expect(page.getByRole('heading', { name: words.important })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: words.home })).toBeVisible();
  await hasNoBarrier(visitor);

  await cancellingIs(page, 'cut');
  await visitor.presses(words.cancel);
  await expect(page.locator('.toast')).toContainText(words.failed);
  await visitor.isTold(words.unsure);
  await hasNoBarrier(visitor);

  await cancellingIs(page, { json: done });
  await visitor.presses(words.cancel);
  await visitor.reads(words.cancelled);
  await expect(heading).toBeFocused();
  await expect(page.getByRole('heading', { name: words.refunded })).toBeVisible();
  await expect(page.locator('.toast')).toContainText(words.toast);
  await hasNoBarrier(visitor);

  await previewIs(page, { json: tooLate });
  await cancellingIs(page, { json: { ...done, refundEligible: false, hoursUntilAppointment: 22.86 } });
  await visitor.opens(link);
  await visitor.isTold(words.noRefund);
  await hasNoBarrier(visitor);
  await visitor.presses(words.cancel);
  await visitor.reads(words.cancelled);
  await expect(page.getByRole('heading', { name: words.notRefunded })).toBeVisible();

  await page.unroute('**/api/cancel-token/*');
  await visitor.opens(link);
  await visitor.reads(words.invalid);
  await visitor.isTold(words.refused);
  await hasNoBarrier(visitor);
}

test.describe('a cancellation link', () => {
  test('is clear in each of its states, in English', async ({ visitor, knownFaults }) => {
    knownFaults.push('ERR_FAILED');
    await seesEachState(visitor);
  });

  test('est clair dans chacun de ses états, en français', async ({ visiteur, knownFaults }) => {
    knownFaults.push('ERR_FAILED');
    await seesEachState(visiteur);
  });

  test.describe('before any script runs', () => {
    test.use({ javaScriptEnabled: false });

    test('says what it is about and how to go on without', async ({ page }) => {
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: 'Cancel Booking' })).toBeVisible();
      await expect(page.getByText('Validating Cancellation Link...')).toBeVisible();
      // The browser of the tests hides `noscript` all the same, so its text is read from the page as it was sent.
      const sent = await (await page.request.get(link)).text();
      expect(sent).toMatch(
        /<noscript>.*This page needs JavaScript to check your link.*care@example\.com.*<\/noscript>/s,
      );
      await page.goto('/fr/cancel-booking');
      await expect(page.getByText('qu’avec le lien de son courriel de confirmation')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible();
    });
  });
});
