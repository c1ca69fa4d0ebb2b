import type { ElementHandle, Page } from '@playwright/test';
import { type Chance, chanceFrom } from '#tests/faults/soak/chance.ts';

type WalkOptions = {
  url: string;
  /** Where it begins, and where it comes back to now and then. */
  starts: readonly string[];
  seed: number;
  seconds: number;
  /** After each step; brings the walker back where it has left what it is to walk through. */
  onStep?(): Promise<void>;
};

/** What was done so far, and what was wrong. */
export type Walk = { steps: string[]; faults: string[]; paths: Set<string> };

const ways = { presses: 80, 'goes back': 8, reloads: 6, 'starts anew': 6 } as const;

const texts = [
  'H2Y 1C6',
  'J4K',
  'camille@example.com',
  'Camille',
  '514 555-0100',
  '2025-10-14',
  '12',
  '',
  '%\'"<b>',
  'é'.repeat(300),
];

/** How long a page may take until there is something to press, on a machine that has other work. */
const emptyMs = 20_000;
const clickMs = 3_000;

/** Presses, types, goes back and reloads at random until the time is over. */
export async function walk(page: Page, { url, starts, seed, seconds, onStep }: WalkOptions): Promise<Walk> {
  const chance = chanceFrom(seed);
  const done: Walk = { steps: [], faults: [], paths: new Set() };
  watchPage(page, url, done);
  page.setDefaultTimeout(emptyMs);
  const end = performance.now() + seconds * 1000;
  await page.goto(url + oneOf(chance, starts));
  await isReady(page);
  while (performance.now() < end && done.faults.length === 0) {
    const step = await stepOnce(page, chance, { url, starts });
    done.steps.push(`${new URL(page.url()).pathname} ${step}`);
    if (page.url() === 'about:blank' || new URL(page.url()).origin !== url)
      await page.goto(url + oneOf(chance, starts));
    await isReady(page);
    await onStep?.();
    done.paths.add(new URL(page.url()).pathname);
    if (!(await hasSomethingToPress(page))) done.faults.push(`nothing to press at ${page.url()}`);
  }
  return done;
}

function watchPage(page: Page, url: string, { faults }: Walk): void {
  page.on('pageerror', (error) => faults.push(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    // A refusal is an answer like any other, and the browser writes it down.
    const refused = /Failed to load resource: the server responded with a status of 4\d\d/;
    if (message.type() === 'error' && !refused.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (asked.protocol.startsWith('http') && asked.origin !== url) faults.push(`foreign request: ${request.url()}`);
  });
  page.on('crash', () => faults.push('the page crashed'));
  const ignore = () => {}; // it went away by itself
  page.on('dialog', (dialog) => void dialog.accept().catch(ignore));
  page.on('download', (download) => void download.cancel().catch(ignore));
  page.context().on('page', (other) => void other.close().catch(ignore));
}

const oneOf = <T>(chance: Chance, list: readonly T[]): T => {
  const one = list[chance.below(list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

/** One step, in words. What is gone, covered or overtaken by another page in that moment is left alone. */
async function stepOnce(page: Page, chance: Chance, { url, starts }: Pick<WalkOptions, 'url' | 'starts'>) {
  const way = chance.pick(ways);
  const start = url + oneOf(chance, starts);
  try {
    if (way === 'presses') return await press(page, chance);
    if (way === 'goes back') await page.goBack({ waitUntil: 'commit' });
    if (way === 'reloads') await page.reload({ waitUntil: 'commit' });
    if (way === 'starts anew') await page.goto(start, { waitUntil: 'commit' });
    return way;
  } catch (failure) {
    return `misses: ${way} (${failure instanceof Error ? (failure.message.split('\n')[0] ?? '') : ''})`;
  }
}

/** Does with one of the controls what it is there for. */
async function press(page: Page, chance: Chance): Promise<string> {
  const handles = await controls(page);
  if (handles.length === 0) return 'finds nothing to press';
  const one = oneOf(chance, handles);
  const text = oneOf(chance, texts);
  const pick = chance.next();
  const name = await one.evaluate(nameOf);
  const kind = await one.evaluate((node) => (node instanceof HTMLInputElement ? node.type : node.tagName));
  if (kind === 'SELECT') {
    const options = await one.evaluate((node) => (node instanceof HTMLSelectElement ? node.options.length : 0));
    await one.selectOption({ index: Math.floor(pick * options) }, { timeout: clickMs });
  } else if (kind in typed || /^(text|email|tel|search|password|url|TEXTAREA)$/.test(kind)) {
    await one.fill(typed[kind] ?? text, { timeout: clickMs });
  } else {
    await one.click({ timeout: clickMs });
  }
  return `presses ${name}`;
}

/** What fields take that take no other text. */
const typed: Readonly<Record<string, string>> = { number: '7', date: '2025-10-14', time: '10:00', month: '2025-10' };

const selector =
  'a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=checkbox], [role=tab], [role=switch], [role=menuitem], [role=option]';

const nameOf = (node: Element) =>
  `${node.tagName.toLowerCase()} "${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 60)}"`;

/** What can be pressed here: visible, enabled, of this site; while a dialog is open, what is in it. */
async function controls(page: Page): Promise<ElementHandle<Element>[]> {
  const list = await page
    .evaluateHandle((wanted) => {
      const open = [
        ...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open], [role=menu], [role=listbox]'),
      ];
      const within = open.findLast((node) => node.checkVisibility()) ?? document;
      return [...within.querySelectorAll(wanted)].filter((node) => {
        const { width, height } = node.getBoundingClientRect();
        const isForeign = node instanceof HTMLAnchorElement && node.origin !== location.origin;
        const isOff = node.matches(':disabled, [aria-disabled=true], [type=hidden], [type=file], [target=_blank]');
        return width > 0 && height > 0 && node.checkVisibility() && !isForeign && !isOff;
      });
    }, selector)
    .catch(() => null); // the page is just changing
  if (!list) return [];
  const properties = [...(await list.getProperties()).values()];
  return properties.flatMap((property) => property.asElement() ?? []) as ElementHandle<Element>[];
}

/** A page that takes input; one that never does has nothing to press. */
const isReady = (page: Page) =>
  page
    .locator('html[data-ready]')
    .waitFor({ state: 'attached' })
    .catch(() => {});

async function hasSomethingToPress(page: Page): Promise<boolean> {
  const end = performance.now() + emptyMs;
  do {
    if ((await controls(page)).length > 0) return true;
    await page.waitForLoadState('load').catch(() => {});
    await page.waitForSelector(selector, { state: 'visible', timeout: clickMs }).catch(() => {});
  } while (performance.now() < end);
  return false;
}
