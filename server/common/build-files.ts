import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import program from '../../package.json' with { type: 'json' };

const here = import.meta.dirname;

/** Whether this program is the bundle of `build.ts` rather than the sources. */
export const isBundled = import.meta.filename.endsWith('.js');

/** A file read at run time, by its path in the repository. The bundle has copies next to it. */
export const ownFile = (path: string): string => join(here, isBundled ? 'files' : '../..', path);

/** Another program of the same build, or its source. */
export const ownProgram = (name: string, source = `server/cli/${name}.ts`): string =>
  join(here, isBundled ? `${name}.js` : `../../${source}`);

export const siteFolder: string = isBundled ? join(here, '../site') : join(here, '../../build/site');

export const descriptionFile: string = join(here, isBundled ? '.' : '../../build/server', 'openapi.json');

/** What is missing from the bundle that a program (its file) was started from, in one line; null if complete. */
export function bundleFault(program: string): string | null {
  if (!isBundled) return null;
  const needed = [`${program}.map`, join(here, 'files'), siteFolder];
  const missing = needed.find((file) => !existsSync(file));
  return missing
    ? `The build in ${here} is not whole, ${basename(missing)} is missing: \`npm start\` builds it anew`
    : null;
}

export const programVersion = (): string => program.version;
