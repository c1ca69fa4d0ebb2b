import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '#business/brand.ts';
import { minPasswordLength } from '#contract/admin/people/people.ts';
import { freeAttempts } from '#domain/sign-in-delay.ts';
import { withTables } from './document.ts';
import { findings } from './findings.ts';
import { items } from './items.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const page = read('docs/security.md');

describe('the requirements of OWASP ASVS', () => {
  const held = [...items, ...findings].flatMap((item) => ('test' in item ? [{ id: item.id, ...item.test }] : []));

  it('are named once each, and at least 140 are held by a test', () => {
    const ids = items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(items.filter((item) => 'test' in item).length).toBeGreaterThanOrEqual(140);
  });

  it('are held by tests that are there', () => {
    const gone = held.filter(({ file, title }) => {
      if (title === '' || !existsSync(join(root, file))) return true;
      const text = read(file);
      return (
        !['it', 'test', 'each'].some((word) => text.includes(word)) ||
        !["'", '`'].some((quote) => text.includes(`${quote}${title}${quote}`))
      );
    });
    expect(gone).toEqual([]);
  });
});

it('every finding of the review is there, the serious and the small', () => {
  const ids = new Set(findings.map(({ id }) => id.split(' ')[0]));
  const found = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
  expect([...ids]).toEqual([...found('S', 11), ...found('L', 15)]);
});

it('SECURITY.md names the address of the brand', () => {
  expect(read('SECURITY.md')).toContain(brand.email);
});

describe('docs/security.md', () => {
  it('has the tables as they are held: npm run cli -- asvs writes them', () => {
    expect(withTables(page)).toBe(page);
  });

  it('says how each control of docs/security.md is set', () => {
    for (const heading of ['Signing in', 'Sessions', 'Limits', 'Files', 'Keys and cryptography', 'Logs', 'Packages'])
      expect(page).toContain(`### ${heading}\n`);
    expect(page).toContain(`at least ${minPasswordLength} characters`);
    expect(page).toContain(
      `${freeAttempts.oneOrigin} wrong tries from one network, ${freeAttempts.allOrigins} from all together`,
    );
    expect(read('domain/access/roles.ts')).toMatch(/owner: 30 \* minuteMs/);
    expect(read('server/modules/auth/auth.ts')).toMatch(/expiresIn: 12 \* hourSeconds/);
    expect(page).toContain('after 30 idle minutes and after 12 hours');
    expect(read('server/http/app.ts')).toMatch(/bodyLimit: 64 \* 1024/);
    expect(page).toContain('64 KiB');
  });

  it('names every outside host that the program talks to', () => {
    const files = globSync('{adapters,server}/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
    const hosts = new Set(
      files.flatMap((file) =>
        [...read(file).matchAll(/https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/g)].map(([, host]) => host ?? ''),
      ),
    );
    const outside = [...hosts].filter((host) => !/(^|\.)example\.(com|org)$/.test(host));
    expect(outside.length).toBeGreaterThanOrEqual(9);
    expect(outside.filter((host) => !page.includes(`\`${host}\``))).toEqual([]);
  });
});
