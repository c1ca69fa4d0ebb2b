import type { EngineName } from '../../tests/engines/support/engine.ts';
import { missingFor } from '../../tests/engines/support/installed.ts';
import { core, onOldestPostgres } from '../../tests/layers.ts';
import { hasOldestPostgres, oldestPostgres } from '../../tests/postgres.ts';
import { type Choice, changedJourneys, changedUnits } from './changed.ts';
import { type Counted, readJourneys, readUnits } from './results.ts';

export type PartName =
  | 'lint'
  | 'types'
  | 'unused'
  | 'imports'
  | 'lockfile'
  | 'sbom'
  | 'secrets'
  | 'postgres 15'
  | EngineName
  | `${'vitest' | 'browser'} ${'fast' | 'rest' | 'changed'}`;

/** Where to write the results, and words to filter file names by. */
type Order = { results: string; words: readonly string[] };
export type Command = {
  program: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** A description of what is left out. */
  leftOut?: string | null;
};
export type Part = {
  command(order: Order): Command;
  /** Reads what the runner counted; without it the part is one check. */
  read?: (results: unknown) => Counted;
  /** What it needs that this machine lacks; null if it can run. */
  missing?: () => string | null;
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

/** The same on the oldest PostgreSQL that the program runs on. */
const oldest: Part = {
  command(order) {
    const { env, ...command } = vitest('fast', '--project=database', ...onOldestPostgres).command({
      ...order,
      words: [],
    });
    return { ...command, env: { ...env, TEST_POSTGRES_BIN: oldestPostgres } };
  },
  read: readUnits,
  missing: () => (hasOldestPostgres ? null : 'PostgreSQL 15 is not installed: apt-get install postgresql-15'),
};

const browser = (...args: string[]): Part => ({
  command: ({ results, words }) => ({
    program: 'playwright',
    args: ['test', '--pass-with-no-tests', '--reporter=list,json', ...args, ...words],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: results },
  }),
  read: readJourneys,
});

const inChromium = ['--project=journeys', '--project=screens'];

/** A part limited to what the uncommitted changes touch. */
const picked = (part: Part, choose: (words: readonly string[]) => Choice): Part => ({
  ...part,
  command({ results, words }) {
    const { args, leftOut } = choose(words);
    return { ...part.command({ results, words: args }), leftOut };
  },
});

/** Core journeys, every public page and the administration's lists in one engine. */
const engine = (name: EngineName): Part => ({
  ...browser(`--project=${name}`, '--workers=2'),
  missing: () => missingFor(name),
});

export const parts: Readonly<Record<PartName, Part>> = {
  lint: check('biome', 'ci', '--colors=off'),
  // Each extra checker of a project redoes the others' work: four take two and a half times as long.
  types: check('tsc', '-b', '--checkers', '1'),
  unused: check('knip'),
  imports: check('node', 'scripts/architecture/main.ts', 'check'),
  lockfile: check('node', 'scripts/security/main.ts', 'lockfile'),
  sbom: check('node', 'scripts/security/main.ts', 'sbom'),
  secrets: check('node', 'scripts/security/main.ts', 'secrets'),
  'postgres 15': oldest,
  'vitest fast': vitest('fast'),
  'vitest rest': vitest('rest', '--project=faults'),
  'vitest changed': picked(vitest('fast'), changedUnits),
  'browser fast': browser(...inChromium, '--grep', core),
  'browser rest': browser(...inChromium, '--grep-invert', core),
  'browser changed': picked(browser(...inChromium), (words) => changedJourneys(words, inChromium)),
  chromium: engine('chromium'),
  firefox: engine('firefox'),
  webkit: engine('webkit'),
};
