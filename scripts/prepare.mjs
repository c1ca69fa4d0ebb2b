/**
 * Makes the folder ready to run: installs what is missing, builds what is stale. Plain JavaScript for any Node from 18:
 * it runs before Node 24, which comes with the packages, is there.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const files = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => files(join(path, name)))
    : [path];

/** Runs a command unless it last ran on exactly these inputs, and what it made is still there. */
function unlessFresh(what, { stamp, inputs, makes }, command, args) {
  const hash = createHash('sha256');
  for (const file of inputs
    .filter(existsSync)
    .flatMap(files)
    .filter((name) => !name.includes('.test.')))
    hash.update(file).update('\0').update(readFileSync(file));
  const digest = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest && makes.every(existsSync)) return;
  rmSync(stamp, { force: true }); // Partly done does not count.
  const started = Date.now();
  console.log(`${what}…`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`${what}: failed${error ? ` (${error.message})` : ''}.`);
    process.exit(status || 1);
  }
  console.log(`${what}: done in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

const ci = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
const npm = process.env.npm_execpath;
unlessFresh(
  'Installing packages',
  { stamp: 'node_modules/.cache/installed', inputs: ['package-lock.json'], makes: ['node_modules/.bin'] },
  npm ? process.execPath : 'npm',
  npm ? [npm, ...ci] : ci,
);

// npm 10 removes the link when it discards the package of the other platform.
const node = 'node_modules/.bin/node';
const pinned = `../node-${process.platform}-${process.arch}/bin/node`;
if (!existsSync(node) && existsSync(join('node_modules/.bin', pinned))) symlinkSync(pinned, node);

const builder = existsSync(node) ? node : process.execPath;
const shared = ['package-lock.json', 'build.ts', 'scripts/build', 'domain', 'business', 'contract'];
unlessFresh(
  'Building the pages',
  {
    stamp: 'build/.pages',
    inputs: [...shared, 'vite.config.ts', 'web'],
    makes: ['build/site/client', 'build/site/pages'],
  },
  builder,
  ['build.ts', 'pages'],
);
unlessFresh(
  'Building the server',
  {
    stamp: 'build/.server',
    inputs: [...shared, 'server', 'adapters', 'sandbox'],
    makes: ['build/server/main.js', 'build/server/main.js.map', 'build/server/files', 'build/server/openapi.json'],
  },
  builder,
  ['build.ts', 'server'],
);
