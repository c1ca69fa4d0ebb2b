import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moduleArrows } from './rules.ts';
import { withTables } from './table.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

describe('docs/architecture.md', () => {
  it('has the import rules as they are held', () => {
    expect(withTables(page)).toBe(page);
  });

  it('names only files and folders that are there', () => {
    const written = page.replace(/<!-- imports: [\s\S]*<!-- imports end -->/, '');
    const named = [
      ...written.matchAll(/`((?:business|domain|contract|adapters|server|web|tests|scripts|docs)\/[\w./-]*)`/g),
    ];
    const paths = named.map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

it('every module has its arrows', () => {
  const modules = readdirSync(join(root, 'server/modules')).filter((name) => name !== 'sandbox');
  expect(modules.sort()).toEqual(Object.keys(moduleArrows).sort());
});

it('no folder holds more than 25 source files', () => {
  const files = globSync('{domain,business,contract,adapters,server,web,tests,bench,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  const counts = Map.groupBy(
    files.filter((file) => !/\.test\.tsx?$/.test(file)),
    (file) => dirname(file),
  );
  expect([...counts].filter(([, inside]) => inside.length > 25).map(([folder]) => folder)).toEqual([]);
});
