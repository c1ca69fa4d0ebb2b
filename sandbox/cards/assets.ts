import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { styleSheets } from './frame/page.ts';

export type Asset = { path: string; type: string; caching: string; body: Buffer };

const packages = createRequire(import.meta.url);

// Changes during development, so always revalidated; the fonts come from a fixed version.
const fresh = 'no-cache';
const day = 'public, max-age=86400';

const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';
const font = 'font/woff2';

/** The folder of the form's scripts and styles, beside this source. */
export const ownFrame: string = join(import.meta.dirname, 'frame');

/** The files that the card form's page and the site's page load, under the gateway's own paths. */
export function frameAssets(folder: string): Promise<Asset[]> {
  const sans = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
  const serif = '@fontsource-variable/noto-serif-display/files/noto-serif-display-latin-standard-normal.woff2';
  return Promise.all([
    asset('/chktv2/js/chkt_v2.01.js', script, fresh, join(folder, 'checkout.js')),
    asset('/chktv2/js/frame.js', script, fresh, join(folder, 'frame.js')),
    asset('/chktv2/js/typing.js', script, fresh, join(folder, 'typing.js')),
    ...styleSheets.map((name) => asset(`/chktv2/style/${name}.css`, style, fresh, join(folder, `${name}.css`))),
    asset('/chktv2/style/sans.woff2', font, day, packages.resolve(sans)),
    asset('/chktv2/style/serif.woff2', font, day, packages.resolve(serif)),
  ]);
}

async function asset(path: string, type: string, caching: string, file: string): Promise<Asset> {
  return { path, type, caching, body: await readFile(file) };
}
