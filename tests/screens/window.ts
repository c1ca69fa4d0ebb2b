import type { Page } from '@playwright/test';
import type { Width } from './screen.ts';

/** A phone and a desktop. */
export const windowOf = (width: Width) => ({ width, height: width === 390 ? 844 : 900 });

/** So many equal frames, one after the other, are taken for stillness. */
const stillFrames = 2;
/** A frame of somebody else says a moment later how high it is. */
const stillWithFrames = 20;

/** Waits until fonts, pictures and whatever came late are there and whatever moves has arrived. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    async ([still, stillForeign]) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame();
      while (document.querySelector('[data-coming]')) await frame();
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
      const needed = document.querySelector('iframe') ? stillForeign : still;
      for (let steady = 0, height = 0; steady < needed; steady++) {
        await frame();
        if (height !== document.documentElement.scrollHeight) steady = 0;
        height = document.documentElement.scrollHeight;
      }
    },
    [stillFrames, stillWithFrames] as const,
  );
