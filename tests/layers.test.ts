import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alsoFast, core } from './layers.ts';
import { catalogue } from './screens/catalogue.ts';
import { formsOf, onePerPage } from './screens/screen.ts';

const root = join(import.meta.dirname, '..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Titles of the browser's tests, as Playwright itself lists them. */
function listed(...args: string[]): string[] {
  const said = execFileSync(join(root, 'node_modules/.bin/playwright'), ['test', '--list', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return said.split('\n').filter((line) => line.includes(' › '));
}

describe('the layers of the tests', () => {
  it('hold every journey and every screen in exactly one', () => {
    const [fast, rest, all] = [listed('--grep', core), listed('--grep-invert', core), listed()];
    expect([...fast, ...rest].toSorted()).toEqual(all.toSorted());
    expect(new Set(all).size).toBe(all.length);
    expect(fast.filter((title) => title.includes('[journeys]')).length).toBeGreaterThanOrEqual(25);
  }, 60_000);

  it('draw every page at once, and every form of it', () => {
    const fast = listed('--grep', core, '--project=screens');
    const screens = [...onePerPage(catalogue)];
    expect(fast.length).toBe(screens.flatMap(formsOf).length);
  }, 60_000);

  it('take every file of tests into a project', () => {
    const rules = globSync('{domain,business,contract,adapters,web,scripts,bench}/**/*.test.{ts,tsx}', { cwd: root });
    const database = globSync('{server,tests}/**/*.test.ts', { cwd: root });
    const all = globSync('**/*.test.{ts,tsx}', { cwd: root, exclude: ['node_modules/**', 'build/**', 'tools/**'] });
    expect([...rules, ...database].toSorted()).toEqual(all.toSorted());
    for (const pattern of alsoFast) expect(globSync(pattern, { cwd: root }), pattern).not.toEqual([]);
  });

  it('are all run by whoever checks a change', () => {
    const { scripts } = JSON.parse(text('package.json'));
    expect(scripts.test).toBe('node scripts/test/main.ts fast');
    expect(scripts['test:rest']).toBe('node scripts/test/main.ts rest');
    expect(scripts['test:all']).toBe('node scripts/test/main.ts all');
    expect(text('.ci/run')).toMatch(/^npm test .*\nnpm run test:rest /m);
  });
});
