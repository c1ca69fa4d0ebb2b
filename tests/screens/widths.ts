import { expect, type Page } from '@playwright/test';
import { illegible } from './legible.ts';

/** At these widths every text is read and every control pressed, on every screen. */
export const lookedAt = [320, 390, 768, 1280, 1920];
/** Beside these a page, in one of its states, is measured at these. */
export const everyWidth = [...lookedAt, 360, 600, 1024, 2560];

/** From the narrowest phone to the widest window: nothing scrolls sideways or sticks out, all can be read and pressed. */
export async function fitsAt(page: Page, widths: readonly number[]): Promise<void> {
  const found: string[] = [];
  await leaveUnpainted(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 800 : 900 });
    const flaws = await sticksOut(page);
    flaws.push(...(await illegible(page)));
    found.push(...flaws.map((what) => `${width} px: ${what}`));
  }
  expect(found).toEqual([]);
}

/**
 * Boxes are where they were, without being painted anew at every width. What is under a toast is found by hit testing, which
 * a clip ends.
 */
const leaveUnpainted = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (!document.querySelector('.toast')) document.documentElement.style.clipPath = 'inset(100%)';
  });

/**
 * What is wider than the window now. Boxes inside of one that clips them are that one's affair. A page that changes with
 * the window hears of it in the next frame.
 */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`] : [];
    const look = (element: Element): void => {
      const style = getComputedStyle(element);
      if (style.display === 'none' || element.matches('.sr-only, [aria-hidden="true"]')) return;
      const { left, right, width, height } = element.getBoundingClientRect();
      const seen = width > 1 && height > 1 && style.visibility === 'visible';
      if (seen && (left < -1 || right > clientWidth + 1)) {
        const name = [element.localName, element.id && `#${element.id}`, element.getAttribute('class')].filter(Boolean);
        found.push(`${name.join(' ')} from ${Math.round(left)} to ${Math.round(right)}`);
        return;
      }
      // The shell clips only to keep its cast light; a scroller shows its own bar.
      const clips = style.overflowX !== 'visible' && !element.matches('html, body, .shell');
      if (!clips && element.localName !== 'svg') for (const child of element.children) look(child);
    };
    look(document.body);
    return found;
  });
