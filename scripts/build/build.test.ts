import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'hauteclaire-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const build = (...args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, ['build.ts', ...args], { cwd: root, encoding: 'utf8' });
  return { status, lines: stderr.trim().split('\n') };
};

describe('the build', () => {
  it('that fails says so in one line, and leaves the last one as it was', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, 'as it was');
    const { status, lines } = build('server', file);
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^The server could not be built, the last build stays: /)]);
    expect(readdirSync(folder)).toEqual(['a-file']);
  });

  it('says how it is used when it is told something else', () => {
    expect(build('everything')).toEqual({ status: 1, lines: ['node build.ts pages | server [FOLDER]'] });
  });
});
