import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import { build } from 'vite';
import { brandAlias } from './brand.ts';
import { scriptTarget, styleTarget } from './floor.ts';

const root = join(import.meta.dirname, '../../web');
const page = join(root, 'routes/crew/crew.tsx');
const worker = join(root, 'crew-worker.ts');

/** React alone is nearly as large as the whole page may be. */
const preact = {
  'react-dom': 'preact/compat',
  'use-sync-external-store/shim/index.js': 'preact/compat',
  react: 'preact/compat',
};

type Chunk = { file: string; css?: string[] };

/**
 * The crew's page is built separately: it shares no file with the other pages, so that a phone gets what it needs and
 * nothing else. Its service worker is at the top level, because its scope is limited to its own path.
 */
export async function buildCrewPage(client: string): Promise<{ scripts: string[]; styles: string[] }> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [tailwind()],
    resolve: { alias: { ...brandAlias, ...preact } },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: 'crew.json',
      target: scriptTarget,
      cssTarget: styleTarget,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: [page, worker],
        output: {
          entryFileNames: ({ name }) => (name === 'crew-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  });
  const file = join(client, 'crew.json');
  const manifest: Record<string, Chunk> = JSON.parse(await readFile(file, 'utf8'));
  await rm(file); // Not for visitors.
  const entry = manifest['routes/crew/crew.tsx'];
  if (!entry) throw new Error('The build made nothing of the crew’s page');
  return { scripts: [entry.file], styles: entry.css ?? [] };
}
