import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest browsers that everything works in, as `package.json` names them: `Safari 15.4`. */
export const floor: readonly string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
).browserslist;

/** The target for styles, in the bundler's terms: `safari15.4`. */
export const styleTarget = floor.map((browser) => browser.toLowerCase().replace(' ', ''));

/**
 * The target for scripts. Safari 15 knows the syntax of 16, but mistakes the names in a function that is a class
 * field's first value; for that alone every private field would become a WeakMap, a kilobyte on each page.
 */
export const scriptTarget = styleTarget.map((browser) => browser.replace(/^(safari|ios)15\.\d$/, '$116'));
