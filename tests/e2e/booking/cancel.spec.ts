import { core } from '#tests/layers.ts';
import { books, booksThursday } from '../support/appointments.ts';
import {
  bookedDates,
  cancelLinkOf,
  cancellingIs,
  cancelWordsOf,
  done,
  previewIs,
  refundable,
  tooLate,
} from '../support/cancelling.ts';
import { expect, paymentsOf, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const late = { ...refundable, hoursUntilAppointment: 24.2 };

async function opensLink(testApp: TestApp, visitor: Visitor, order: string): Promise<string> {
  const link = await cancelLinkOf(testApp, order);
  await visitor.page.goto(link);
  await visitor.isReady();
  return link;
}

const refundsOf = async (testApp: TestApp) =>
  (await paymentsOf(testApp)).refunds.map(({ orderNo, amount }) => [orderNo, amount]);

test.describe('a booking', () => {
  test('is cancelled in time by its link: the day is free, the money goes back', { tag: core }, async ({
    testApp,
    visitor,
  }) => {
    const { page } = visitor;
    const order = await booksThursday(visitor);
    const [charge] = (await paymentsOf(testApp)).charges;
    expect(await bookedDates(testApp)).toContain('2025-10-09');
    await opensLink(testApp, visitor, order);
    await visitor.reads('Cancel Booking');
    for (const text of ['Thursday, October 9, 2025', '9:00 AM', 'Full Preservation', 'You will be refunded in full']) {
      await visitor.isTold(text);
    }
    expect(await bookedDates(testApp)).toContain('2025-10-09'); // To look changes nothing.
    const move = page.getByRole('link', { name: 'Move the visit instead' });
    await expect(move).toHaveAttribute('href', new RegExp(`^/confirmation\\?order=${order}&key=[\\w-]{43}$`));

    await visitor.presses('Cancel Booking');
    await visitor.reads('Booking Cancelled');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await visitor.isTold('Full refund');
    await visitor.isTold(cancelWordsOf(visitor).toast);
    expect(await bookedDates(testApp)).not.toContain('2025-10-09');
    await expect.poll(() => refundsOf(testApp)).toEqual([[order, charge?.amount]]);

    await page.reload();
    await visitor.reads('Invalid Cancellation Link');
    await visitor.isTold(cancelWordsOf(visitor).refused);
    await expect(async () => {
      await visitor.opens(`/confirmation?order=${order}`);
      await visitor.reads('Booking Cancelled');
      await expect(page.getByText('What you paid was refunded in full.')).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });

  test('annulée trop tard ne rapporte rien, et le dit avant et après', { tag: core }, async ({ testApp, visiteur }) => {
    const order = await books(visiteur); // Tomorrow at nine: 23 hours ahead.
    const link = await opensLink(testApp, visiteur, order);
    expect(link).toMatch(/^\/fr\/cancel-booking\/[\w-]{43}$/);
    await visiteur.isTold('mardi 7 octobre 2025');
    await visiteur.isTold('Vous ne recevrez aucun remboursement');
    await visiteur.isTold(/Nous conservons la somme de 2\s899,67\s\$/);
    await expect(visiteur.page.getByRole('link', { name: 'Déplacer plutôt le rendez-vous' })).toHaveCount(0);
    await visiteur.presses('Annuler la réservation');
    await visiteur.reads('Réservation annulée');
    await visiteur.isTold('Aucun remboursement');
    await visiteur.opens(`/confirmation?order=${order}`);
    await visiteur.isTold('Aucun remboursement n’est dû.');
    expect(await refundsOf(testApp)).toEqual([]);
  });

  test('whose cancellation lost its answer is cancelled once, and says so at the next press', async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push('ERR_FAILED');
    const { page } = visitor;
    const words = cancelWordsOf(visitor);
    const order = await booksThursday(visitor);
    await opensLink(testApp, visitor, order);
    await page.route(
      '**/api/cancel-booking-secure',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await visitor.presses(words.cancel);
    await visitor.isTold('There was an error cancelling your booking. Please verify your booking details.');
    await visitor.isTold(words.unsure);
    await visitor.presses(words.cancel);
    await visitor.reads(words.cancelled);
    await visitor.isTold(words.refunded);
    await expect.poll(async () => (await refundsOf(testApp)).length).toBe(1);
  });
});

test.describe('the button of a cancellation link', () => {
  test('sends one request for two presses, and says that it works', async ({ visitor }) => {
    const { page } = visitor;
    const words = cancelWordsOf(visitor);
    let asked = 0;
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await previewIs(page, { json: refundable });
    await page.route('**/api/cancel-booking-secure', async (route) => {
      asked += 1;
      expect(route.request().postDataJSON()).toEqual({ token: 'a-link' });
      await held;
      await route.fulfill({ json: done });
    });
    await visitor.opens('/cancel-booking/a-link');
    const button = page.getByRole('button', { name: words.cancel });
    await button.evaluate((node: HTMLElement) => {
      node.click();
      node.click();
    });
    const pending = page.getByRole('button', { name: words.cancelling });
    await expect(pending).toHaveAttribute('aria-disabled', 'true');
    await pending.press('Enter');
    await pending.press('Space');
    answer();
    await visitor.reads(words.cancelled);
    expect(asked).toBe(1);
  });

  test('is reached and pressed by keyboard alone', async ({ visitor }) => {
    const { page } = visitor;
    const words = cancelWordsOf(visitor);
    await previewIs(page, { json: refundable });
    await cancellingIs(page, { json: done });
    await visitor.opens('/cancel-booking/a-link');
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: words.cancel })).toBeFocused();
    await page.keyboard.press('Enter');
    await visitor.reads(words.cancelled);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.returnHome })).toBeFocused();
    await page.keyboard.press('Enter');
    await visitor.isAt('/');
  });

  test('explains every failure and stays', async ({ visitor, knownFaults }) => {
    knownFaults.push('ERR_FAILED', 'a status of 50');
    const { page } = visitor;
    const words = cancelWordsOf(visitor);
    const toast = page.locator('.toast');
    await previewIs(page, { json: refundable });
    await visitor.opens('/cancel-booking/a-link');
    for (const [given, text] of [
      [{ status: 500, json: { error: 'The books are closed.', code: 'UNEXPECTED' } }, 'The books are closed.'],
      [{ status: 500, json: {} }, 'Cancellation failed'],
      [{ status: 502, body: '<html>' }, 'Cancellation failed (502)'],
      ['cut', 'There was an error cancelling your booking. Please verify your booking details.'],
    ] as const) {
      await cancellingIs(page, given);
      await visitor.presses(words.cancel);
      await expect(toast.filter({ hasText: words.failed }).getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByText(words.pairs[0])).toBeVisible();
    }
    await cancellingIs(page, { json: done });
    await visitor.presses(words.cancel);
    await visitor.reads(words.cancelled);
  });

  test('leads to the invalid link when the link ended meanwhile', async ({ visitor }) => {
    const { page } = visitor;
    const words = cancelWordsOf(visitor);
    await previewIs(page, { json: refundable });
    await cancellingIs(page, { status: 404, json: { error: words.refused, code: 'CANCEL_LINK_INVALID' } });
    await visitor.opens('/cancel-booking/a-link');
    await visitor.presses(words.cancel);
    await expect(page.locator('.toast')).toContainText(words.failed);
    await visitor.reads(words.invalid);
  });
});

