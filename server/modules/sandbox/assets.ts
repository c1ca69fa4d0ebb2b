import { readFile } from 'node:fs/promises';
import { ownFile } from '#server/common/build-files.ts';

/** The page's own style and script; the fonts are those of the card form. */
export const sandboxAssets = () =>
  Promise.all(
    [
      { name: 'sandbox.css', type: 'text/css; charset=utf-8' },
      { name: 'sandbox.js', type: 'text/javascript; charset=utf-8' },
    ].map(async ({ name, type }) => ({ name, type, body: await readFile(ownFile(`server/modules/sandbox/${name}`)) })),
  );
