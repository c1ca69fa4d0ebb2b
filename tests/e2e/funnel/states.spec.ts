import type { Route } from '@playwright/test';
import { expect, test } from '../support/test-app.ts';
import { Visitor } from '../support/visitor.ts';

const gone = (route: Route) => route.abort();
/** What the browser itself logs when a request fails. */
const lost = ['net::ERR_FAILED', 'net::ERR_INTERNET_DISCONNECTED', 'Failed to fetch'];

test.describe('the calendar', () => {
  test('keeps its size while it waits, and says so when it takes long', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.comesBackQualified(13);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/booked-dates', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByText('The calendar is loading.')).toBeAttached();
    const waiting = await page.locator('.month').boundingBox();
    answer();
    await visitor.isReady();
    expect(await page.locator('.month').boundingBox()).toEqual(waiting);
  });

  test('whose server is gone says so in its place, and is asked again without losing an answer', async ({
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(...lost);
    const { page } = visitor;
    await visitor.comesBackQualified(13);
    await visitor.picksAppointment();
    await page.route('**/api/booked-dates', gone);
    await page.reload();
    await visitor.isTold('The calendar could not be loaded.');
    await page.unroute('**/api/booked-dates');
    await visitor.presses('Try again');
    await expect(page.getByRole('radio', { name: visitor.words.time })).toBeChecked();
    await expect(page.getByRole('radio', { name: visitor.words.services.complete })).toBeChecked();
  });

  test('without a free day in the whole season says so and how to reach us', async ({ visitor }) => {
    const { page } = visitor;
    await page.route('**/api/booked-dates', async (route) => {
      const response = await route.fetch();
      const calendar = await response.json();
      const bookedDates = Array.from({ length: 31 }, (_, at) => at + 1).flatMap((day) =>
        ['10', '11'].map((month) => `2025-${month}-${String(day).padStart(2, '0')}`),
      );
      await route.fulfill({ response, json: { ...calendar, bookedDates, firstDate: null } });
    });
    await visitor.comesBackQualified(13);
    await visitor.isTold('No day is free this season');
    await visitor.isTold('Every day until the season ends is taken. Write or call us, and we will find one with you.');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'care@example.com' })).toHaveAttribute('href', /^mailto:/);
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
  });

  test('between two seasons opens on the next one, says so, and has nothing before it', async ({ visitor }) => {
    const { page } = visitor;
    const winter = { today: '2025-11-24', opensOn: '2026-04-01', firstDate: '2026-04-02', closesOn: '2026-11-05' };
    await page.route('**/api/booked-dates', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { bookedDates: [], blockedTimes: {}, ...winter } });
    });
    await visitor.comesBackQualified(13);
    await visitor.isTold('The next season begins on Wednesday, April 1, 2026');
    await expect(page.getByRole('button', { name: /^Previous month/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Available, Thursday, April 2, 2026' }).click();
    await expect(page.getByRole('radio', { name: /^8:00 AM/ })).toBeEnabled();
  });

  test('offers today only while a time is left, and names the hours that are over', async ({ visitor }) => {
    const { page } = visitor;
    await page.route('**/api/booked-dates', async (route) => {
      const response = await route.fetch();
      const calendar = await response.json();
      const today = { firstDate: calendar.today, blockedTimes: { [calendar.today]: ['8:00 AM', '9:00 AM'] } };
      await route.fulfill({ response, json: { ...calendar, ...today } });
    });
    await visitor.comesBackQualified(13);
    await page.getByRole('button', { name: 'Available, Monday, October 6, 2025' }).click();
    await expect(page.getByRole('radio', { name: /^8:00 AM/ })).toBeDisabled();
    await expect(page.getByRole('radio', { name: /^10:00 AM/ })).toBeEnabled();
  });
});

test.describe('prices', () => {
  test('that could not be had are asked for again where they are missing', async ({ visitor, knownFaults }) => {
    knownFaults.push(...lost);
    const { page } = visitor;
    await page.route('**/api/pricing', gone);
    await visitor.comesBackQualified(13);
    await visitor.picksAppointment();
    await visitor.isTold('The prices could not be loaded.');
    const summary = page.getByRole('complementary', { name: 'Booking summary' });
    await expect(summary.getByText('The total could not be worked out.')).toBeVisible();
    await page.unroute('**/api/pricing');
    await summary.getByRole('button', { name: 'Try again' }).click();
    await expect(summary.getByText('$574.88')).toBeVisible();
    await expect(page.getByText('The prices could not be loaded.')).toHaveCount(0);
  });

  test('qui manquent au téléphone se redemandent là où le total se lit', async ({ visiteur, knownFaults }) => {
    knownFaults.push(...lost);
    const { page } = visiteur;
    await visiteur.comesBackQualified(13);
    await visiteur.picksFirstFreeDay();
    await visiteur.chooses(visiteur.words.time);
    await page.route('**/api/pricing', gone);
    await visiteur.chooses(visiteur.words.services.complete);
    const bar = page.locator('.summary-bar');
    await expect(bar.getByText('Le total n’a pas pu être calculé.')).toBeVisible();
    await page.unroute('**/api/pricing');
    await bar.getByRole('button', { name: 'Réessayer' }).click();
    await expect(bar.getByText('574,88\u00a0$').first()).toBeVisible();
  });
});

