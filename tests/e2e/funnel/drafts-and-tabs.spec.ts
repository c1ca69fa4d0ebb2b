import type { Page } from '@playwright/test';
import { standardTerms } from '#business/terms/index.ts';
import { expect, test } from '../support/test-app.ts';
import { Visitor } from '../support/visitor.ts';

const store = 'hauteclaire.draft.v1';
const storedDraft = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), store);
/** Changes the stored draft by hand, as another program would. */
const edits = (page: Page, change: Record<string, unknown>) =>
  page.evaluate(
    ([key, patch]) =>
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...patch })),
    [store, change] as const,
  );

test.describe('a draft edited by hand', () => {
  test('is led to the question that it answers wrongly, and keeps the other answers', async ({ visitor }) => {
    await visitor.comesBackQualified(13);
    const kept = await storedDraft(visitor.page);
    for (const [change, path] of [
      [{ selectedLayout: 'layout99' }, '/glass-coverage'],
      [{ storefrontSize: 'castle' }, '/storefront-size'],
      [{ postalCode: '<img src=x>' }, '/postal-code'],
      [{ feeling: 42, quizAnswers: { A: 1 }, selectedLayout: 'layout5' }, '/sentiment'],
    ] as const) {
      await edits(visitor.page, { ...kept, ...change });
      await visitor.opens('/calendar-booking');
      await visitor.isAt(path);
    }
  });

  test('with a day that is over or behind the season says that it is not free and asks for another', async ({
    visitor,
  }) => {
    await visitor.comesBackQualified(13);
    await visitor.picksAppointment();
    for (const [appointmentDate, told] of [
      ['2025-10-02', 'Thursday, October 2, 2025 is no longer free'],
      ['2026-02-02', 'Monday, February 2, 2026 is no longer free'],
    ] as const) {
      const { version: termsVersion } = standardTerms;
      await edits(visitor.page, { appointmentDate, termsAccepted: true, termsVersion, termsLanguage: 'en' });
      await visitor.opens('/calendar-booking');
      await visitor.isTold(told);
      expect(await storedDraft(visitor.page)).toMatchObject({ appointmentDate: '', coatingType: 'complete' });
    }
  });

  test('of a later release keeps what this one knows', async ({ visitor }) => {
    await visitor.comesBackQualified(13);
    await edits(visitor.page, { version: 9, coatingType: 'diamond', windows: [1, 2, 3] });
    await visitor.opens('/calendar-booking');
    await visitor.isAt('/calendar-booking');
    await visitor.picksAppointment();
    await expect(visitor.page.getByRole('radio', { name: visitor.words.services.complete })).toBeChecked();
  });
});

test.describe('a second tab', () => {
  test('that changes the size changes what this one shows and would book', async ({ visitor, context }) => {
    const { page } = visitor;
    await visitor.comesBackQualified(12);
    await visitor.picksAppointment();
    const summary = page.getByRole('complementary', { name: 'Booking summary' });
    await expect(summary.getByText('$2,899.67')).toBeVisible();
    const other = new Visitor(await context.newPage(), 'en');
    await other.opens('/storefront-size');
    await other.picksSize('mid');
    await other.confirmsScale();
    await expect(summary.getByText('Mid Storefront')).toBeVisible();
    await expect(summary.getByText('$4,217.28')).toBeVisible();
  });

  test('that starts anew leads this one to the first question', async ({ visitor, context }) => {
    await visitor.comesBackQualified(13);
    const other = new Visitor(await context.newPage(), 'en');
    await other.opens('/other-companies');
    await other.presses(visitor.words.returnHome);
    await visitor.isAt('/postal-code');
  });

  test('that takes answers of the quiz back has them asked again here', async ({ visitor, context }) => {
    const { page } = visitor;
    await visitor.comesBackQualified(1);
    await edits(page, { feeling: '', aesthetic: '', purpose: '', quizAnswers: ['B', 'C'] });
    await visitor.opens('/sentiment');
    await visitor.isTold('3 of 3');
    const other = await context.newPage();
    await other.goto('/faq');
    await edits(other, { quizAnswers: [] });
    await visitor.isTold('1 of 3');
    await visitor.answersQuiz([1, 2, 0]);
    await visitor.isAt('/alignment-success');
  });

  test('is caught up with by a page that the browser had kept aside', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.comesBackQualified(13);
    await edits(page, { storefrontSize: 'grand-storefront' });
    const summary = page.getByRole('complementary', { name: 'Booking summary' });
    await expect(summary.getByText('Little Storefront')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(summary.getByText('Grand Storefront')).toBeVisible();
  });
});

