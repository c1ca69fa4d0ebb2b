/**
 * Which tests `npm test` runs: `fast`. `npm run test:rest` runs what is left over, and without `TEST_LAYER` everything runs.
 * `tests/layers.test.ts` holds that nothing falls between the two.
 */
export type Layer = 'fast' | 'rest' | 'all';

const named = process.env.TEST_LAYER ?? 'all';
if (named !== 'fast' && named !== 'rest' && named !== 'all')
  throw new Error(`TEST_LAYER is fast, rest or all: ${named}`);

/** The layer of this run. */
export const layer: Layer = named;

/** What needs no database, and what does, besides what crosses areas. */
export const rules = [
  '{domain,business,contract,adapters,web,scripts,bench}/**/*.test.{ts,tsx}',
  'sandbox/!(pages|stores)/**/*.test.ts',
];
export const onDatabase = ['server/**/*.test.ts', 'sandbox/{pages,stores}/**/*.test.ts'];

/** Crashes, races and long runs. Of these only the files below have a part in `fast`. */
export const faults = 'tests/faults/**/*.test.ts';
export const alsoFast = [
  'tests/faults/matrix/*.test.ts',
  'tests/faults/model/*.test.ts',
  'tests/faults/fuzz/*.test.ts',
];

/** Files that take minutes in `rest`. */
export const longest: readonly string[] = [
  'tests/faults/mutants/mutants.test.ts',
  'tests/faults/model/model.test.ts',
  'tests/faults/fuzz/fuzz.test.ts',
];

/** What is played once more on the oldest PostgreSQL: migrations, sales, refunds, days, the outbox and its locks. */
export const onOldestPostgres: readonly string[] = [
  'tests/postgres.test.ts',
  'server/database',
  'server/outbox',
  'server/modules/calendar',
  'server/modules/checkout/confirm.test.ts',
  'server/modules/checkout/two-tickets.test.ts',
  'server/modules/refunds',
];

/** Marks a journey or a screen that belongs to `fast`. */
export const core = '@core';

/** One cell of each step of the crash matrix, of every kind of fault. */
export const smokeCells: readonly string[] = [
  'A1-X',
  'A2-F1',
  'A3-2',
  'A4-K2',
  'A5-3',
  'B1-L1',
  'B2-2a',
  'B3-1',
  'B4-4',
  'B6-1',
  'C1-T',
  'C2-D3',
  'C3-K2',
  'D1-TF1',
  'D2-MK1',
  'D3-M3',
  'E1-2',
  'E4-T',
  'E6-3',
  'E7-2',
  'F1-D',
  'F7-2',
  'G1-D1',
  'H1-K1',
  'I3-1',
  'J1-K2',
  'K1-X1',
  'L2-K2',
  'M3-1',
  'W2-K2',
];

/** How many sequences of the model are played: of whatever happens, and of what is done with the money of one booking. */
export const modelRuns = {
  fast: { whole: 12, money: 60 },
  rest: { whole: 20, money: 60 },
  all: { whole: 110, money: 350 },
} as const;

/** Of the mutants every so many is played; all of them by `npm run cli -- mutants`. */
export const mutantStep = { fast: 6, rest: 6, all: 1 } as const;

/** How many bookings to which anything may happen have their papers read. */
export const paperRuns = { fast: 200, rest: 500, all: 1000 } as const;

/** How many requests made at random are sent. */
export const fuzzRuns = { fast: 500, rest: 3_000, all: 6_000 } as const;
