import { expect, type Page, type Request } from '@playwright/test';
import { settle } from './window.ts';

const underWay = new WeakMap<Page, Set<Request>>();

/** Keeps what a page has asked for and not got yet. */
export function keepRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Waits until all that a page asked for is there and drawn; what comes late moves what lies below it. */
export async function allArrived(page: Page): Promise<void> {
  const left = () => underWay.get(page)?.size;
  do {
    await expect.poll(left).toBe(0);
    await settle(page);
  } while (left() !== 0);
}
