import { expect, type Page } from '@playwright/test';

const widths = [320, 360, 390, 600, 768, 1024, 1280, 1920, 2560];

/** From the narrowest phone to the widest window: nothing scrolls sideways, and nothing sticks out. */
export async function scrollsNowhereSideways(page: Page): Promise<void> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 800 : 900 });
    found.push(...(await sticksOut(page)).map((what) => `${width} px: ${what}`));
  }
  expect(found, 'what is wider than the window').toEqual([]);
}

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
