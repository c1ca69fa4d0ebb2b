import { core } from '../../tests/layers.ts';
import { type Counted, readJourneys, readUnits } from './results.ts';

export type PartName =
  | 'lint'
  | 'types'
  | 'unused'
  | 'imports'
  | 'lockfile'
  | 'sbom'
  | 'secrets'
  | `${'vitest' | 'browser'} ${'fast' | 'rest' | 'changed'}`;

/** Where the results are to be written, and words that names of files hold. */
type Order = { results: string; words: readonly string[] };
export type Command = { program: string; args: readonly string[]; env?: Record<string, string> };
export type Part = {
  command(order: Order): Command;
  /** Reads what the runner counted; without it the part is one check. */
  read?: (results: unknown) => Counted;
};

const check = (program: string, ...args: string[]): Part => ({ command: () => ({ program, args }) });

const vitest = (layer: string, ...args: string[]): Part => ({
  command: ({ results, words }) => ({
    program: 'vitest',
    args: [
      'run',
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}`,
      ...args,
      ...words,
    ],
    env: { TEST_LAYER: layer },
  }),
  read: readUnits,
});

const browser = (...args: string[]): Part => ({
  command: ({ results, words }) => ({
    program: 'playwright',
    args: ['test', '--pass-with-no-tests', '--reporter=list,json', ...args, ...words],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: results },
  }),
  read: readJourneys,
});

export const parts: Readonly<Record<PartName, Part>> = {
  lint: check('biome', 'ci', '--colors=off'),
  types: check('tsc', '-b'),
  unused: check('knip'),
  imports: check('node', 'scripts/architecture/main.ts', 'check'),
  lockfile: check('node', 'scripts/security/main.ts', 'lockfile'),
  sbom: check('node', 'scripts/security/main.ts', 'sbom'),
  secrets: check('node', 'scripts/security/main.ts', 'secrets'),
  'vitest fast': vitest('fast'),
  'vitest rest': vitest('rest', '--project=faults'),
  'vitest changed': vitest('fast', '--changed'),
  'browser fast': browser('--grep', core),
  'browser rest': browser('--grep-invert', core),
  'browser changed': browser('--only-changed'),
};
