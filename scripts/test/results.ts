import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

/** `skipped`: what this machine cannot run, by name. */
export type Counted = { passed: number; failed: number; failures: string[]; skipped: string[] };

/** A runner's counts; one that exited with an error but no failures counts as one failure. */
export function told(title: string, ok: boolean, file: string, read: (results: unknown) => Counted): Counted {
  let counted: Counted = { passed: 0, failed: 0, failures: [], skipped: [] };
  try {
    counted = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`${title}: no results (${error instanceof Error ? error.message : error})`);
  }
  if (ok || counted.failed > 0) return counted;
  return { ...counted, failed: 1, failures: [...counted.failures, `${title}: ended badly without a failed test`] };
}

/** A failure's message without its stack; if long, its beginning and end. */
function inShort(text: string | undefined): string {
  const lines = stripVTControlCharacters(text ?? '').split('\n');
  const kept = lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return (kept.length > 24 ? [...kept.slice(0, 4), '…', ...kept.slice(-20)] : kept).join('\n      ');
}

const Units = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

export function readUnits(results: unknown): Counted {
  const { numPassedTests, numFailedTests, testResults } = Units.parse(results);
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const broken = assertionResults.filter(({ status }) => status === 'failed');
    const tests = broken.map(({ fullName, failureMessages }) => `${fullName}: ${inShort(failureMessages?.[0])}`);
    return [...tests, ...(message && broken.length === 0 ? [inShort(message)] : [])].map((line) => `${name}: ${line}`);
  });
  const skipped = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'skipped').map(({ fullName }) => fullName),
  );
  return { passed: numPassedTests, failed: numFailedTests, failures, skipped };
}

const Spec = z.object({
  ok: z.boolean(),
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({ results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })) }),
  ),
});
type Spec = z.infer<typeof Spec>;
type Suite = { specs?: Spec[] | undefined; suites?: Suite[] | undefined };
const Suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(Spec).optional(), suites: z.array(Suite).optional() }),
);
const Journeys = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(Suite),
});

const brokenOf = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => `${file}: ${title}: ${inShort(tests[0]?.results.at(-1)?.error?.message)}`),
  ...suites.flatMap(brokenOf),
];

export function readJourneys(results: unknown): Counted {
  const { stats, suites } = Journeys.parse(results);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: brokenOf({ suites }),
    skipped: [],
  };
}
