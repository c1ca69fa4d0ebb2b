import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../build/server');

/** What Node is given to run a program as people get it: the bundle, with traces that name the sources. */
export function built(name: 'main' | 'ledger' | 'accounting' | 'admin'): readonly string[] {
  const file = join(folder, `${name}.js`);
  if (!existsSync(file)) throw new Error('Nothing is built: run `node scripts/prepare.mjs`');
  return ['--enable-source-maps', file];
}
