import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeCopy, mutate, playIn, playTest, removeCopy } from './copies.ts';
import { type Mutant, mutants } from './mutants.ts';

const patienceMs = 600_000;
const folders: string[] = [];
/** Copies that nobody works in, and those who wait for one. */
const free: string[] = [];
const waiting: ((folder: string) => void)[] = [];

beforeAll(() => {
  for (let count = 0; count < 2; count++) folders.push(makeCopy());
  free.push(...folders);
});
afterAll(() => {
  for (const folder of folders) removeCopy(folder);
});

/** Two are played at a time, each in a copy of its own. */
async function inACopy<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = free.pop() ?? (await new Promise<string>((resolve) => waiting.push(resolve)));
  try {
    return await work(folder);
  } finally {
    const next = waiting.shift();
    if (next) next(folder);
    else free.push(folder);
  }
}

/** Its databases are others than everybody's. */
const changesSchema = ({ edits }: Mutant): boolean => edits.some(({ file }) => file.includes('/migrations/'));

describe.concurrent('The crash matrix', () => {
  it(
    'is green in a copy without a mistake',
    async () => {
      const cells = [...new Set(mutants.flatMap((mutant) => mutant.cells))];
      const { passed, failed } = await inACopy((folder) =>
        playIn(folder, cells, { bail: false, server: inject('templateDatabase') }),
      );
      expect(failed).toEqual([]);
      expect(passed.map((title) => title.split(':')[0]).sort()).toEqual(cells.sort());
    },
    patienceMs,
  );

  it.each(mutants.flatMap(({ test }) => test ?? []))(
    'has beside it what is green in a copy without a mistake: $title',
    async (test) => {
      const { passed, failed } = await inACopy((folder) =>
        playTest(folder, test, { bail: false, server: inject('templateDatabase') }),
      );
      expect(failed).toEqual([]);
      expect(passed).toEqual([test.title]);
    },
    patienceMs,
  );

  it.each(mutants)(
    'turns red when $name',
    async (mutant) => {
      const { failed } = await inACopy(async (folder) => {
        const takeBack = mutate(folder, mutant);
        try {
          const server = changesSchema(mutant) ? null : inject('templateDatabase');
          if (mutant.test) return await playTest(folder, mutant.test, { bail: true, server });
          return await playIn(folder, mutant.cells, { bail: true, server });
        } finally {
          takeBack();
        }
      });
      const [first] = failed;
      if (mutant.test) {
        expect(first?.message, 'the test saw it').toMatch(/^AssertionError/);
        return expect(first?.title).toBe(mutant.test.title);
      }
      expect(first?.message, 'a cell saw it').toMatch(/^AssertionError: O\d/);
      expect(mutant.cells).toContain(first?.title.split(':')[0]);
    },
    patienceMs,
  );
});
