import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bookingReference } from '#domain/booking/reference.ts';
import type { Ids } from '#server/common/ids.ts';
import { opening, type TestApp } from '#tests/e2e/support/test-app.ts';

/** Ids as the product makes them, one after the other instead of by chance. */
function countedIds(): Ids {
  let count = 0;
  let references = 0;
  const uuid = () => `0199b9f0-d400-7000-8000-${String(++count).padStart(12, '0')}`;
  return {
    booking: () => `bk_${uuid().replaceAll('-', '')}`,
    reference: () => bookingReference(Buffer.from([0, 7, 14, 21, 28, ++references])),
    uuid,
    secret: () => createHash('sha256').update(`secret ${++count}`).digest('base64url'),
  };
}

/** The same walk makes the same numbers: clocks stand at ten in the morning, and ids are counted. */
export async function walksAlike({ deps }: TestApp, page: Page): Promise<void> {
  const now = new Date(opening);
  Object.assign(deps, { ids: countedIds() });
  Object.assign(deps.clock, { now: () => new Date(now) });
  await page.addInitScript((time) => {
    Date.now = () => time;
  }, now.getTime());
}
