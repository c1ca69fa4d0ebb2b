import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readApplePayFile } from './apple-pay.ts';
import { Reader } from './faults.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'apple-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function reading(content: string | null, name = 'association') {
  const path = join(folder, name);
  if (content !== null) writeFileSync(path, content);
  const read = new Reader({ APPLE_PAY_FILE: path });
  return { file: readApplePayFile(read)?.toString(), faults: read.faults };
}

describe("Apple's file for the domain", () => {
  it('is none unless it is set', () => {
    expect(readApplePayFile(new Reader({}))).toBeNull();
  });

  it('is served as it was downloaded', () => {
    expect(reading('7B227073704964223A')).toEqual({ file: '7B227073704964223A', faults: [] });
  });

  it('stops the start if it is missing, empty, or something else', () => {
    expect(reading(null, 'missing').faults[0]).toContain('APPLE_PAY_FILE: cannot be read');
    expect(reading('').faults[0]).toContain('at most 64 kB');
    expect(reading('x'.repeat(64 * 1024 + 1)).faults[0]).toContain('at most 64 kB');
  });
});
