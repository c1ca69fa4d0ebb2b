import { join } from 'node:path';

const here = import.meta.dirname;

/** Whether this program is the bundle of `build.ts`, not the sources. */
export const isBundled = import.meta.filename.endsWith('.js');

/** A file that the program reads while it runs, by its path in the repository. The bundle has copies beside it. */
export const ownFile = (path: string): string => join(here, isBundled ? 'files' : '..', path);

/** The folder with the pages and the browser's files. */
export const siteFolder: string = isBundled ? join(here, '../site') : join(here, '../build/site');
