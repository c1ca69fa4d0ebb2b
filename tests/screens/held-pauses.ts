import type { Page } from '@playwright/test';

const over = 'pauses-over';

/**
 * Pauses of a page that are long enough to be seen (a toast of 5 s, an evaluation of 2 s, an inquiry every 3 s) do not
 * end by themselves, so that a state stays as long as it takes to look at it. Shorter ones go by as ever.
 */
export async function holdPauses(page: Page): Promise<void> {
  await page.addInitScript((signal) => {
    const shortest = 1_500;
    const held = new Map<number, () => void>();
    const plain: Window = window;
    const start = plain.setTimeout.bind(plain);
    const end = plain.clearTimeout.bind(plain);
    let count = 1_000_000;
    const setTimeout = (handler: (...given: unknown[]) => void, delay = 0, ...given: unknown[]): number => {
      if (delay < shortest) return start(handler, delay, ...given);
      count += 1;
      held.set(count, () => handler(...given));
      return count;
    };
    const clearTimeout = (id?: number): void => {
      if (!held.delete(id ?? 0)) end(id);
    };
    Object.assign(window, { setTimeout, clearTimeout });
    addEventListener(signal, () => {
      const due = [...held.values()];
      held.clear();
      for (const handler of due) handler();
    });
  }, over);
}

/** All pauses that are held end now. */
export const endPauses = (page: Page): Promise<boolean> =>
  page.evaluate((signal) => dispatchEvent(new Event(signal)), over);
