import { expect, type Page, type Request } from '@playwright/test';

const underWay = new WeakMap<Page, Set<Request>>();

/** Keeps what a page has asked for and not got yet. */
export function keepRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

export const isAnswered = (page: Page): boolean => underWay.get(page)?.size === 0;

/** Waits until a page has got all that it asked for. */
export const allAnswered = (page: Page): Promise<void> => expect.poll(() => isAnswered(page)).toBe(true);
