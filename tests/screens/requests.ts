import type { Page } from '@playwright/test';
import { allAnswered, isAnswered } from '#tests/e2e/support/requests.ts';
import { settle } from './window.ts';

/** Waits until all that a page asked for is there and drawn; what comes late moves what lies below it. */
export async function allArrived(page: Page): Promise<void> {
  do {
    await allAnswered(page);
    await settle(page);
  } while (!isAnswered(page));
}
