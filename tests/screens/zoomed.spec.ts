import type { Page } from '@playwright/test';
import { drafts } from '../e2e/support/drafts.ts';
import { expect, test } from '../e2e/support/test-app.ts';
import { sticksOut } from './widths.ts';

/** Walks by Tab through the page and names what has the focus while something else lies over the middle of it. */
async function coveredInFocus(page: Page): Promise<string[]> {
  const covered = new Set<string>();
  for (let presses = 0; presses < 45; presses++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.matches('iframe')) return null;
      const seen = focused.closest('label') ?? focused.querySelector('.month-day-pane') ?? focused;
      const { x, y, width, height } = seen.getBoundingClientRect();
      const at = document.elementFromPoint(x + width / 2, Math.min(y + height / 2, innerHeight - 1));
      const isSeen = at !== null && (seen.contains(at) || at.contains(seen));
      return isSeen ? null : `${focused.localName} ‘${focused.textContent || focused.getAttribute('aria-label')}’`;
    });
    if (found) covered.add(found);
  }
  return [...covered];
}

const zooms = [
  { name: 'at 200 %', width: 640, height: 450 },
  { name: 'at 400 %', width: 320, height: 256 },
];

for (const { name, width, height } of zooms) {
  test(`${name} nothing sticks out of a step, and no bar covers what has the focus`, async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width, height });
    await visitor.comesBack(drafts.chosen, '/postal-code');
    for (const path of ['/postal-code', '/storefront-size', '/glass-coverage', '/sentiment', '/calendar-booking']) {
      await visitor.opens(path);
      expect(await sticksOut(page), path).toEqual([]);
      expect(await coveredInFocus(page), path).toEqual([]);
    }
  });
}
