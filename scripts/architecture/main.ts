import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { drawing, violations } from './cruise.ts';
import { withTables } from './table.ts';

const docs = join(import.meta.dirname, '../../docs');
const [command] = process.argv.slice(2);

if (command === 'draw') await draw();
else if (command === 'check') await check();
else {
  console.error('node scripts/architecture/main.ts check | draw');
  process.exitCode = 1;
}

async function check(): Promise<void> {
  const found = await violations();
  for (const { rule, from, to } of found) console.error(`${from} -> ${to} (${rule})`);
  if (found.length > 0) process.exitCode = 1;
  console.log(found.length === 0 ? 'Every import keeps to the rules.' : `${found.length} imports break the rules.`);
}

/** Draws docs/architecture.svg from the imports, and writes the tables of docs/architecture.md from the rules. */
async function draw(): Promise<void> {
  const graphviz = await Graphviz.load();
  writeFileSync(join(docs, 'architecture.svg'), `${lean(graphviz.dot(await drawing()))}\n`);
  const page = join(docs, 'architecture.md');
  writeFileSync(page, withTables(readFileSync(page, 'utf8')));
}

/** A third smaller, and fewer lines that change from one drawing to the next: no comments, and whole points. */
function lean(svg: string): string {
  return svg.replace(/<!--.*?-->\n?/gs, '').replace(/(?<=[ ,A-Z-]\d+)\.\d+(?=[ ,"A-Z])/g, '');
}
