import { chromium as playwright } from '@playwright/test';
import { chromium } from '../../tests/e2e/support/browser.ts';
import { draft, draftKey } from '../browser.ts';
import { figure } from '../report/print.ts';
import { openDays } from '../visitor.ts';

/** Every page that a customer meets. */
export const customerPages = [
  '/',
  '/postal-code',
  '/storefront-size',
  '/glass-coverage',
  '/sentiment',
  '/alignment-success',
  '/calendar-booking',
  '/payment',
  '/payment-complete',
  '/confirmation',
  '/manual-review',
  '/other-companies',
  '/what-is-this',
  '/contact',
  '/faq',
  '/cancel-booking',
];

/** The budget counts what one page runs; these two show what a visit asks of the network. */
const counted = ['/', '/postal-code', '/calendar-booking'];

export const nameOf = (path: string): string => (path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-'));

/** Bytes of script as sent, number of requests, and requests to other hosts, in a real browser with an empty cache. */
export async function measureScripts(url: string): Promise<void> {
  const [appointmentDate] = await openDays(url);
  const chosen = { appointmentDate, appointmentTime: '9:00 AM', coatingType: 'complete', termsAccepted: true };
  const browser = await playwright.launch(await chromium());
  for (const path of customerPages) {
    const context = await browser.newContext({ locale: 'en-CA' });
    await context.addInitScript(
      ([key, answers]) => {
        if (!localStorage.getItem(key)) localStorage.setItem(key, answers);
      },
      [draftKey, JSON.stringify(path === '/payment' ? { ...draft, ...chosen } : draft)] as const,
    );
    const page = await context.newPage();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    let scriptBytes = 0;
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      // The card form's script is the gateway's, here its simulator's.
      if (type === 'Script' && !response.url.includes('/sandbox/')) scripts.add(requestId);
    });
    // What the bodies weigh as sent; headers are not script.
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.goto(url + path);
    // What is fetched after this is for the next page.
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`);
    const name = nameOf(path);
    figure(`${name}-script`, scriptBytes / 1024, 'KB-brotli');
    if (counted.includes(path)) {
      figure(`${name}-requests`, requested.length, 'requests');
      figure(`${name}-foreign-requests`, requested.filter((one) => new URL(one).origin !== url).length, 'requests');
    }
    await context.close();
  }
  await browser.close();
}
