import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { alsoFast, faults, layer, longest, onDatabase, rules } from './tests/layers.ts';

const root = import.meta.dirname;

/** What takes minutes begins first, so that no worker is alone with it in the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((file) => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((one) => !isLong(one))];
  }
}

export default defineConfig({
  root,
  test: {
    // Vitest would leave one of two processors to itself.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        root,
        test: {
          name: 'rules',
          include: rules,
          pool: 'threads',
          isolate: false,
          setupFiles: ['tests/own-globals.ts'],
          testTimeout: 20_000, // a property runs a thousand cases, perhaps on a busy machine
        },
      },
      {
        root,
        test: {
          name: 'database',
          // What `fast` has of the crash tests is played by the workers that have loaded the program already.
          include: [...onDatabase, 'tests/{*,!(e2e|brand|faults)/**/*}.test.ts', ...(layer === 'fast' ? alsoFast : [])],
          globalSetup: ['tests/database.ts'],
          // The program is loaded once by each worker, not by each file.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The program of another brand: the whole folder of the business is another one.
        root,
        resolve: { alias: { '#business': join(root, 'tests/brand/business') } },
        test: {
          name: 'brand',
          include: ['tests/brand/**/*.test.ts'],
          globalSetup: ['tests/database.ts'],
          // What Node itself loads, a thread for instance, is of the same brand.
          execArgv: ['--conditions=second-brand'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: 'faults',
          include: layer === 'fast' ? [] : [faults],
          globalSetup: ['tests/database.ts'],
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
