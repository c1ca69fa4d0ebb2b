import type { Page } from '@playwright/test';

/** An answer in place of the server's: JSON, a connection that is cut, or none at all. */
export type Stand = { status?: number; json?: unknown } | 'cut' | 'never';

/** From now on a call is answered so. Counts how often it was asked. */
export async function stand(page: Page, address: string | RegExp, answer: Stand): Promise<{ asked: string[] }> {
  const asked: string[] = [];
  await page.unroute(address);
  await page.route(address, async (route) => {
    const request = route.request();
    asked.push(`${request.method()} ${new URL(request.url()).search}${request.postData() ?? ''}`);
    if (answer === 'cut') await route.abort();
    else if (answer !== 'never') await route.fulfill(answer);
  });
  return { asked };
}
