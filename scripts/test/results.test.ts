import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parts } from './parts.ts';
import { readJourneys, readUnits, told } from './results.ts';

const folder = mkdtempSync(join(tmpdir(), 'hauteclaire-results-'));
const file = join(folder, 'results.json');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const unit = (fullName: string, status: string, failureMessages?: string[]) => ({ fullName, status, failureMessages });
const units = (passed: number, failed: number, assertionResults: object[], message?: string) => ({
  ...{ numPassedTests: passed, numFailedTests: failed },
  testResults: [{ name: '/web/x.test.ts', ...(message && { message }), assertionResults }],
});

describe('what the runner of functions counted', () => {
  it('is told with each failure by its file and its sentence, without its stack', () => {
    const results = units(1, 1, [
      unit('a booking is paid', 'passed'),
      unit('a booking is refunded', 'failed', ['expected 1\n\n    at x.ts:1:2\nto be 2', 'again']),
    ]);
    expect(readUnits(results)).toEqual({
      ...{ passed: 1, failed: 1, skipped: [] },
      failures: ['/web/x.test.ts: a booking is refunded: expected 1\n      to be 2'],
    });
  });

  it('is told of a file that could not be run at all by its message', () => {
    expect(readUnits(units(0, 1, [], 'SyntaxError: unexpected')).failures).toEqual([
      '/web/x.test.ts: SyntaxError: unexpected',
    ]);
    const broken = units(0, 1, [unit('one', 'failed', ['expected 1'])], 'and more');
    expect(readUnits(broken).failures).toEqual(['/web/x.test.ts: one: expected 1']);
  });

  it('names what was skipped, so that nothing is left out in silence', () => {
    expect(readUnits(units(1, 0, [unit('needs a mount', 'skipped')])).skipped).toEqual(['needs a mount']);
  });

  it('keeps of a long story the beginning and the end', () => {
    const lines = Array.from({ length: 60 }, (_, index) => `line ${index}`).join('\n');
    const [failure = ''] = readUnits(units(0, 1, [unit('long', 'failed', [lines])])).failures;
    expect(failure).toContain('line 0\n');
    expect(failure).toContain('…');
    expect(failure).not.toContain('line 30\n');
    expect(failure.endsWith('line 59')).toBe(true);
  });

  it('is not taken for a result when it has another shape', () => {
    expect(() => readUnits({ numPassedTests: 1 })).toThrow();
  });
});

describe('what the browser’s runner counted', () => {
  const spec = (title: string, ok: boolean, message = '') => ({
    ...{ ok, file: 'booking.spec.ts', title },
    tests: [{ results: [{ error: { message: 'the first try' } }, { error: { message } }] }],
  });
  const stats = { expected: 5, unexpected: 1, flaky: 1 };

  it('is told with each failure however deep its suite is, by its last try', () => {
    const suites = [
      { suites: [{ specs: [spec('a visitor pays', false, 'no such button'), spec('a visitor looks', true)] }] },
    ];
    expect(readJourneys({ stats, suites })).toMatchObject({
      failures: ['booking.spec.ts: a visitor pays: no such button'],
    });
  });

  it('counts a journey that went only the second time as failed', () => {
    expect(readJourneys({ stats, suites: [] })).toMatchObject({ passed: 5, failed: 2 });
  });
});

describe('a part of the tests', () => {
  const read = () => ({ passed: 3, failed: 0, failures: [], skipped: [] });

  it('that ended well is what was counted', () => {
    writeFileSync(file, '{}');
    expect(told('units', true, file, read)).toMatchObject({ passed: 3, failed: 0 });
  });

  it('that ended badly without a failed test is a failure itself', () => {
    writeFileSync(file, '{}');
    expect(told('units', false, file, read)).toEqual({
      ...{ passed: 3, failed: 1, skipped: [] },
      failures: ['units: ended badly without a failed test'],
    });
  });

  it('is not failed twice where the failure was counted', () => {
    writeFileSync(file, '{}');
    const counted = { passed: 3, failed: 2, failures: ['one', 'other'], skipped: [] };
    expect(told('units', false, file, () => counted)).toEqual(counted);
  });

  it('that left no results has passed nothing', () => {
    expect(told('units', false, join(folder, 'none.json'), read)).toMatchObject({ passed: 0, failed: 1 });
    writeFileSync(file, 'half of it');
    expect(told('units', true, file, read)).toMatchObject({ passed: 0, failed: 0 });
  });

  it('runs the tests that words pick, and writes where it is told', () => {
    const { args, env } = parts['vitest fast'].command({ results: '/tmp/r.json', words: ['calendar'] });
    expect(args).toContain('--outputFile.json=/tmp/r.json');
    expect(args.at(-1)).toBe('calendar');
    expect(env).toEqual({ TEST_LAYER: 'fast' });
  });

  it('of the rest is the faults alone, and of the browser what the other layer leaves', () => {
    expect(parts['vitest rest'].command({ results: '', words: [] }).args).toContain('--project=faults');
    const [fast, rest] = (['browser fast', 'browser rest'] as const).map(
      (name) => parts[name].command({ results: '', words: [] }).args,
    );
    const pattern = fast?.[fast.indexOf('--grep') + 1];
    expect(rest?.[rest.indexOf('--grep-invert') + 1]).toBe(pattern);
  });
});
