import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { brandAlias } from './brand.ts';
import { scriptTarget, styleTarget } from './floor.ts';

const root = join(import.meta.dirname, '../../web');
const page = join(root, 'routes/crew/crew.ts');
const worker = join(root, 'crew-worker.ts');

type Chunk = { file: string; css?: string[] };

/**
 * The crew's page is built by itself: it shares no file with the other pages, so that a phone is sent what it needs and
 * nothing of them. Its service worker stands at the top, for a worker reaches no higher than its own address.
 */
export async function buildCrewPage(client: string): Promise<{ scripts: string[]; styles: string[] }> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    resolve: { alias: brandAlias },
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
  const entry = manifest['routes/crew/crew.ts'];
  if (!entry) throw new Error('The build made nothing of the crew’s page');
  return { scripts: [entry.file], styles: entry.css ?? [] };
}
