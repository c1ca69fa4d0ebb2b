import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PartName, parts } from '../scripts/test/parts.ts';
import { alsoFast, core, onDatabase, rules } from './layers.ts';
import { formsOf, onePerPage } from './screens/forms.ts';

const root = join(import.meta.dirname, '..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');

type Suite = {
  specs: { id: string; title: string; tags: string[]; tests: { projectName: string }[] }[];
  suites?: Suite[];
};

/** The browser's tests as Playwright itself lists them, once for each project. */
function listed(): { project: string; id: string; isCore: boolean }[] {
  const said = execFileSync(join(root, 'node_modules/.bin/playwright'), ['test', '--list', '--reporter=json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  const under = (suite: Suite): ReturnType<typeof listed> => [
    ...suite.specs.flatMap(({ id, tags, tests }) =>
      tests.map(({ projectName }) => ({ project: projectName, id, isCore: tags.includes(core.slice(1)) })),
    ),
    ...(suite.suites ?? []).flatMap(under),
  ];
  return (JSON.parse(said) as { suites: Suite[] }).suites.flatMap(under);
}

describe('the layers of the tests', () => {
  it('hold every journey and every screen in exactly one, and draw every page and one walk at once', () => {
    const all = listed();
    expect(new Set(all.map(({ project, id }) => `${project} ${id}`)).size).toBe(all.length);
    const fast = all.filter(({ isCore }) => isCore);
    const screens = [...onePerPage].flatMap(formsOf);
    expect(fast.filter(({ project }) => project === 'screens')).toHaveLength(screens.length + 1);
    expect(fast.filter(({ project }) => project === 'journeys').length).toBeGreaterThanOrEqual(25);
    const command = (part: PartName) => parts[part].command({ results: '', words: [] }).args.slice(-2);
    expect(command('browser fast')).toEqual(['--grep', core]);
    expect(command('browser rest')).toEqual(['--grep-invert', core]);
    const ofEngine = (name: string) => all.filter(({ project }) => project === name).length;
    expect(ofEngine('firefox')).toBeGreaterThanOrEqual(5);
    expect(ofEngine('webkit')).toBe(ofEngine('firefox'));
    expect(all.filter(({ isCore, project }) => isCore && !/^(journeys|screens)$/.test(project))).toEqual([]);
  }, 60_000);

  it('take every file of tests into a project', () => {
    const inProjects = globSync([...rules, ...onDatabase, 'tests/**/*.test.ts'], { cwd: root });
    const all = globSync('**/*.test.{ts,tsx}', { cwd: root, exclude: ['node_modules/**', 'build/**', 'tools/**'] });
    expect(inProjects.toSorted()).toEqual(all.toSorted());
    for (const pattern of alsoFast) expect(globSync(pattern, { cwd: root }), pattern).not.toEqual([]);
  });

  it('are all run by whoever checks a change', () => {
    const { scripts } = JSON.parse(text('package.json'));
    expect(scripts.test).toBe('sh scripts/ready.sh scripts/test/main.ts fast');
    expect(scripts['test:rest']).toBe('sh scripts/ready.sh scripts/test/main.ts rest');
    expect(scripts['test:all']).toBe('sh scripts/ready.sh scripts/test/main.ts all');
    expect(text('.ci/run')).toMatch(/^bash scripts\/test\/browsers\.sh$/m);
    expect(text('.ci/run')).toMatch(/^npm test .*\nnpm run test:rest /m);
  });
});
