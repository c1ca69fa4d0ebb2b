import { booked, orderNo } from '#tests/screens/facts.ts';
import { stand } from '../support/answering.ts';
import { books, comesToPayment } from '../support/appointments.ts';
import { expect, test } from '../support/test-app.ts';
import { changes, details, free, link } from '../support/visits.ts';

const long = (text: string, length: number) =>
  text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trim();

test.describe('a booking', () => {
  test('shows names with markup, emoji and apostrophes as they were typed, however long', async ({ visitor }) => {
    const { page } = visitor;
    const given = {
      firstName: '<img src=x onerror=alert(1)>',
      lastName: "O'Hara-Lévesque 🪟 &amp; “fils”",
      company: long("L’Atelier <script>alert('x')</script> 🧼 Zoé & Cie ", 200),
      address: long('100, rue de l’Île-aux-Sœurs, app. <b>4</b> 🚪 ', 300),
      access: 'Sonnez <u>à l’arrière</u> 🔔 & code 12#',
      invoice: 'payables@example.com',
    };
    await comesToPayment(visitor);
    await visitor.fillsCustomerForm(given);
    await visitor.paysByCard();
    await visitor.isTold(visitor.words.approved);
    await visitor.presses('Submit');
    await visitor.reads(visitor.words.success);
    await visitor.opensAllDetails();
    for (const text of [
      `${given.firstName} ${given.lastName}`,
      given.company,
      given.address,
      given.access,
      given.invoice,
    ]) {
      await expect(page.getByText(text, { exact: true }).and(page.getByRole('definition'))).toBeVisible();
    }
    await expect(page.locator('main img, main script, main b, main u')).toHaveCount(0);
    const order = new URL(page.url()).searchParams.get('order') ?? '';
    for (const path of [`/confirmation?order=${order}`, `/payment-complete?order=${order}`]) {
      await visitor.opens(path);
      if (path.startsWith('/confirmation')) await visitor.opensAllDetails();
      await visitor.isTold(order);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width);
      }
    }
  });

  test('is one clean page on paper: ink on white, every fact, nothing to press', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.opens(`/confirmation?order=${await books(visitor)}`);
    await visitor.reads(visitor.words.success);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('link')).toHaveCount(0);
    for (const text of ['HC0001', '$2,899.67 CAD', 'camille@example.com', 'Tuesday, October 7, 2025', 'Layout 12']) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    const inks = await main.evaluate((node) =>
      [...node.querySelectorAll('*')].filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).color),
    );
    const brightest = inks.map((ink) => Math.max(...(ink.match(/\d+/g) ?? []).slice(0, 3).map(Number)));
    expect(Math.max(...brightest)).toBeLessThan(130);
    const grounds = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.shell, main')].map(
        (one) => getComputedStyle(one).backgroundImage + getComputedStyle(one).backgroundColor,
      ),
    );
    for (const ground of grounds) expect(ground).toBe('nonergba(0, 0, 0, 0)');
    const paper = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test('that was paid, and whose date could not be kept, is told in the server’s own words', async ({ visitor }) => {
    const { page } = visitor;
    const error = 'Your payment arrived, but the date could not be kept. Your refund is on its way.';
    await page.route('**/api/booking-details/*', (route) =>
      route.fulfill({ status: 409, json: { error, code: 'PAID_NOT_BOOKED' } }),
    );
    await visitor.opens('/confirmation?order=HC-1');
    await visitor.reads('Payment received, date unavailable');
    await visitor.isTold(error);
    await visitor.opens('/payment-complete?order=HC-1');
    await visitor.isTold('Your payment was received. Please contact support.');
    await expect(page.getByRole('alert')).toHaveText(error);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
});

test.describe('the confirmation', () => {
  test('without an order number asks for it, and says what its address should look like', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.opens('/confirmation');
    await visitor.presses('Show the booking');
    await expect(page.getByLabel('Order number')).toBeFocused();
    await page.getByLabel('Order number').fill('hc-nobody');
    await page.keyboard.press('Enter');
    await visitor.reads('Order HC-NOBODY not found');
    await visitor.opens('/confirmation');
    await visitor.reads('Missing Order Number');
    await visitor.isTold('/confirmation?order=HC-123456-789');
    await visitor.isTold(visitor.page.url());
    await visitor.follows('Return to Home');
    await visitor.isAt('/');
  });

  test('opened by its link on a later day begins with the visit, and no longer with the payment', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const createdAt = '2025-09-29T14:00:00.000Z';
    await stand(page, details, { json: { ...booked, booking: { ...booked.booking, createdAt } } });
    await stand(page, changes, { json: free });
    await visitor.opens(link);
    await visitor.reads('Thursday, October 9, 9:00 AM');
    await expect(page.getByText('follow shortly')).toHaveCount(0);
    await visitor.opens(`/confirmation?order=${orderNo}`);
    await visitor.reads('PAYMENT SUCCESSFUL');
    await expect(page.getByRole('heading', { level: 2, name: 'Thursday, October 9, 9:00 AM' })).toBeVisible();
    const files = ['Add to calendar', 'Invoice (PDF)'].map((name) => page.getByRole('link', { name }));
    for (const file of files) await expect(file).toHaveAttribute('href', /^\/api\/booking-details\/HC-/);
  });

  test('of an unknown order says whom to ask', async ({ visitor }) => {
    await visitor.opens('/confirmation?order=HC-NOBODY');
    await visitor.reads('Order HC-NOBODY not found');
    await visitor.isTold('Please check your order number or contact us for assistance.');
    await expect(visitor.page.getByRole('main').getByRole('link', { name: 'care@example.com' })).toBeVisible();
  });

  test('shows that it is loading, and while the server is gone offers to try again', async ({
    visitor,
    knownFaults,
  }) => {
    knownFaults.push('net::ERR_FAILED');
    const { page } = visitor;
    let fail = () => {};
    const gone = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/api/booking-details/*', async (route) => {
      await gone;
      await route.abort();
    });
    await page.goto('/confirmation?order=HC-1');
    await visitor.reads('Loading booking details...');
    fail();
    await visitor.reads('Your booking could not be shown');
    await page.unroute('**/api/booking-details/*');
    await visitor.presses('Try again');
    await visitor.reads('Order HC-1 not found');
  });
});
