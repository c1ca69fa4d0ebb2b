import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the brand that is built: `business/`, or the one that Node's `--conditions` choose in package.json. */
export const businessFolder: string = dirname(fileURLToPath(import.meta.resolve('#business/brand.ts')));

/** What a bundler is told, so that it builds the brand of the Node that runs it. */
export const brandAlias = { '#business': businessFolder };

/** What is served as it lies there: the icons, and the pictures of shared links. */
export const publicFolder: string = join(businessFolder, 'public');
