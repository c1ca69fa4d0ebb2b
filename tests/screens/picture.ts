import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import type { Screen } from './screen.ts';
import { settle, windowOf } from './window.ts';

/** As many colours as a picture needs, dithered, so that light and glass can be judged, and small enough to be kept. */
const palette = { palette: true, quality: 70, dither: 0.2, effort: 7, compressionLevel: 9 } as const;

/** Pictures end here; what is further down is the same on other screens of the page. */
const highest = { 390: 2_800, 1280: 1_900 };

/** Takes the picture of a screen as it stands and compares it with the one in `docs/screens`. */
export async function looksAsDrawn(page: Page, { window, masked }: Screen, file: string): Promise<void> {
  await settle(page);
  if (!window) await showWhole(page);
  const mask = masked ? [page.locator(masked)] : [];
  const taken = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    mask,
    maskColor: '#22313b',
  });
  const picture = await sharp(taken).png(palette).toBuffer();
  if (isKept(picture, file)) return;
  expect(
    picture,
    `docs/screens/${file}: the screen has changed. If that was meant, draw it anew by \`npm run screens\` and look at it.`,
  ).toMatchSnapshot([file], { threshold: 0.2, maxDiffPixelRatio: 0.0004 });
}

/** To the last byte, which most are: comparing pixels would take longer than drawing them. */
function isKept(picture: Buffer, file: string): boolean {
  const kept = test.info().snapshotPath(file);
  return existsSync(kept) && picture.equals(readFileSync(kept));
}

/** A window as high as the page, so that bars which stay at its foot cover nothing. */
async function showWhole(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? windowOf(1280);
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  const most = width === 390 ? highest[390] : highest[1280];
  if (needed <= height) return;
  await page.setViewportSize({ width, height: Math.min(needed, most) });
  await settle(page);
}
