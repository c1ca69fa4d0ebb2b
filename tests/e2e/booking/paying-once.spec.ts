import type { Request } from '@playwright/test';
import { core } from '#tests/layers.ts';
import { comesToCard, frameSays, paysUnseen, ticketOf } from '../support/paying.ts';
import { refusals } from '../support/refusals.ts';
import { countOf, expect, paymentsOf, test } from '../support/test-app.ts';
import { Visitor } from '../support/visitor.ts';

const isWatch = (request: Request) => /\/api\/checkout\/HC-[\d-]+\/watch$/.test(new URL(request.url()).pathname);
const draftKey = 'hauteclaire.draft.v1';

test.describe('what the card frame says', () => {
  test('is no proof of an approval: an unpaid Submit is told as a decline, with a fresh form', async ({
    testApp,
    visitor,
  }) => {
    await comesToCard(visitor);
    const ticket = await ticketOf(visitor);
    await frameSays(visitor, 'payment_complete', ticket, '001');
    await visitor.isTold('Approved!');
    await visitor.presses('Submit');
    await visitor.isTold('Payment Declined');
    await expect(visitor.page.locator('#monerisCheckout-Frame')).not.toHaveAttribute('src', new RegExp(ticket));
    await visitor.isAt('/payment');
    expect(await countOf(testApp, 'bookings')).toBe(0);
  });

  for (const code of ['027', '']) {
    test(`is no proof of a decline: a paid ticket is booked though its code is '${code}'`, async ({
      testApp,
      visitor,
    }) => {
      await comesToCard(visitor);
      const ticket = await ticketOf(visitor);
      await paysUnseen(testApp, ticket);
      await frameSays(visitor, 'payment_complete', ticket, code);
      await visitor.isAt('/confirmation');
      await visitor.reads(visitor.words.success);
      const { charges, tickets } = await paymentsOf(testApp);
      expect(charges).toHaveLength(1);
      expect(tickets).toHaveLength(1);
    });
  }

  test('that the server cannot confirm is kept as a payment that was sent, and Submit settles it', async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push('net::ERR_FAILED');
    const { page } = visitor;
    await comesToCard(visitor);
    const ticket = await ticketOf(visitor);
    await paysUnseen(testApp, ticket);
    await page.route('**/api/after-payment', (route) => route.abort());
    await frameSays(visitor, 'payment_complete', ticket, '027');
    await visitor.isTold('Your payment was sent');
    await page.unroute('**/api/after-payment');
    await visitor.presses('Submit');
    await visitor.reads(visitor.words.success);
    expect((await paymentsOf(testApp)).charges).toHaveLength(1);
  });

  test('about another ticket is not heard', async ({ visitor }) => {
    await comesToCard(visitor);
    await frameSays(visitor, 'payment_complete', 'somebody-elses-ticket', '001');
    await frameSays(visitor, 'page_loaded', await ticketOf(visitor));
    await expect(visitor.page.getByText('Approved!')).toHaveCount(0);
    await expect(visitor.cardForm.getByLabel('Card number')).toBeEditable();
  });
});

