import { expect } from '@playwright/test';

const intervals = [30, 60, 120];
/** A page that is left in the middle of a question never answers it. */
const patienceMs = 3_000;

/** Tries until it succeeds; a page that is just changing answers nothing for a moment. */
export const until = (work: () => Promise<unknown>, timeout = 20_000): Promise<void> =>
  expect(async () => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('the page does not answer')), patienceMs);
    });
    await Promise.race([work(), patience]).finally(() => clearTimeout(timer));
  }).toPass({ timeout, intervals });
