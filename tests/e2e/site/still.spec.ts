import type { Page } from '@playwright/test';
import { allArrived } from '#tests/screens/requests.ts';
import { drafts, remember } from '../support/drafts.ts';
import { expect, test } from '../support/test-app.ts';

/** Where everything with words stands on the page. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.shell :is(h1, h2, h3, p, a, button, input, dt, dd)')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, .toast, [data-coming]'))
      .map((element) => {
        const { x, y } = element.getBoundingClientRect();
        return `${element.textContent?.slice(0, 40)} at ${Math.round(x)}, ${Math.round(y + scrollY)}`;
      }),
  );

for (const width of [390, 1280]) {
  test(`nothing moves when the drawings of a page come after it, ${width} px wide`, async ({ visitor, context }) => {
    const { page } = visitor;
    await page.setViewportSize({ width, height: 900 });
    await remember(page, drafts.chosen);
    const pages = [
      ...['/postal-code', '/contact', '/certificate', '/payment-complete', '/unsubscribe', '/cancel-booking'].map(
        (path) => [path, 'street'] as const,
      ),
      ['/calendar-booking', 'layout-picture'],
    ] as const;
    for (const [path, drawing] of pages) {
      const code = new RegExp(`/assets/${drawing}-(?!foot)[^/]*\\.js$`);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await context.route(code, async (route) => {
        await released;
        await route.continue();
      });
      await visitor.opens('/faq');
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await visitor.isAt(path);
      await expect(page.locator('[data-coming]').first(), path).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      // The offer to send the price has code of its own.
      if (path === '/calendar-booking' && width === 1280)
        await expect(page.getByRole('button', { name: 'Send me this price' })).toBeVisible();
      const before = await places(page);
      release();
      await allArrived(page);
      expect(await places(page), path).toEqual(before);
      await context.unroute(code);
    }
  });
}
