/**
 * Draws the façades of the mails into `server/modules/messages/mail/facades`: every layout in every light, from the
 * site's own drawings. They are committed; run this again after a drawing has changed (a test will fail).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as engine } from '@playwright/test';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { chromium } from '../tests/e2e/support/browser.ts';

const root = join(import.meta.dirname, '..');
const out = join(root, 'server/modules/messages/mail/facades');
const { module } = await runnerImport(join(root, 'scripts/mail-facades/markup.ts'), { root, configFile: false });
const { facadePages, facadeDigest, facadeFile, facadeSize } = module;

const maxBytes = 25_000;
/** From finer to coarser; a mail takes the finest that is light enough. */
const palettes = [
  { quality: 95, dither: 0.6 },
  { quality: 80, dither: 0.3 },
  { quality: 60, dither: 0.2 },
  { quality: 70, dither: 0 },
  { quality: 40, dither: 0 },
];

async function small(taken) {
  for (const palette of palettes) {
    const drawn = await sharp(taken)
      .png({ palette: true, effort: 10, ...palette })
      .toBuffer();
    if (drawn.length <= maxBytes) return drawn;
  }
  throw new Error(`no picture of ${maxBytes} bytes`);
}

const browser = await engine.launch(await chromium());
const page = await browser.newPage({ viewport: facadeSize, deviceScaleFactor: 2, reducedMotion: 'reduce' });
for (const { layout, light, page: markup } of facadePages) {
  await page.setContent(markup);
  const taken = await page.screenshot({ type: 'png', animations: 'disabled' });
  writeFileSync(join(out, facadeFile(layout, light)), await small(taken));
}
writeFileSync(join(out, 'drawn-from.sha256'), `${facadeDigest()}\n`);
await browser.close();