test.describe('the server is told to look for a payment', () => {
  /** What the page has handed to the browser to be sent, also while it went away. */
  const beacons = (visitor: Visitor): Promise<string[]> =>
    visitor.page.evaluate(() => JSON.parse(localStorage.getItem('beacons') ?? '[]'));

  test.beforeEach(async ({ visitor }) => {
    await visitor.page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (url, data) => {
        const sent = send(url, data);
        const kind = data instanceof Blob ? `${data.type} ${data.size}` : typeof data;
        const known = JSON.parse(localStorage.getItem('beacons') ?? '[]');
        localStorage.setItem('beacons', JSON.stringify([...known, `${url} ${kind} ${sent}`]));
        return sent;
      };
    });
  });
  const submitted = /^\/api\/checkout\/HC-[\d-]+\/watch application\/json 20 true$/;
  const closed = /^\/api\/checkout\/HC-[\d-]+\/watch application\/json 17 true$/;

  test('when the card is sent, and it understands', async ({ visitor }) => {
    await comesToCard(visitor);
    const watched = visitor.page.waitForResponse((response) => isWatch(response.request()));
    await visitor.paysByCard();
    const answer = await watched;
    expect(answer.status()).toBe(204);
    expect(answer.request().method()).toBe('POST');
    expect(await beacons(visitor)).toEqual([expect.stringMatching(submitted)]);
  });

  test('when the page goes away with a ticket out', async ({ visitor }) => {
    await comesToCard(visitor);
    await visitor.page.goto('/faq');
    expect(await beacons(visitor)).toEqual([expect.stringMatching(closed)]);
  });

  test('when the visitor goes back to the calendar with a ticket out', async ({ visitor }) => {
    await comesToCard(visitor);
    await visitor.page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
    await visitor.isAt('/calendar-booking');
    expect(await beacons(visitor)).toEqual([expect.stringMatching(closed)]);
  });

  test('and not when nothing is out', async ({ visitor }) => {
    await comesToCard(visitor);
    await visitor.paysByCard();
    await visitor.isTold(visitor.words.approved);
    await visitor.presses('Submit');
    await visitor.reads(visitor.words.success);
    await visitor.page.goto('/faq');
    expect(await beacons(visitor)).toEqual([expect.stringMatching(submitted)]);
  });
});

test.describe('a visitor who comes back', () => {
  test('to a payment that went through while the tab was closed is led to it, and no form opens', async ({
    testApp,
    visitor,
  }) => {
    const context = visitor.page.context();
    await comesToCard(visitor);
    await paysUnseen(testApp, await ticketOf(visitor));
    await visitor.page.close();
    const back = new Visitor(await context.newPage(), 'en');
    await back.page.goto('/payment');
    await expect(back.page).toHaveURL(/\/(payment-complete|confirmation)\?order=HC-/);
    await expect(back.page.getByRole('heading', { level: 1 })).toHaveText(
      /Processing Payment|Payment Successful|PAYMENT SUCCESSFUL/,
    );
    const { tickets, charges } = await paymentsOf(testApp);
    expect(tickets).toHaveLength(1);
    expect(charges).toHaveLength(1);
  });

  test('to a booking that was made before the page could say so is led to its confirmation', async ({
    testApp,
    visitor,
  }) => {
    const { page } = visitor;
    await comesToCard(visitor);
    const draft = await page.evaluate((key) => localStorage.getItem(key) ?? '', draftKey);
    await visitor.paysByCard();
    await visitor.isTold(visitor.words.approved);
    await visitor.presses('Submit');
    await visitor.reads(visitor.words.success);
    await page.evaluate(([key = '', text = '']) => localStorage.setItem(key, text), [draftKey, draft]);
    await page.goto('/payment');
    await visitor.isAt('/confirmation');
    await visitor.reads(visitor.words.success);
    expect((await paymentsOf(testApp)).tickets).toHaveLength(1);
    await visitor.opens('/payment');
    await visitor.isAt('/postal-code');
  });

  test('by Back and Forward after “Approved!” finds it again, also where nothing is stored', async ({
    testApp,
    visitor,
  }) => {
    const { page } = visitor;
    await page.addInitScript(refusals['both refuse']);
    // Told that the page goes away, the server would book at once.
    await page.addInitScript(() => {
      navigator.sendBeacon = () => true;
    });
    await visitor.qualifies(13);
    await visitor.picksAndGoesToPayment();
    await visitor.fillsCustomerForm();
    await visitor.paysByCard();
    await visitor.isTold(visitor.words.approved);
    await page.goBack();
    await visitor.isAt('/calendar-booking');
    await page.goForward();
    await visitor.isTold(visitor.words.approved);
    await visitor.presses(visitor.words.submit);
    await visitor.reads(visitor.words.success);
    expect((await paymentsOf(testApp)).charges).toHaveLength(1);
    expect(await countOf(testApp, 'bookings')).toBe(1);
  });

  test('with nothing paid finds a card form', async ({ visitor }) => {
    await comesToCard(visitor);
    const before = await ticketOf(visitor);
    await visitor.page.reload();
    await expect(visitor.page.locator('#monerisCheckout-Frame')).not.toHaveAttribute('src', new RegExp(before));
    await expect(visitor.cardForm.getByLabel('Card number')).toBeEditable();
  });

  test('while nobody can say what became of the last order gets no second form', async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push('net::ERR_FAILED', 'Preload failed');
    const { page } = visitor;
    await comesToCard(visitor);
    await page.route('**/api/booking-details/*', (route) => route.abort());
    await page.reload();
    await visitor.isTold('The card form could not be opened');
    expect((await paymentsOf(testApp)).tickets).toHaveLength(1);
    await page.unroute('**/api/booking-details/*');
    await visitor.presses('Try again');
    await expect(visitor.cardForm.getByLabel('Card number')).toBeEditable();
    await expect(page.getByLabel('Company name', { exact: true })).toHaveValue('Boutique Exemple');
  });
});