test.describe('the page of a cancellation link', () => {
  test('stops promising a refund when 24 hours are reached while it is open', async ({ visitor }) => {
    const { page } = visitor;
    const words = cancelWordsOf(visitor);
    await page.clock.install();
    await previewIs(page, { json: late });
    await visitor.opens('/cancel-booking/a-link');
    await visitor.isTold(words.fullRefund);
    await page.clock.fastForward('13:00');
    await visitor.isTold(words.noRefund);
    await visitor.isTold(/in 23\shours and 59\sminutes/);
  });

  test('asks again for a refusal in the language that is chosen, and keeps the link', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.opens('/cancel-booking/a-link');
    await visitor.isTold('This cancellation link is invalid, has expired or was already used.');
    await page.getByRole('link', { name: 'FR', exact: true }).click();
    await visitor.reads('Lien d’annulation non valide');
    await visitor.isTold('Ce lien d’annulation n’est pas valide, est expiré ou a déjà servi.');
    await expect(page).toHaveURL((url) => url.pathname === '/fr/cancel-booking');
  });

  test('leaves the address once it is read, and is still known after a reload', async ({ visitor }) => {
    const { page } = visitor;
    await previewIs(page, { json: refundable });
    await visitor.opens('/cancel-booking/a-link');
    await visitor.isAt('/cancel-booking');
    const asked = page.waitForRequest('**/api/cancel-token/a-link');
    await page.reload();
    await asked;
    await expect(page.getByRole('button', { name: 'Cancel Booking' })).toBeVisible();
    await visitor.opens('/cancel-booking');
    await expect(page.getByRole('button', { name: 'Cancel Booking' })).toHaveCount(0);
  });

  test('takes its token from the query too', async ({ visitor }) => {
    const { page } = visitor;
    const words = cancelWordsOf(visitor);
    await previewIs(page, { json: tooLate });
    const asked = page.waitForRequest('**/api/cancel-token/*');
    await visitor.opens('/cancel-booking?token=a%2Flink');
    expect(new URL((await asked).url()).pathname).toBe('/api/cancel-token/a%2Flink');
    await visitor.isTold(words.noRefund);
  });

  test('that is too long for any booking is invalid like any other', async ({ visitor, knownFaults }) => {
    knownFaults.push('a status of 400');
    await visitor.opens(`/cancel-booking/${'x'.repeat(300)}`);
    await visitor.reads('Invalid Cancellation Link');
    await visitor.isTold(/^Invalid cancellation link$/);
  });

  test('tells its token to nobody: no referrer, no title, no cache, no search engine', async ({ testApp, visitor }) => {
    const { page } = visitor;
    const secret = 'a-token-that-nobody-may-learn';
    const referrers: (string | undefined)[] = [];
    const addresses: string[] = [];
    page.on('request', (request) => {
      referrers.push(request.headers().referer);
      if (request.url().includes(secret)) addresses.push(new URL(request.url()).pathname);
    });
    await previewIs(page, { json: refundable });
    await cancellingIs(page, { json: done });
    await visitor.opens(`/cancel-booking/${secret}`);
    await expect(page).toHaveTitle('Cancel Booking · Hauteclaire');
    await visitor.presses('Cancel Booking');
    await visitor.reads('Booking Cancelled');
    await visitor.follows('Return to Home');
    await visitor.isAt('/');
    // A script that is fetched by another one names that one.
    const ofPages = referrers.filter((referrer) => referrer && !referrer.startsWith(`${testApp.url}/assets/`));
    expect(ofPages).toEqual([]);
    expect([...new Set(addresses)]).toEqual([`/cancel-booking/${secret}`, `/api/cancel-token/${secret}`]);
    for (const path of [`/cancel-booking/${secret}`, `/fr/cancel-booking/${secret}`, `/cancel-booking/${secret}/`]) {
      const { headers } = await fetch(testApp.url + path, { redirect: 'manual' });
      expect([path, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
        path,
        'no-store',
        'no-referrer',
      ]);
    }
    const { headers } = await fetch(`${testApp.url}/cancel-booking/${secret}`);
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });
});
