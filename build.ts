/**
 * Builds what `npm start` runs: `node build.ts pages` the browser's part, `node build.ts server` the programs. Each is made
 * in a folder of its own, which takes the place of the last build only when it is whole.
 */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildPages } from './scripts/build/pages.ts';
import { buildServer } from './scripts/build/server.ts';

const parts = {
  pages: { folder: 'site', build: buildPages },
  server: { folder: 'server', build: buildServer },
};
const [name = '', root = join(import.meta.dirname, 'build')] = process.argv.slice(2);

if (name !== 'pages' && name !== 'server') {
  console.error('node build.ts pages | server [FOLDER]');
  process.exit(1);
}

const { folder, build } = parts[name];
const target = resolve(root, folder);
const fresh = `${target}.new-${process.pid}`;
try {
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  await build(fresh);
  replace(target, fresh);
} catch (error) {
  rmSync(fresh, { recursive: true, force: true });
  console.error(`The ${name} could not be built, the last build stays: ${inOneLine(error)}`);
  process.exit(1);
}

function replace(folder: string, by: string): void {
  const old = `${folder}.old-${process.pid}`;
  rmSync(old, { recursive: true, force: true });
  try {
    renameSync(folder, old);
  } catch {
    // The first build replaces nothing.
  }
  renameSync(by, folder);
  rmSync(old, { recursive: true, force: true });
}

/** What a bundler says of a mistake fills a page; its first lines name the file, the place and the fault. */
function inOneLine(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .slice(0, 6)
    .join(' ');
}
