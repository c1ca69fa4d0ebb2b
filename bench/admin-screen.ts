import { chromium as playwright } from '@playwright/test';
import { chromium } from '../tests/e2e/support/browser.ts';
import { administrator } from './administrator.ts';
import { figure } from './report/print.ts';

/** What the first screen of `/admin` asks of a browser beyond the script that every page of the site has. */
export async function measureFirstScreen(url: string): Promise<void> {
  const browser = await playwright.launch(await chromium());
  const page = await (await browser.newContext({ locale: 'en-CA' })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) bytes.set(script, (bytes.get(script) ?? 0) + encodedDataLength);
  });
  await page.goto(`${url}/404`);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  const everywhere = new Set(bytes.keys());
  bytes.clear();

  await page.goto(`${url}/admin`);
  await page.getByLabel('Email').fill(administrator.ADMIN_EMAIL);
  await page.getByLabel('Password').fill(administrator.ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('.admin-table tbody tr').first().waitFor();
  const own = [...bytes].filter(([script]) => !everywhere.has(script));
  figure('admin-first-screen', own.reduce((sum, [, size]) => sum + size, 0) / 1024, 'KB-brotli');
  await browser.close();
}
