/**
 * Runs every check and test and ends with one line, `N passed, N failed`. Each of the three checks counts as one.
 * Plain arguments go to vitest and playwright alike, e.g. `npm test -- calendar`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const filters = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'hauteclaire-results-'));
let passed = 0;
let failed = 0;

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

function check(title, command, args) {
  const ok = run(command, args);
  console.log(`${ok ? 'ok' : 'FAILED'}: ${title}\n`);
  ok ? passed++ : failed++;
}

/** Adds what a runner counted; a runner that ended badly without counting a failure is itself one failure. */
function count(title, ok, file, read) {
  let counted = { passed: 0, failed: 0 };
  try {
    counted = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`${title}: no results (${error.message})`);
  }
  passed += counted.passed;
  failed += counted.failed;
  if (!ok && counted.failed === 0) failed++;
}

if (filters.length === 0) {
  check('format and lint', 'biome', ['ci']);
  check('types', 'tsc', ['-b']);
  check('unused code', 'knip', []);
}

const units = join(folder, 'vitest.json');
const unitsOk = run('vitest', [
  'run',
  '--passWithNoTests',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${units}`,
  ...filters,
]);
count('vitest', unitsOk, units, (r) => ({ passed: r.numPassedTests, failed: r.numFailedTests }));

const journeys = join(folder, 'playwright.json');
const journeysOk = run('playwright', ['test', '--pass-with-no-tests', '--reporter=list,json', ...filters], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: journeys,
});
count('playwright', journeysOk, journeys, ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
}));

rmSync(folder, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
