import { isRefusal } from '#domain/refusal.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { anOrderNo, aRequest, aVisitor, totals } from '#tests/builders/test-app.ts';
import { core } from '#tests/layers.ts';
import { comesToPayment } from '../support/appointments.ts';
import { comesToCard } from '../support/paying.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';

/** Limits are on, and three unrelated networks hold the next three open days without paying. */
async function daysAreInDemand({ deps }: TestApp): Promise<void> {
  deps.limits = true;
  for (const appointmentDate of ['2025-10-07', '2025-10-09', '2025-10-13']) {
    const stranger = aVisitor(`for ${appointmentDate}`, { addressHash: appointmentDate });
    const held = await preload(deps, stranger, {
      ...{ orderNo: anOrderNo(), amount: totals.complete },
      booking: aRequest({ appointmentDate }),
    });
    if (isRefusal(held)) throw new Error(held.refused);
  }
}

test.describe('while days are in demand', () => {
  test('a held day is chosen, the browser computes what it is asked to, and the day is booked', { tag: core }, async ({
    testApp,
    visitor,
  }) => {
    await daysAreInDemand(testApp);
    const { page, words } = visitor;
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/preload') && answer.status() === 428);
    const proven = page.waitForRequest((request) => 'x-proof' in request.headers());
    await comesToCard(visitor);
    await asked;
    await proven;
    await visitor.isTold('This day is in demand');
    await visitor.paysByCard();
    await visitor.isTold(words.approved);
    await visitor.presses(words.submit);
    await expect(page).toHaveURL(/\/confirmation/);
  });

  test('a browser that cannot compute says that the card form could not be opened, and tries again', async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push('Preload failed');
    await daysAreInDemand(testApp);
    const { page } = visitor;
    await page.addInitScript(() => {
      Object.assign(window, { Worker: undefined, heldBack: window.Worker });
    });
    await comesToPayment(visitor);
    await expect(page.getByText('The card form could not be opened')).toBeVisible();
    await page.evaluate(() => void Object.assign(window, { Worker: Reflect.get(window, 'heldBack') }));
    await visitor.presses('Try again');
    await expect(page.getByText('The card form opens when your details are complete')).toBeVisible();
  });
});