test('Back and Forward lead through every step, each with its answer', async ({ visitor }) => {
  const { page, words } = visitor;
  const checked = (name: string | RegExp) => expect(page.getByRole('radio', { name, checked: true })).toBeVisible();
  await visitor.qualifies(1);
  await visitor.picksAppointment();
  const way: [string, () => Promise<void>][] = [
    ['/alignment-success', () => visitor.reads(words.aligned)],
    ['/sentiment', () => visitor.isTold('3 of 3')],
    ['/glass-coverage', () => checked('Layout 1')],
    ['/storefront-size', () => checked(words.sizes.little)],
    ['/postal-code', () => expect(page.getByLabel(words.postalPrompt)).toHaveValue('H2Y')],
  ];
  for (const [path, shows] of way) {
    await page.goBack();
    await visitor.isAt(path);
    await shows();
  }
  for (const [path, shows] of way.toReversed().slice(1)) {
    await page.goForward();
    await visitor.isAt(path);
    await shows();
  }
  await page.goForward();
  await visitor.isAt('/calendar-booking');
  await checked(words.time);
  await checked(words.services.complete);
});

test('Back, pressed before a reloaded page takes input, leads to the page before', async ({ visitor }) => {
  const { page, words } = visitor;
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await visitor.opens('/postal-code');
  await page.getByRole('link', { name: 'Hauteclaire' }).click();
  await visitor.isAt('/');
  const { promise: backIsPressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/assets/entry-*.js', async (route) => {
    await backIsPressed;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('h1') !== null);
  await page.evaluate(() => history.back());
  await page.waitForURL('**/postal-code');
  press();
  await expect(page.getByLabel(words.postalPrompt)).toBeVisible();
  await visitor.isAt('/postal-code');
  expect(errors).toEqual([]);
});

test.describe('a double click', () => {
  const entries = (page: Page) => page.evaluate(() => history.length);

  test('on a link or Continue goes one step', async ({ visitor }) => {
    const { page, words } = visitor;
    await visitor.comesBackQualified(13);
    await visitor.opens('/');
    const before = await entries(page);
    await page.getByRole('link', { name: words.bookNow }).dblclick();
    await visitor.isAt('/postal-code');
    expect(await entries(page)).toBe(before + 1);
    await page.getByRole('button', { name: words.continue }).dblclick();
    await visitor.isAt('/storefront-size');
    await page.getByRole('button', { name: words.continue }).dblclick();
    await visitor.isAt('/glass-coverage');
    expect(await entries(page)).toBe(before + 3);
    await page.getByRole('link', { name: words.back, exact: true }).dblclick();
    await visitor.isAt('/storefront-size');
  });

  test('on a size asks its question and does not answer it', async ({ visitor }) => {
    const { page, words } = visitor;
    await visitor.comesBackServed();
    await page.getByRole('radio', { name: words.sizes.grand }).dblclick();
    const accurate = page.getByRole('button', { name: words.accurate });
    await expect(accurate).toBeVisible();
    await accurate.dblclick();
    await expect(page.getByRole('dialog', { name: 'Multiple Businesses' })).toBeVisible();
    await page.getByRole('button', { name: words.no }).dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: words.sizes.grand })).toBeChecked();
  });

  test('on an answer of the quiz gives one answer', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.comesBackServed();
    await edits(page, { storefrontSize: 'mid-storefront', selectedLayout: 'layout8' });
    await visitor.opens('/sentiment');
    await page.getByRole('radio').nth(1).dblclick();
    await visitor.isTold('2 of 3');
    expect(await storedDraft(page)).toMatchObject({ quizAnswers: ['B'] });
  });

  test('on Proceed opens the terms and does not decline them', async ({ visitor }) => {
    const { page, words } = visitor;
    await visitor.comesBackQualified(13);
    await visitor.picksAppointment();
    await page.getByRole('button', { name: words.proceed }).filter({ visible: true }).dblclick();
    await expect(page.getByRole('dialog').getByRole('button', { name: words.scrollFirst })).toBeVisible();
    await expect(page.getByText(words.termsToast)).toHaveCount(0);
  });

  test('on Submit sends a manual review once', async ({ visitor }) => {
    const { page } = visitor;
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/manual-review')) sent += 1;
    });
    await visitor.opens('/manual-review');
    await page.getByLabel('Company Name').fill('Boutique Exemple');
    await page.getByLabel('Company Address').fill('100, rue Exemple');
    await page.getByLabel('Email Address').fill('camille@example.com');
    await page.getByRole('button', { name: 'Submit' }).dblclick();
    await visitor.isTold('Information Submitted');
    expect(sent).toBe(1);
  });
});
