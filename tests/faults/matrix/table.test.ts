import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Mutant, mutants } from '#tests/faults/mutants/mutants.ts';
import { smokeCells } from '#tests/layers.ts';
import { type Group, groups } from './groups.ts';

const ids = Object.values(groups).flatMap(({ cells }) => cells.map(({ id }) => id));
const page = join(import.meta.dirname, 'cells.md');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const groupTable = ({ title, cells }: Group): string =>
  `### ${title}\n\n${table(
    ['id', 'what happens, and what is left'],
    cells.map(({ id, says }) => [id, says]),
  )}`;

const generated = [
  `## The ${ids.length} cells`,
  ...Object.values(groups).map(groupTable),
  `## The ${mutants.length} mutants`,
  table(
    ['mistake', 'cells that catch it, or a test'],
    mutants.map(({ name, cells, test }) => [name, test ? `\`${test.file}\`: ${test.title}` : cells.join(', ')]),
  ),
].join('\n\n');

it('The page of the crash matrix lists every cell and every mutant (npm run cli -- crash-matrix writes it)', async () => {
  const between = /(?<=<!-- generated -->\n).*(?=\n<!-- end of generated -->)/s;
  await expect(readFileSync(page, 'utf8').replace(between, () => generated)).toMatchFileSnapshot(page);
});

it('No two cells have the same id, and every mutant names cells that exist', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(mutants.flatMap(({ cells }) => [...cells])));
});

it('The lines that a mutant changes stand in their file, once', () => {
  const root = join(import.meta.dirname, '../../..');
  const found = ({ file, find }: Mutant['edits'][number]) =>
    readFileSync(join(root, file), 'utf8').split(find).length - 1;
  const lost = mutants.flatMap(({ name, edits }) => edits.filter((edit) => found(edit) !== 1).map(() => name));
  expect(lost).toEqual([]);
});

it('Every group of cells has some that are played with every change, and each of those exists', () => {
  expect(ids).toEqual(expect.arrayContaining([...smokeCells]));
  const groupOf = (id: string) => id[0];
  expect(new Set(smokeCells.map(groupOf))).toEqual(new Set(ids.map(groupOf)));
  expect(new Set(smokeCells).size).toBe(smokeCells.length);
});
