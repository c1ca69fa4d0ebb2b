/**
 * Makes the film of the landing page: draws each frame in headless Chromium, encodes with ffmpeg, writes to
 * `web/pictures/film`. Needs Debian's `ffmpeg`, and `CHROMIUM` naming a Chromium that has SwiftShader.
 * `--encode` encodes anew what was drawn before; `--quick` draws the street roughly, for a look.
 */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { encode } from './encode.ts';
import { mastersIn, render } from './render.ts';

const folder = resolve(process.env.FILM_FOLDER ?? 'node_modules/.cache/film');
/** 1600 x 900: a drop's edge stays crisp on a wide screen, and the file within its limit. */
const unit = 1.25;
const masters = mastersIn(folder, unit);

await mkdir(folder, { recursive: true });
if (!process.argv.includes('--encode')) {
  await render(folder, masters, unit, process.argv.includes('--quick') ? 4 : 14);
}
for (const master of masters) await encode(master);
