import { books, comesToPayment } from '../support/appointments.ts';
import { orderOf } from '../support/cancelling.ts';
import { expect, test } from '../support/test-app.ts';

const processing = { status: 202, json: { state: 'processing' } };

test.describe('a return to the payment page with an order number', () => {
  test('leads to the booking, in English', async ({ visitor }) => {
    const { page } = visitor;
    await comesToPayment(visitor, 12);
    await visitor.paysAndSubmits();
    const order = orderOf(visitor);
    await page.goto(`/payment?order=${order}`);
    await visitor.isAt('/payment-complete');
    await visitor.reads('Payment Successful');
    for (const text of [
      'Payment Complete',
      'Your booking has been confirmed',
      order,
      'Full Preservation',
      'Tuesday, October 7, 2025',
      '9:00 AM',
      'Allow 1-8 hours (depending on storefront size)',
      'Little Storefront',
      'Layout 12',
    ]) {
      await visitor.isTold(text);
    }
    await expect(page.getByRole('heading', { name: 'What Happens Next' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('link', { name: 'care@example.com' })).toHaveAttribute('href', /^mailto:/);
    await visitor.follows('Return Home');
    await visitor.isAt('/');
    await visitor.opens('/storefront-size');
    await visitor.isAt('/postal-code');
  });

  for (const [service, promised, steps] of [
    ['refresh', [], 3],
    ['preservation-preview', ['We coat the windows of the doors.', 'You receive care instructions.'], 4],
  ] as const)
    test(`promises what its service brings, and no more (${service})`, async ({ visitor }) => {
      const { page } = visitor;
      const order = await books(visitor);
      await page.route('**/api/booking-details/*', async (route) => {
        const answer = await route.fetch();
        const json = await answer.json();
        await route.fulfill({
          response: answer,
          json: { ...json, booking: { ...json.booking, coatingType: service } },
        });
      });
      await page.goto(`/payment-complete?order=${order}`);
      await visitor.reads('Payment Successful');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(steps);
      for (const step of promised) await visitor.isTold(step);
      await expect(page.getByText(/nano-coating|warranty/)).toHaveCount(0);
    });

  test('mène à la réservation, en français', async ({ visiteur }) => {
    const order = await books(visiteur);
    await visiteur.page.goto(`/fr/payment?order=${order}`);
    await visiteur.isAt('/payment-complete');
    await visiteur.reads('Paiement réussi');
    for (const text of [
      'Préservation complète',
      'mardi 7 octobre 2025',
      '9\u00a0h',
      'Petite vitrine',
      'Prochaines étapes',
    ])
      await visiteur.isTold(text);
  });

  test('shows a stranger no more than the service and the day', async ({ visitor, newVisitor }) => {
    const order = await books(visitor);
    const stranger = await newVisitor();
    await stranger.opens(`/payment-complete?order=${order}`);
    await stranger.reads('Payment Successful');
    await stranger.isTold('Tuesday, October 7, 2025');
    await expect(stranger.page.getByText(/Little Storefront|Layout 12|9:00 AM/)).toHaveCount(0);
  });

  test('says of an unknown order that there is none, and whom to ask', async ({ visitor }) => {
    const { page } = visitor;
    const answer = await page.goto('/payment-complete?order=HC-UNKNOWN');
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await visitor.isReady();
    await visitor.reads('Order HC-UNKNOWN not found');
    await visitor.isTold('Please check your order number or contact us for assistance.');
    await expect(page.getByText('Your payment was received')).toHaveCount(0);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'care@example.com' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '514-555-0142' })).toBeVisible();
  });

  test('without a number asks for nothing and claims neither success nor failure', async ({ visitor }) => {
    await visitor.opens('/payment-complete');
    await visitor.reads('Payment Complete');
    await visitor.isTold('Your order number is in your confirmation email.');
    await expect(visitor.page.getByRole('alert')).toHaveCount(0);
    await expect(visitor.page.getByText('Your booking has been confirmed')).toHaveCount(0);
  });
});

test.describe('a payment that is still being finished', () => {
  test('is asked about a few times, then only by hand', async ({ visitor }) => {
    const { page } = visitor;
    let asked = 0;
    await page.clock.install();
    await page.route('**/api/booking-details/*', (route) => {
      asked += 1;
      return route.fulfill(processing);
    });
    await visitor.opens('/payment-complete?order=HC-1');
    await visitor.reads('Processing Payment...');
    await visitor.isTold('Please wait while we finalize your booking');
    const again = page.getByRole('button', { name: 'Check again' });
    await expect(again).toBeVisible();
    /** The answer has come and is shown, which takes timers as well. */
    const answered = () =>
      expect
        .poll(async () => {
          await page.clock.runFor(10);
          return again.isVisible();
        })
        .toBe(true);
    // From here on the page's time goes by in these steps alone; the first pause has begun before.
    await page.clock.pauseAt(new Date(Date.now() + 1_000));
    const step = 250;
    for (const [before, pause] of [0, 6_000, 12_000, 24_000].entries()) {
      let passed = 0;
      for (; asked === before + 1; passed += step) await page.clock.runFor(step);
      expect(asked).toBe(before + 2);
      // A pause begins within the step in which the one before has ended.
      expect(passed + step).toBeGreaterThanOrEqual(pause);
      await answered();
    }
    await page.clock.runFor(600_000);
    expect(asked).toBe(5);
    await visitor.presses('Check again');
    await expect.poll(() => asked).toBe(6);
  });

  test('that cannot be read offers to try again', async ({ visitor, knownFaults }) => {
    knownFaults.push('ERR_FAILED', 'ERR_CONNECTION');
    const { page } = visitor;
    await page.route('**/api/booking-details/*', (route) => route.abort());
    await visitor.opens('/payment-complete?order=HC-1');
    await visitor.isTold('Your payment was received. Please contact support.');
    await page.unroute('**/api/booking-details/*');
    await page.route('**/api/booking-details/*', (route) => route.fulfill(processing));
    await visitor.presses('Try again');
    await visitor.reads('Processing Payment...');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
