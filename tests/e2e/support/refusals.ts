import type { Page, PlaywrightWorkerArgs } from '@playwright/test';

/** What browsers do with storage in private windows, with blocked site data and on full disks; the card's frame is not ours. */
export const refusals = {
  'local storage is not there': () => {
    if (window === window.top) Object.defineProperty(window, 'localStorage', { value: null });
  },
  'both refuse': () => {
    if (window !== window.top) return;
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  'both are full': () => {
    if (window !== window.top) return;
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

/** What a browser is that blocks cookies and all that sites keep: no answer leaves anything behind. */
export async function blockCookies(page: Page, { request }: PlaywrightWorkerArgs['playwright']): Promise<void> {
  await page.addInitScript(refusals['both refuse']);
  await page.route('**/api/**', async (route) => {
    const once = await request.newContext();
    const response = await once.fetch(route.request());
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
    await once.dispose();
  });
}