test.describe('a server out of reach', () => {
  test('leaves a typed invitation code in its field and offers to check it again', async ({ visitor, knownFaults }) => {
    knownFaults.push(...lost);
    const { page } = visitor;
    await visitor.comesBackQualified(13);
    await visitor.picksAppointment('preview');
    await page.route('**/api/invitation-code/validate', gone);
    await page.getByLabel('Invitation code').fill('HCPREVIEW');
    await visitor.isTold('Your code could not be checked.');
    await page.unroute('**/api/invitation-code/validate');
    await visitor.presses('Try again');
    await visitor.isTold('✓ Valid invitation code! You may proceed with your booking.');
    await expect(page.getByLabel('Invitation code')).toHaveValue('HCPREVIEW');
  });

  test('does not hold up an acceptance of the terms, which goes with the order then', async ({
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(...lost);
    const { page } = visitor;
    await visitor.comesBackQualified(13);
    await visitor.picksAppointment();
    await page.route('**/api/terms-acceptance', gone);
    await visitor.proceeds();
    await page.getByRole('dialog').getByRole('button', { name: 'Français' }).click();
    const preload = page.waitForRequest('**/api/preload');
    await new Visitor(page, 'fr').acceptsTerms();
    await visitor.isAt('/payment');
    await visitor.fillsCustomerForm();
    const { booking } = (await preload).postDataJSON();
    expect(booking.termsAccepted).toMatchObject({ termsVersion: '2025-01-08', shownLanguage: 'fr' });
  });

  test('keeps a manual review as it was typed, says so, and takes it the second time', async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(...lost);
    const { page } = visitor;
    const typed = {
      'Company Name': `L’Échoppe d'Anaïs 🪟 <b>"&amp;</b> ${'é'.repeat(160)}`,
      'Company Address': '1, rue <script>alert(1)</script> O’Neil',
      'Email Address': 'anais@example.com',
    };
    await visitor.opens('/manual-review');
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
    await page.route('**/*', gone);
    await visitor.presses('Submit');
    await visitor.isTold('Submission Failed');
    await visitor.isTold('There was an error submitting your information. Please try again.');
    for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(text);
    await page.unroute('**/*');
    await visitor.presses('Submit');
    await visitor.isTold('Information Submitted');
    const { rows } = await testApp.database.pool.query('select company_name, company_address from manual_reviews');
    expect(rows).toEqual([{ company_name: typed['Company Name'], company_address: typed['Company Address'] }]);
  });

  test('stops no visitor between two pages: the answers stay and the page is asked for again', async ({
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(...lost, 'dynamically imported module');
    const { page } = visitor;
    // Its code is fetched while the visitor still reads.
    await page.route('**/assets/storefront-size-*.js', gone);
    await visitor.opens('/postal-code');
    await page.route('**/*', gone);
    await visitor.givesPostalCode('H2Y');
    await visitor.isTold('The next page could not be loaded. What you entered is kept.');
    await visitor.reads('Where is your storefront?');
    await page.unrouteAll();
    await visitor.presses('Try again');
    await visitor.isAt('/storefront-size');
    await expect(page.getByText('The next page could not be loaded.')).toHaveCount(0);
    await page.goBack();
    await visitor.isAt('/postal-code');
  });

  test('takes no drawing away from the page that brought it', async ({ visitor, knownFaults }) => {
    knownFaults.push(...lost);
    const { page } = visitor;
    const asked = page.waitForEvent('requestfailed', (request) => /\/assets\/street-(?!foot)/.test(request.url()));
    await page.route(/\/assets\/street-(?!foot)/, gone);
    await visitor.opens('/postal-code');
    await asked;
    await visitor.givesPostalCode('H2');
    await expect(page.locator('svg[viewBox^="0 -15.9"]')).toBeVisible();
  });

  test('leaves nobody on the evaluating screen', async ({ visitor, knownFaults }) => {
    knownFaults.push(...lost, 'dynamically imported module');
    const { page } = visitor;
    await visitor.comesBackServed();
    await page.reload(); // whose code has been fetched before is forgotten
    await visitor.isReady();
    await page.route('**/*', gone);
    await visitor.picksSize('hotel');
    await visitor.isTold(visitor.words.evaluating);
    await visitor.isTold('The next page could not be loaded. What you entered is kept.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute('**/*');
    await visitor.presses('Try again');
    await visitor.isAt('/other-companies');
  });

  test('before a page has its code leaves words and a way to load it again', async ({ visitor, knownFaults }) => {
    knownFaults.push(...lost, 'dynamically imported module');
    const { page } = visitor;
    await page.route(/\/assets\/postal-code-.*\.js/, gone);
    await page.goto('/postal-code');
    await visitor.isTold('This page could not be shown.');
    await page.unroute(/\/assets\/postal-code-.*\.js/);
    await visitor.presses('Load again');
    await visitor.isAt('/postal-code');
  });
});

test.describe('a browser without a network', () => {
  test('says so in one line, which is gone when it is back', async ({ visitor, context, knownFaults }) => {
    knownFaults.push(...lost);
    const { page } = visitor;
    await visitor.comesBackServed();
    await context.setOffline(true);
    await visitor.isTold('You are offline. What you entered is kept.');
    await visitor.picksSize('little');
    await visitor.confirmsScale();
    await expect(page.getByRole('radio', { name: visitor.words.sizes.little })).toBeChecked();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
  });

  test('le dit aussi en français, et la page demandée vient d’elle-même au retour', async ({
    visiteur,
    knownFaults,
  }) => {
    knownFaults.push(...lost, 'dynamically imported module');
    const { page } = visiteur;
    await visiteur.opens('/postal-code');
    await page.context().setOffline(true);
    await visiteur.isTold('Vous êtes hors ligne. Ce que vous avez saisi est conservé.');
    await visiteur.givesPostalCode('H2Y');
    await expect(page).toHaveURL(/\/fr\/storefront-size$/);
    await page.context().setOffline(false);
    await visiteur.isAt('/storefront-size');
    await expect(page.getByText('hors ligne')).toHaveCount(0);
  });
});