test.describe('two tabs with one booking', () => {
  test('pay once: the other closes its card form and follows to the confirmation', { tag: core }, async ({
    testApp,
    visitor,
  }) => {
    await comesToCard(visitor);
    const other = new Visitor(await visitor.page.context().newPage(), 'en');
    await other.page.goto('/payment');
    await other.fillsCustomerForm();
    await expect(other.cardForm.getByLabel('Card number')).toBeEditable();
    await visitor.paysByCard();
    await visitor.isTold(visitor.words.approved);
    await other.isTold('This booking is being paid in another tab');
    await expect(other.page.locator('#monerisCheckout-Frame')).toHaveCount(0);
    await visitor.presses('Submit');
    await visitor.reads(visitor.words.success);
    await other.isAt('/confirmation');
    await other.reads(other.words.success);
    expect((await paymentsOf(testApp)).charges).toHaveLength(1);
    expect(await countOf(testApp, 'bookings')).toBe(1);
  });

  test('and two languages do not pay twice: whoever goes on in one is led to what was paid in the other', async ({
    testApp,
    visitor,
  }) => {
    await comesToCard(visitor);
    const other = new Visitor(await visitor.page.context().newPage(), 'fr');
    await other.page.goto('/payment');
    await other.page.getByRole('link', { name: 'FR', exact: true }).click();
    await other.isAt('/payment');
    await other.fillsCustomerForm();
    await expect(other.cardForm.getByLabel(other.words.card.number)).toBeEditable();
    const ticket = await ticketOf(other);
    await paysUnseen(testApp, ticket);
    await frameSays(other, 'payment_submitted', ticket);
    await visitor.isTold('This booking is being paid in another tab');
    await visitor.presses('Go on in this tab');
    await expect(visitor.page).toHaveURL(/\/(payment-complete|confirmation)\?order=HC-/);
    await frameSays(other, 'payment_complete', ticket);
    await other.presses(other.words.submit);
    await other.reads(other.words.success);
    expect((await testApp.database.pool.query('select language from bookings')).rows).toEqual([{ language: 'fr' }]);
    expect((await paymentsOf(testApp)).charges).toHaveLength(1);
  });
});

test.describe('Submit', () => {
  test('pressed twice quickly sends one request', async ({ visitor }) => {
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/after-payment') && asked.push(request.url()));
    await comesToCard(visitor);
    await visitor.paysByCard();
    await visitor.isTold(visitor.words.approved);
    await page.route('**/api/after-payment', async (route) => {
      await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
      await route.continue();
    });
    await page.getByRole('button', { name: 'Submit' }).dblclick();
    await visitor.reads(visitor.words.success);
    expect(asked).toHaveLength(1);
  });
});
