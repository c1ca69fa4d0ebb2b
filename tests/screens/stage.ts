import type { Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { expect, test as journey, watch } from '#tests/e2e/house.ts';
import { Visitor } from '#tests/e2e/visitor.ts';
import { answer, standIn } from './answers.ts';
import { orderNo } from './facts.ts';
import { holdPauses } from './held-pauses.ts';
import { type Screen, widthsOf } from './screen.ts';
import { windowOf } from './window.ts';

type Options = { shown: { screen: Screen; language: Language } };
type Fixtures = {
  /** The browser stands before a screen in its state, which stays. */
  stage: Page;
};

const calm = answer('/api/admin/attention', { now: '2025-10-06T14:00:00.000Z', count: 0, groups: [] });
const draftKey = 'hauteclaire.draft.v1';

export const test = journey.extend<Options & Fixtures>({
  shown: [{ screen: { name: '', shows: '', path: '/' }, language: 'en' }, { option: true }],
  viewport: async ({ shown }, use) => use(windowOf(widthsOf(shown.screen, shown.language)[0] ?? 1280)),
  storageState: async ({ shown, house }, use) => {
    const { draft } = shown.screen;
    const localStorage = draft ? [{ name: draftKey, value: JSON.stringify(draft) }] : [];
    await use({ cookies: [], origins: [{ origin: house.url, localStorage }] });
  },
  stage: async ({ shown, page, house }, use) => {
    const { screen, language } = shown;
    const faults: string[] = [];
    watch(page, house.url, faults);
    page.on('requestfailed', (request) =>
      faults.push(`not answered: ${request.url()} ${request.failure()?.errorText}`),
    );
    await holdPauses(page);
    await numberAlike(page);
    // Nothing needs the operator, unless the screen says so.
    await standIn(page, [calm, ...(screen.answers ?? [])]);
    const visitor = new Visitor(page, language);
    await page.goto(screen.address?.(language) ?? (`${visitor.words.prefix}${screen.path}` || '/'));
    if (screen.until) await screen.until(visitor);
    else await visitor.isReady();
    await page.mouse.move(0, 0); // No hovering, no tip.
    const known = screen.faults ?? [];
    const unknown = faults.filter((fault) => !known.some((part) => fault.includes(part)));
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(unknown).toEqual([]);
  },
});

/** Orders are numbered by the second they begin in; on pictures from the same number on. */
async function numberAlike(page: Page): Promise<void> {
  let count = 0;
  await page.route('**/api/checkout', async (route) => {
    const response = await route.fetch();
    const number = orderNo.slice(0, -2) + String(count++).padStart(2, '0');
    await route.fulfill({ response, json: { ...(await response.json()), orderNo: number } });
  });
}
