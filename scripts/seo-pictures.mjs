/**
 * Draws how the site appears elsewhere: the pictures of shared links and the icons, into `public/` of the brand's
 * folder (`node --conditions=second-brand scripts/seo-pictures.mjs` those of the second one). They are committed; run this again after the name, the mark or the landing film has changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as engine } from '@playwright/test';
import { chromium } from '../tests/e2e/support/browser.ts';
import { icons, socialPage } from '../web/seo/drawings.ts';
import { pictureSize } from '../web/seo/head.ts';
import { publicFolder } from './build/brand.ts';

const root = join(import.meta.dirname, '..');
const out = publicFolder;
const fontsource = join(root, 'node_modules/@fontsource-variable');

const data = (type, body) => `data:${type};base64,${Buffer.from(body).toString('base64')}`;
const font = (file) => data('font/woff2', readFileSync(join(fontsource, file)));
const fonts = {
  serif: font('noto-serif-display/files/noto-serif-display-latin-standard-normal.woff2'),
  sans: font('hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
};
const scene = data('image/avif', readFileSync(join(root, 'web/pictures/film/landscape.avif')));

/** One PNG as an .ico file: a header, one entry, the PNG itself. */
function icoOf(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await engine.launch(await chromium());
const page = await browser.newPage();

for (const language of ['en', 'fr']) {
  await page.setViewportSize(pictureSize);
  await page.setContent(socialPage(language, scene, fonts));
  await page.evaluate(() =>
    Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
  );
  await page.screenshot({ path: join(out, `social.${language}.jpg`), type: 'jpeg', quality: 84 });
}

async function drawn(svg, size) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>*{margin:0}img{display:block}</style><img width="${size}" src="${data('image/svg+xml', svg)}">`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return page.screenshot({ type: 'png' });
}

writeFileSync(join(out, 'favicon.svg'), icons.tab);
writeFileSync(join(out, 'favicon.ico'), icoOf(await drawn(icons.tab, 32), 32));
writeFileSync(join(out, 'apple-touch-icon.png'), await drawn(icons.home, 180));
for (const size of [192, 512]) {
  writeFileSync(join(out, `icon-${size}.png`), await drawn(icons.home, size));
  writeFileSync(join(out, `icon-maskable-${size}.png`), await drawn(icons.maskable, size));
}
await browser.close();
