// Vitest in a process of its own, which stays for one run after another: what it has translated is translated once.
import type { TestError } from 'vitest';
import { createVitest, type TestCase } from 'vitest/node';

export type Order = {
  /** What the names of the test files hold. */
  files: readonly string[];
  /** What the titles of the tests hold. */
  pattern: string;
  /** The sources that are others in this run. */
  changed: readonly string[];
};
export type Played = { passed: string[]; failed: { title: string; message: string }[] };

const ended: TestCase[] = [];
const starting = createVitest({
  watch: false,
  project: ['faults', 'database'],
  bail: 1,
  reporters: [{ onTestCaseResult: (test) => void ended.push(test) }],
});

async function play({ files, pattern, changed }: Order): Promise<Played> {
  const vitest = await starting;
  const invalidate = () => {
    for (const file of changed) vitest.invalidateFile(file);
  };
  const specifications = await vitest.globTestSpecifications([...files]);
  ended.length = 0;
  vitest.setGlobalTestNamePattern(pattern);
  invalidate();
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  invalidate();
  const failed = ended.map((test) => ({ title: test.name, errors: test.result().errors ?? [] }));
  for (const { moduleId, testModule } of specifications)
    failed.push({ title: moduleId, errors: testModule?.errors() ?? [] });
  failed.push({ title: 'beside the tests', errors: unhandledErrors as TestError[] });
  return {
    passed: ended.filter((test) => test.result().state === 'passed').map((test) => test.name),
    failed: failed
      .filter(({ errors }) => errors.length > 0)
      .map(({ title, errors }) => ({ title, message: told(errors) })),
  };
}

const told = (errors: readonly TestError[]): string => errors.map(({ stack, message }) => stack || message).join('\n');

process.on('message', async (order: Order) => process.send?.(await play(order)));
process.on('disconnect', async () => (await starting).exit(true));
