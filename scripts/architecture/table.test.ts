import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moduleArrows } from './rules.ts';
import { withTables } from './table.ts';
import { overviews, type TableFile, tableFiles } from './tables.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(path, 'utf8');
const page = read(join(root, 'docs/architecture.md'));

describe('docs/architecture.md', () => {
  it('has the import rules as they are held', () => {
    expect(withTables(page)).toBe(page);
  });

  it('names only files and folders that are there', () => {
    const written = page.replace(/<!-- imports: [\s\S]*<!-- imports end -->/, '');
    const named = [
      ...written.matchAll(/`((?:business|domain|contract|adapters|sandbox|server|web|tests|scripts|docs)\/[\w./-]*)`/g),
    ];
    const paths = named.map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

it('every module has its arrows', () => {
  const modules = readdirSync(join(root, 'server/modules'));
  expect(modules.sort()).toEqual(Object.keys(moduleArrows).sort());
});

it('no folder holds more than 25 source files', () => {
  const files = globSync('{domain,business,contract,adapters,sandbox,server,web,tests,bench,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  const counts = Map.groupBy(
    files.filter((file) => !/\.test\.tsx?$/.test(file)),
    (file) => dirname(file),
  );
  expect([...counts].filter(([, inside]) => inside.length > 25).map(([folder]) => folder)).toEqual([]);
});

describe('a table', () => {
  const schema = join(root, 'server/database/schema');
  const tables = globSync('**/*.ts', { cwd: schema }).flatMap((file) =>
    [...read(join(schema, file)).matchAll(/(\w+) = pgTable\(\s*'(\w+)'/g)].map(([, name = '', table = '']) => ({
      ...{ file, name, table },
    })),
  );
  const sources = globSync('{sandbox,server/{modules,outbox,metrics,wiring}}/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({
      by: /^(?:server\/(?:modules\/)?)?([^/]+)/.exec(file)?.[1] ?? '',
      text: read(join(root, file)).replace(
        /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import type [^;]*;|(?<!from )'[^'\n]*'/gm,
        '',
      ),
    }));
  type Pattern = (table: string, name: string) => RegExp;
  const whoSays = (pattern: Pattern) =>
    Object.entries(tableFiles).map(([file, { owner }]) => {
      const patterns = tables.filter((table) => table.file === file).map(({ name, table }) => pattern(table, name));
      const by = sources.filter(({ text }) => patterns.some((one) => one.test(text))).map((source) => source.by);
      return [file, ...[...new Set(by)].filter((name) => name !== owner && !(name in overviews)).sort()];
    });
  const listed = (of: (file: TableFile) => readonly string[]) =>
    Object.entries(tableFiles).map(([file, entry]) => [file, ...of(entry).toSorted()]);

  it('has an owner', () => {
    expect([...new Set(tables.map(({ file }) => file))].sort()).toEqual(Object.keys(tableFiles).sort());
  });

  it('is named by those who are listed with it and by no other, also in a statement that is written as words', () => {
    const named: Pattern = (table, name) =>
      new RegExp(
        `\\b(from|join|into|update)\\s+${table}\\b|\\{[^}]*(?<!as )\\b${name}\\b[^}]*\\} from '#server/database/schema/`,
      );
    expect(whoSays(named)).toEqual(listed(({ writers = [], readers = [] }) => [...writers, ...readers]));
  });

  it('is written by those who are listed as its writers', () => {
    const written: Pattern = (table, name) =>
      new RegExp(`\\.(insert|update|delete)\\(${name}\\)|\\b(insert into|update|delete from) ${table}\\b`);
    expect(whoSays(written)).toEqual(listed(({ writers = [] }) => writers));
  });
});
