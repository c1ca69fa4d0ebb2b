import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the brand that is built: `business/`, or the one that Node's `--conditions` choose in package.json. */
export const businessFolder: string = dirname(fileURLToPath(import.meta.resolve('#business/brand.ts')));

/** Bundler options that build the brand of the running Node. */
export const brandAlias = { '#business': businessFolder };

/** Files served as they are: the icons, and the pictures of shared links. */
export const publicFolder: string = join(businessFolder, 'public');
