import { chromium as playwright } from '@playwright/test';
import { chromium } from '../tests/e2e/browser.ts';
import { figure } from './figures.ts';

const draft = {
  postalCode: 'H2Y',
  storefrontSize: 'little-storefront',
  selectedLayout: 'layout12',
  glassCoverage: 'extensive',
  feeling: 'impressed',
  aesthetic: 'curated',
  purpose: 'photographed',
};

/** Bytes of script as sent, number of requests, and requests to other hosts, in a real browser with an empty cache. */
export async function measurePages(url: string): Promise<void> {
  const browser = await playwright.launch(await chromium());
  for (const path of ['/', '/postal-code', '/calendar-booking']) {
    const context = await browser.newContext({ locale: 'en-CA' });
    await context.addInitScript((answers) => {
      const key = 'hauteclaire.draft.v1';
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(answers));
    }, draft);
    const page = await context.newPage();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    let scriptBytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    // What the bodies weigh as sent; headers are not script.
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    const name = path === '/' ? 'landing' : path.slice(1);
    figure(`${name}-script`, scriptBytes / 1024, 'KB-brotli');
    figure(`${name}-requests`, requested.length, 'requests');
    figure(`${name}-foreign-requests`, requested.filter((one) => new URL(one).origin !== url).length, 'requests');
    await context.close();
  }
  await browser.close();
}
