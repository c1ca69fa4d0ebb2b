import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { layer, mutantStep } from '#tests/layers.ts';
import { type Copy, makeCopy, placesOf, playMutant, playUnchanged, removeCopy } from './copies.ts';
import { mutants as all } from './mutants.ts';

const mutants = all.filter((_, index) => index % mutantStep[layer] === 0);
const patienceMs = 600_000;
const copies: Copy[] = [];
/** Copies that nobody works in, and those who wait for one. */
const free: Copy[] = [];
const waiting: ((copy: Copy) => void)[] = [];

beforeAll(() => {
  for (let count = 0; count < 2; count++) copies.push(makeCopy(inject('templateDatabase')));
  free.push(...copies);
});
afterAll(async () => {
  await Promise.all(copies.map(removeCopy));
});

/** Two are played at a time, each in a copy of its own. */
async function inACopy<T>(work: (copy: Copy) => Promise<T>): Promise<T> {
  const copy = free.pop() ?? (await new Promise<Copy>((resolve) => waiting.push(resolve)));
  try {
    return await work(copy);
  } finally {
    const next = waiting.shift();
    if (next) next(copy);
    else free.push(copy);
  }
}

it.each(all)('has a place for the mistake that $name', ({ edits }) => {
  expect(edits.map(placesOf)).toEqual(edits.map(() => 1));
});

describe.concurrent('The crash matrix', () => {
  it.each(mutants)(
    'turns red when $name',
    async (mutant) => {
      const { failed } = await inACopy((copy) => playMutant(copy, mutant));
      const [first] = failed;
      if (!first) throw new Error(`all is green although ${mutant.name}`);
      if (mutant.test) {
        expect(first.message, 'the test saw it').toMatch(/^(AssertionError|Error: 1\. )/); // or the story of a sequence
        return expect(first.title).toBe(mutant.test.title);
      }
      expect(first.message, 'a cell saw it').toMatch(/^AssertionError: O\d/);
      expect(mutant.cells).toContain(first.title.split(':')[0]);
    },
    patienceMs,
  );

  it(
    'is green in a copy whose mistakes were taken back',
    async () => {
      const cells = [...new Set(mutants.flatMap((mutant) => mutant.cells))];
      const { passed, failed } = await inACopy((copy) => playUnchanged(copy, { cells }));
      expect(failed).toEqual([]);
      expect(passed.map((title) => title.split(':')[0]).sort()).toEqual(cells.sort());
    },
    patienceMs,
  );

  it.each([...new Map(mutants.flatMap(({ test }) => (test ? [[test.title, test] as const] : []))).values()])(
    'has beside it what is green in such a copy: $title',
    async (test) => {
      const { passed, failed } = await inACopy((copy) => playUnchanged(copy, { cells: [], test }));
      expect(failed).toEqual([]);
      expect(passed).toEqual([test.title]);
    },
    patienceMs,
  );
});
