import puppeteer, { type ConsoleMessage, type Page } from 'puppeteer-core';
import { chromium } from '#tests/e2e/support/browser.ts';
import type { Engine, Tab } from './engine.ts';
import { firefoxPath } from './installed.ts';

/** Firefox over WebDriver BiDi. */
export const startFirefox = (): Promise<Engine> =>
  start('firefox', {
    browser: 'firefox',
    executablePath: firefoxPath,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-CA', 'ui.prefersReducedMotion': 1 },
  });

/** The Chromium of the journeys, for what is to be the same in all engines. */
export const startChromium = async (): Promise<Engine> => {
  const { executablePath, args, env } = await chromium();
  return start('chromium', { executablePath, args: [...args, '--force-prefers-reduced-motion'], env });
};

async function start(name: 'firefox' | 'chromium', how: Parameters<typeof puppeteer.launch>[0]): Promise<Engine> {
  const browser = await puppeteer.launch({ ...how, headless: true });
  return {
    name,
    async open(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return tabOf(page, () => context.close());
    },
    stop: () => browser.close(),
  };
}

async function tabOf(page: Page, close: () => Promise<void>): Promise<Tab> {
  const faults: Promise<string>[] = [];
  page.on('pageerror', (error) => void faults.push(Promise.resolve(`exception: ${String(error)}`)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(wordsOf(message));
  });
  // Firefox tells of a breach in its browser's console alone.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return {
    // A page that is just leading elsewhere by itself ends what was asked for: it is asked for again.
    goTo: (address) =>
      page
        .goto(address)
        .catch((error) => (/NS_BINDING_ABORTED/.test(String(error)) ? page.goto(address) : Promise.reject(error)))
        .then(() => undefined),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    run: (work, ...given) => page.evaluate(work as (...all: readonly unknown[]) => never, ...given),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    online: (isOn) => page.setOfflineMode(!isOn),
    picture: () => page.screenshot(),
    faults: async () => (await Promise.all(faults)).filter((fault) => !isAnswer.test(fault)),
    close,
  };
}

/** Chromium writes down each answer that is a refusal. */
const isAnswer = /Failed to load resource: the server responded with a status of 4\d\d/;

/** An error is an object there, of which a message's text says nothing in Firefox. */
async function wordsOf(message: ConsoleMessage): Promise<string> {
  const parts = message.args().map((part) => part.evaluate((value: unknown) => String(value)));
  const said = await Promise.all(parts).catch(() => []); // the page has gone
  return `console: ${said.length > 0 ? said.join(' ') : message.text()}`;
}
