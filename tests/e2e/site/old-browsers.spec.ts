import type { BrowserContext, Page } from '@playwright/test';
import { clockStartingAt } from '#server/common/clock.ts';
import { operatorPassword } from '#tests/builders/operator.ts';
import { core } from '#tests/layers.ts';
import { young } from '#web/floor/young.ts';
import { guarded } from '../../../scripts/floor/guarded.ts';
import { booksThursday, comesToPayment } from '../support/appointments.ts';
import { cancelLinkOf } from '../support/cancelling.ts';
import { anOperator, signedOut, signsIn } from '../support/operator.ts';
import { countOf, expect, test } from '../support/test-app.ts';

/** What `fallbacks.ts` brings along: `['Array', 'prototype', 'toSorted']`. */
const brought = young.flatMap(([owner, ...names]) =>
  names.map((name) => (typeof owner === 'function' ? [owner.name, name] : [owner.constructor.name, 'prototype', name])),
);

/** What has a fallback where it is used: `api.HTMLElement.popover` and its like. */
const asked = Object.keys(guarded).flatMap((feature) => {
  const [root, owner = '', name = ''] = feature.split('.');
  if (root !== 'api' || name.endsWith('_event')) return [];
  return [owner === 'Window' ? [name] : [owner, 'prototype', name]];
});

/** What no page may ask for at all. */
const others = [
  ['AbortSignal', 'any'],
  ['AbortSignal', 'timeout'],
  ['Promise', 'withResolvers'],
  ['Object', 'groupBy'],
  ['Array', 'prototype', 'with'],
  ['URLSearchParams', 'prototype', 'size'],
  ['HTMLElement', 'prototype', 'inert'],
  ['HTMLElement', 'prototype', 'togglePopover'],
  ['Element', 'prototype', 'ariaDisabled'],
];

/** Takes functions of the platform away before any script of a page runs, in its frames too. */
const without = (where: Page | BrowserContext, paths: readonly (readonly string[])[]): Promise<unknown> =>
  where.addInitScript((gone) => {
    for (const path of gone) {
      const owner = path.slice(0, -1).reduce<unknown>((holder, name) => Reflect.get(Object(holder), name), globalThis);
      Reflect.deleteProperty(Object(owner), path.at(-1) ?? '');
    }
  }, paths);

test.describe('in the oldest browser that is served', () => {
  test('a shop owner books, without any function that is younger', { tag: core }, async ({ testApp, visitor }) => {
    await without(visitor.page, [...brought, ...asked, ...others]);
    await visitor.opens('/');
    await visitor.follows(visitor.words.bookNow);
    await visitor.qualifies();
    await visitor.booksAndPays();
    expect(await countOf(testApp, 'bookings')).toBe(1);
    expect(await visitor.page.evaluate(() => [...'aab'].toSorted().findLast((letter) => letter === 'a'))).toBe('a');
  });

  test('a booking opens by its link, and the operator and the crew sign in', async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const { page } = visitor;
    await without(page, [...brought, ...asked, ...others]);
    await page.goto(await cancelLinkOf(testApp, await booksThursday(visitor)));
    await visitor.isReady();
    await expect(page.getByText(/\$[\d,]+\.\d\d/).first()).toBeVisible();
    await anOperator(testApp);
    await visitor.opens('/admin');
    await signsIn(visitor);
    await expect(page.getByRole('table').getByText('Boutique Exemple').first()).toBeVisible();
    await anOperator(testApp, { name: 'crew', role: 'crew' });
    Object.assign(testApp.deps.clock, clockStartingAt(new Date('2025-10-09T13:00:00Z')));
    await visitor.opens('/crew');
    await page.getByLabel('Email').fill('crew@example.com');
    await page.getByLabel('Password').fill(operatorPassword);
    await visitor.presses('Sign in');
    await expect(page.getByRole('button', { name: 'On my way' })).toBeVisible();
  });

  for (const path of [...brought, ...others]) {
    test(`the payment page opens without ${path.join('.')}`, async ({ visitor }) => {
      await without(visitor.page, [path]);
      await comesToPayment(visitor);
      await visitor.findsAnUntouchedForm('H2Y');
    });
  }
});

test.describe('below the oldest browser', () => {
  const sentence = (page: Page) => page.getByText(/This page cannot start in your browser.*call us at/);

  test('a page says so, with the phone number', async ({ page }) => {
    await without(page, [['CSSLayerBlockRule']]);
    await page.goto('/postal-code');
    await expect(sentence(page)).toBeVisible();
    await expect(sentence(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
  });

  for (const address of ['/calendar-booking', '/admin', '/crew']) {
    test(`${address} says so where its scripts do not come or are not understood`, async ({ page }) => {
      await page.route('**/assets/start-*', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'not js' }),
      );
      await page.goto(address);
      await expect(sentence(page)).toBeVisible();
      await page.unrouteAll();
      await page.route(/assets\/(entry|crew)-.*\.js/, (route) => route.abort());
      await page.goto(address);
      await expect(sentence(page)).toBeVisible();
    });
  }

  for (const [language, prefix, words] of [
    ['English', '', 'This site needs JavaScript'],
    ['French', '/fr', 'Ce site a besoin de JavaScript'],
  ]) {
    test(`without JavaScript every page says in ${language} what it needs`, async ({ browser, testApp }) => {
      const context = await browser.newContext({ baseURL: testApp.url, javaScriptEnabled: false, locale: 'en-CA' });
      const page = await context.newPage();
      for (const path of ['/postal-code', '/payment', '/admin', '/crew']) {
        await page.goto(`${prefix}${path}`);
        await expect(page.locator('noscript p')).toBeVisible();
        await expect(page.locator('noscript p')).toContainText(`${words}`);
      }
      await context.close();
    });
  }

  test('a started page shows no such sentence', async ({ visitor }) => {
    await visitor.opens('/postal-code');
    await expect(sentence(visitor.page)).toBeHidden();
  });
});
