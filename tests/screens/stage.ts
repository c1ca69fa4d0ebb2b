import type { BrowserContext, Page } from '@playwright/test';
import { clockStartingAt } from '#server/common/clock.ts';
import { remember } from '#tests/e2e/support/drafts.ts';
import {
  expect,
  test as journey,
  onlyAsks,
  opening,
  openTestApp,
  type TestApp,
  watch,
} from '#tests/e2e/support/test-app.ts';
import { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, mockAnswers } from './answers.ts';
import { forecast, freeDays, orderNo } from './facts.ts';
import type { Form } from './forms.ts';
import { holdPauses } from './held-pauses.ts';
import type { Screen } from './screen.ts';
import { windowOf } from './window.ts';

type Options = { shown: { screen: Screen; form: Form } };
type Fixtures = {
  /** The browser stands before a screen in its state, which stays. */
  stage: Page;
};
/**
 * One program for many screens, most of which only read or have mocked answers, and one browser at it, which has what the
 * screens are made of at hand as a visitor's has from his second page on.
 */
type Shared = { testApp: TestApp; wasChanged: boolean; context: BrowserContext | null };

/** Nothing needs the operator, and nobody is visited. */
const calm = [
  answer('/api/admin/attention', { now: '2025-10-06T14:00:00.000Z', count: 0, groups: [] }),
  answer('/api/admin/day-moves', { now: '2025-10-06T14:00:00.000Z', moves: [] }),
  answer('/api/admin/decisions', {
    ...{ now: '2025-10-06T14:00:00.000Z', today: '2025-10-06', lastDayOver: '2025-10-05' },
    ...{ count: 0, visits: [], holidays: [] },
  }),
  answer('/api/admin/route-sheet', freeDays),
  answer('/api/admin/weather', forecast),
];
/** The calendar as it is without a forecast. */
const unforeseen = answer('/api/forecast', { days: {} });

export const test = journey.extend<Options & Fixtures, { shared: Shared }>({
  shared: [
    async ({}, use) => {
      const shared: Shared = { testApp: await openTestApp(), wasChanged: false, context: null };
      await use(shared);
      await leave(shared);
    },
    { scope: 'worker' },
  ],
  // What was written for one screen is not there on the next, and it is ten in the morning on each, in the browser too.
  testApp: async ({ shared }, use) => {
    if (shared.wasChanged) {
      await leave(shared);
      Object.assign(shared, { testApp: await openTestApp(), wasChanged: false, context: null });
    }
    Object.assign(shared.testApp.deps.clock, clockStartingAt(new Date(opening)));
    await use(shared.testApp);
  },
  shown: [{ screen: { name: '', shows: '', path: '/' }, form: { language: 'en', width: 1280 } }, { option: true }],
  viewport: async ({ shown }, use) => use(windowOf(shown.form.width)),
  context: async ({ browser, shared, testApp: { url } }, use) => {
    shared.context ??= await browser.newContext({ baseURL: url });
    await use(shared.context);
  },
  page: async ({ context, viewport, testApp }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await forgetEverything(page, testApp.url);
    await context.setOffline(false);
    await use(page);
    await page.close();
  },
  stage: async ({ shown, page, testApp, shared }, use) => {
    const { screen } = shown;
    const { language } = shown.form;
    const faults: string[] = [];
    page.on('response', async (response) => {
      const request = response.request();
      const sent = { method: request.method(), url: request.url() };
      if (!onlyAsks(sent) && (await response.serverAddr())) shared.wasChanged = true;
    });
    watch(page, testApp.url, faults);
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page gives a question up that has become another one while it was on its way.
      if (reason !== 'net::ERR_ABORTED') faults.push(`not answered: ${request.url()} ${reason}`);
    });
    await holdPauses(page);
    await page.addInitScript(
      (now) => {
        Date.now = () => now;
      },
      Date.parse(screen.at ?? opening),
    );
    if (screen.draft) await remember(page, screen.draft);
    // Once a page has one simulator, each of its requests comes by here, so that none is set up without need.
    if (screen.path.startsWith('/payment')) await numberAlike(page);
    // Unless the screen says otherwise.
    const isOf = (...paths: string[]) => paths.some((path) => screen.path.startsWith(path));
    const always = isOf('/admin') ? calm : isOf('/calendar-booking', '/confirmation?') ? [unforeseen] : [];
    await mockAnswers(page, [...always, ...(screen.answers ?? [])]);
    const visitor = new Visitor(page, language);
    await page.goto(screen.address?.(language) ?? (`${visitor.words.prefix}${screen.path}` || '/'));
    if (screen.until) await screen.until(visitor);
    else await visitor.isReady();
    // A section's script comes after the page; until then rows stand there that wait, as they do for its data.
    await expect(page.locator('h1').first()).toBeAttached();
    await page.mouse.move(0, 0); // No hovering, no tip.
    const known = screen.faults ?? [];
    const unknown = faults.filter((fault) => !known.some((part) => fault.includes(part)));
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(unknown).toEqual([]);
  },
});

async function leave({ testApp, context }: Shared): Promise<void> {
  await context?.close();
  await testApp.close();
  await testApp.database.drop();
}

/** The browser keeps nothing of the screen before but the site's files. */
async function forgetEverything(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/** Orders are numbered by the second they begin in; on pictures from the same number on. */
async function numberAlike(page: Page): Promise<void> {
  let count = 0;
  await page.route('**/api/checkout', async (route) => {
    const response = await route.fetch();
    const number = orderNo.slice(0, -2) + String(count++).padStart(2, '0');
    await route.fulfill({ response, json: { ...(await response.json()), orderNo: number } });
  });
}
