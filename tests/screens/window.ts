import type { Page } from '@playwright/test';
import type { Width } from './screen.ts';

/** A phone and a desk. */
export const windowOf = (width: Width) => ({ width, height: width === 390 ? 844 : 900 });

/** Waits until fonts and pictures are there and whatever moves has arrived. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
    // Foreign frames say how high they are a moment later.
    for (let steady = 0, height = 0; steady < 20; steady++) {
      await frame();
      if (height !== document.documentElement.scrollHeight) steady = 0;
      height = document.documentElement.scrollHeight;
    }
  });
