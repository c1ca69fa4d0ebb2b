import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Screen } from './screen.ts';
import { settle, windowOf } from './window.ts';

/** Where the pictures are kept. */
export const pictureFolder = join(import.meta.dirname, '../../docs/screens');

/** As many colours as a picture needs, dithered, so that light and glass can be judged, and small enough to be kept. */
const palette = { palette: true, quality: 70, dither: 0.2, effort: 7, compressionLevel: 9 } as const;

/** How far a pixel may be from the one that is kept, and how many may be further: machines round differently. */
const tolerated = { threshold: 0.2, maxDiffPixelRatio: 0.0004 };

/** Pictures end here; what is further down is the same on other screens of the page. */
const highest = { 390: 2_800, 1280: 1_900 };

/** Takes the picture of a screen as it stands and compares it with the one in `docs/screens`. */
export async function looksAsDrawn(
  page: Page,
  { window, masked }: Pick<Screen, 'window' | 'masked'>,
  file: string,
): Promise<void> {
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
  if (await isAsKept(taken, join(pictureFolder, file))) return;
  expect(
    await sharp(taken).png(palette).toBuffer(),
    `docs/screens/${file}: the screen has changed. If that was meant, draw it anew by \`npm run screens\` and look at it.`,
  ).toMatchSnapshot([file], tolerated);
}

/** Most are; to see it without drawing them in fewer colours takes a quarter of the time. */
async function isAsKept(taken: Buffer, kept: string): Promise<boolean> {
  if (test.info().config.updateSnapshots === 'all' || !existsSync(kept)) return false;
  const [now, before] = await Promise.all([pixelsOf(taken), pixelsOf(kept)]);
  const { width, height } = now.info;
  if (before.info.width !== width || before.info.height !== height) return false;
  return (
    pixelmatch(now.data, before.data, undefined, width, height, tolerated) <=
    width * height * tolerated.maxDiffPixelRatio
  );
}

const pixelsOf = (picture: Buffer | string) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** A window as high as the page, so that bars which stay at its foot cover nothing. */
async function showWhole(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? windowOf(1280);
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  const most = width === 390 ? highest[390] : highest[1280];
  if (needed <= height) return;
  await page.setViewportSize({ width, height: Math.min(needed, most) });
  await settle(page);
}
