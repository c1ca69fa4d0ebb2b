import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mutants } from '#tests/faults/mutants/mutants.ts';
import { smokeCells } from '#tests/layers.ts';
import { preloadCells } from './cells/a-preload.ts';
import { preloadRaces } from './cells/a-preload-races.ts';
import { approvedCells } from './cells/b-approved.ts';
import { conflictCells } from './cells/b-conflicts.ts';
import { submitCells } from './cells/c-submit.ts';
import { mailCells } from './cells/d-mail.ts';
import { textCells } from './cells/d-texts.ts';
import { cancelCells } from './cells/e-cancel.ts';
import { operatorCells } from './cells/e-operator.ts';
import { refundCells } from './cells/e-refund.ts';
import { answerCells } from './cells/f-answers.ts';
import { eveningCells } from './cells/f-evening.ts';
import { recoveryCells } from './cells/g-recovery.ts';

const all = [
  preloadCells,
  preloadRaces,
  approvedCells,
  conflictCells,
  submitCells,
  mailCells,
  textCells,
  cancelCells,
  refundCells,
  operatorCells,
  answerCells,
  eveningCells,
  recoveryCells,
].flat();
const ids = all.map(({ id }) => id);
const table = readFileSync(join(import.meta.dirname, '../../../docs/decisions/0018-crash-matrix.md'), 'utf8');

it('The table of the crash matrix names every cell, in its words, and no other', () => {
  const rows = [...table.matchAll(/^\| ([A-G]\d-\w+) \| (.+?) \|$/gm)].map(([, id, says]) => `${id}: ${says}`);
  expect(rows).toEqual(all.map(({ id, says }) => `${id}: ${says}`));
  expect(new Set(ids).size).toBe(ids.length);
});

it('The table of the mutants names every one with the cells that catch it', () => {
  const rows = [...table.matchAll(/^\| ([^|]+) \| ((?:[A-G]\d-\w+(?:, )?)+) \|$/gm)].map(([, name, cells]) => [
    name,
    cells,
  ]);
  expect(rows).toEqual(mutants.map(({ name, cells }) => [name, cells.join(', ')]));
  expect(ids).toEqual(expect.arrayContaining(mutants.flatMap(({ cells }) => [...cells])));
});

it('Every group of cells has some that are played with every change, and each of those exists', () => {
  expect(ids).toEqual(expect.arrayContaining([...smokeCells]));
  const groupOf = (id: string) => id[0];
  expect(new Set(smokeCells.map(groupOf))).toEqual(new Set(ids.map(groupOf)));
  expect(new Set(smokeCells).size).toBe(smokeCells.length);
});
