import { chromium as playwright } from '@playwright/test';
import { standardTerms } from '#business/terms/index.ts';
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
  '/privacy',
  '/terms',
  '/cancel-booking',
  '/certificate',
  '/weather-response',
  '/area-request',
  '/waiting-list',
  '/unsubscribe',
  '/address-change',
];

/** The budget counts what one page runs; these two show what a visit asks of the network. */
const counted = ['/', '/postal-code', '/calendar-booking'];

export const nameOf = (path: string): string => (path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-'));

/**
 * Bytes of script as sent, number of requests, and requests to other hosts, in a real browser with an empty cache, until
 * the page is ready: what is fetched after that is for the next one.
 */
export async function measureScripts(url: string): Promise<void> {
  const [appointmentDate] = await openDays(url);
  const accepted = { termsAccepted: true, termsVersion: standardTerms.version, termsLanguage: 'en' };
  const chosen = { appointmentDate, appointmentTime: '9:00 AM', coatingType: 'complete', ...accepted };
  const browser = await playwright.launch(await chromium());
  for (const path of customerPages) {
    const context = await browser.newContext({ locale: 'en-CA' });
    await context.addInitScript(
      ([key, answers]) => {
        if (!localStorage.getItem(key)) localStorage.setItem(key, answers);
        const ready = { attributes: true, attributeFilter: ['data-ready'], subtree: true };
        new MutationObserver(() => performance.mark('ready')).observe(document, ready);
      },
      [draftKey, JSON.stringify(path === '/payment' ? { ...draft, ...chosen } : draft)] as const,
    );
    const page = await context.newPage();
    await page.goto(url + path);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    const files = await page.evaluate(() => {
      const readyAt = performance.getEntriesByName('ready')[0]?.startTime ?? Number.POSITIVE_INFINITY;
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return all
        .filter(({ startTime }) => startTime <= readyAt)
        .map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize }));
    });
    if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`);
    const name = nameOf(path);
    // The card form's script is the gateway's, here its simulator's.
    const scripts = files.filter((one) => /\.m?js(\?|$)/.test(one.url) && !one.url.includes('/sandbox/'));
    figure(`${name}-script`, scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024, 'KB-brotli');
    if (counted.includes(path)) {
      figure(`${name}-requests`, files.length + 1, 'requests'); // with the page itself
      figure(`${name}-foreign-requests`, files.filter((one) => new URL(one.url).origin !== url).length, 'requests');
    }
    await context.close();
  }
  await browser.close();
}
