/**
 * Runs the tests in layers: `check`, `fast` (what `npm test` is), `rest` (what `fast` leaves over), `all` (both),
 * `changed` (what the uncommitted changes touch). Ends with what this machine cannot run, a table of the parts and one line,
 * `N passed, N failed`.
 * Further arguments are words that names of test files hold: `npm test -- calendar`.
 */
import { startTestDatabase } from '../../tests/database.ts';
import { type Part, type PartName, parts } from './parts.ts';
import { type Counted, told } from './results.ts';
import { openRun } from './run.ts';

const checks: PartName[] = ['lint', 'types', 'unused', 'imports', 'lockfile', 'sbom', 'secrets'];

/** A part that runs as a whole or not at all. */
const isWhole = (row: readonly PartName[]): boolean => row.includes('postgres 15');

const rest: readonly (readonly PartName[])[] = [
  ['vitest rest'],
  ['postgres 15'],
  ['browser rest'],
  // Each starts its own browsers, servers and databases; in parallel they would compete for two processors.
  ['firefox'],
  ['webkit'],
  ['chromium'],
];

/** What runs in parallel, one row after the other. */
const plans: Record<string, readonly (readonly PartName[])[]> = {
  check: [checks],
  fast: [checks, ['vitest fast'], ['browser fast']],
  rest,
  all: [checks, ['vitest fast'], ['browser fast'], ...rest],
  changed: [checks, ['vitest changed'], ['browser changed']],
};

const [name = '', ...words] = process.argv.slice(2);
const plan = plans[name];
if (!plan) {
  console.error(`node scripts/test/main.ts ${Object.keys(plans).join(' | ')} [WORD…]`);
  process.exit(1);
}

type Row = Counted & { name: string; seconds: number };

const rows: Row[] = [];
const started = performance.now();
const run = openRun();
try {
  // Words pick tests; the checks are of the whole tree.
  const rest = words.length > 0 ? plan.filter((row) => row !== checks && !isWhole(row)) : plan;
  const database = name === 'check' ? null : await startTestDatabase();
  const env = database ? { TEST_DATABASE_SERVER: JSON.stringify(database.server) } : {};
  for (const row of rest) {
    if (run.isStopped()) break;
    const finished = await Promise.all(row.map((one) => play(one, parts[one], env)));
    rows.push(...finished);
  }
  await database?.stop();
} finally {
  run.close();
}
if (run.isStopped()) {
  console.error('\nStopped before the end.');
  process.exit(130);
}
report();

async function play(part: PartName, { command, read, missing }: Part, env: Record<string, string>): Promise<Row> {
  const began = performance.now();
  const why = missing?.();
  if (why) return { name: part, seconds: 0, passed: 0, failed: 0, failures: [], skipped: [`${part}: ${why}`] };
  const results = run.file(`${part.replaceAll(' ', '-')}.json`);
  const ordered = command({ results, words });
  const ok = await run.start(ordered, { env, title: part });
  const counted = read
    ? told(part, ok, results, read)
    : { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [part], skipped: [] };
  const skipped = [...counted.skipped, ...(ordered.leftOut ? [`${part}: ${ordered.leftOut}`] : [])];
  return { ...counted, skipped, name: part, seconds: (performance.now() - began) / 1000 };
}

function report(): void {
  const failures = rows.flatMap((row) => row.failures);
  if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  const skipped = rows.flatMap((row) => row.skipped);
  if (skipped.length > 0) console.log(`\nNOT RUN:\n${skipped.map((line) => `  ${line}`).join('\n')}`);
  console.log(`\n${'part'.padEnd(18)} ${'seconds'.padStart(8)} ${'passed'.padStart(7)} ${'failed'.padStart(7)}`);
  for (const { name, seconds, passed, failed } of rows) console.log(line(name, seconds, passed, failed));
  const passed = rows.reduce((sum, row) => sum + row.passed, 0);
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  console.log(line('together', (performance.now() - started) / 1000, passed, failed));
  console.log(`\n${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

function line(name: string, seconds: number, passed: number, failed: number): string {
  return `${name.padEnd(18)} ${seconds.toFixed(1).padStart(8)} ${String(passed).padStart(7)} ${String(failed).padStart(7)}`;
}
