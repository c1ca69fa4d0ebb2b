import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './test-app.ts';
import type { Visitor } from './visitor.ts';

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// The small build: it is sent to every page that is looked at.
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Nothing that WCAG 2.2 AA forbids and a machine can find; the card form is the gateway's, and nothing runs in a kept mail. */
export async function hasNoBarrier({ page }: Visitor): Promise<void> {
  // In the page itself: its frames are somebody else's, and only the names of what is wrong come back.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  let barriers = await barriersOf(page);
  if (barriers.some((barrier) => barrier.startsWith('target-size'))) {
    // A bar at the foot passes over everything once; at the end nothing is under it.
    await page.evaluate(() => {
      for (const one of [document.documentElement, ...document.querySelectorAll('.admin-drawer')])
        one.scrollTo(0, one.scrollHeight);
    });
    barriers = await barriersOf(page);
  }
  expect(barriers).toEqual([]);
}

const barriersOf = (page: Page): Promise<string[]> =>
  page.evaluate(async (tags) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(
      { exclude: [['#monerisCheckout'], ['iframe[sandbox=""]']] },
      { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], iframes: false, preload: false },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  }, wcag22AA);
