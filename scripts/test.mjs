/**
 * Runs every check and test and ends with one line, `N passed, N failed`. Each of the three checks counts as one.
 * Plain arguments go to vitest and playwright alike, e.g. `npm test -- calendar`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const filters = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'hauteclaire-results-'));
let passed = 0;
let failed = 0;
/** Said again at the end, where somebody who sees only that will look. */
const failures = [];

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

function check(title, command, args) {
  const ok = run(command, args);
  console.log(`${ok ? 'ok' : 'FAILED'}: ${title}\n`);
  ok ? passed++ : failed++;
  if (!ok) failures.push(title);
}

/** Adds what a runner counted; a runner that ended badly without counting a failure is itself one failure. */
function count(title, ok, file, read) {
  let counted = { passed: 0, failed: 0, failures: [] };
  try {
    counted = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`${title}: no results (${error.message})`);
  }
  passed += counted.passed;
  failed += counted.failed;
  failures.push(...counted.failures);
  if (ok || counted.failed > 0) return;
  failed++;
  failures.push(`${title}: ended badly without a failed test`);
}

/** What a failure says without its stack; of a long story the beginning and the end. */
function told(text) {
  const lines = stripVTControlCharacters(String(text ?? '')).split('\n');
  const kept = lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return (kept.length > 24 ? [...kept.slice(0, 4), '…', ...kept.slice(-20)] : kept).join('\n      ');
}

const brokenUnits = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const broken = assertionResults.filter(({ status }) => status === 'failed');
    const tests = broken.map(({ fullName, failureMessages }) => `${fullName}: ${told(failureMessages[0])}`);
    return [...tests, ...(message && broken.length === 0 ? [told(message)] : [])].map((line) => `${name}: ${line}`);
  });

const brokenJourneys = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => `${file}: ${title}: ${told(tests[0]?.results.at(-1)?.error?.message)}`),
  ...suites.flatMap(brokenJourneys),
];

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
count('vitest', unitsOk, units, (result) => ({
  passed: result.numPassedTests,
  failed: result.numFailedTests,
  failures: brokenUnits(result),
}));

const journeys = join(folder, 'playwright.json');
const journeysOk = run('playwright', ['test', '--pass-with-no-tests', '--reporter=list,json', ...filters], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: journeys,
});
count('playwright', journeysOk, journeys, ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  failures: brokenJourneys({ suites }),
}));

rmSync(folder, { recursive: true });
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
