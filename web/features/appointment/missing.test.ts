import { expect, test } from 'vitest';
import { type Choice, missingOf, summaryShown } from './missing.ts';

const choice: Choice = { date: '2025-10-23', time: '9:00 AM', service: 'complete', number: 'empty', code: 'empty' };

test('date, time and service are asked for in that order', () => {
  expect(missingOf({ ...choice, date: '', time: '', service: '' })).toBe('date');
  expect(missingOf({ ...choice, time: '', service: '' })).toBe('time');
  expect(missingOf({ ...choice, service: '' })).toBe('service');
  expect(missingOf(choice)).toBeNull();
});

test('a refresh needs a number that is not known to be wrong', () => {
  const refresh: Choice = { ...choice, service: 'refresh' };
  expect(missingOf(refresh)).toBe('number');
  expect(missingOf({ ...refresh, number: 'checking' })).toBe('numberChecking');
  expect(missingOf({ ...refresh, number: 'bad' })).toBe('numberBad');
  expect(missingOf({ ...refresh, number: 'good' })).toBeNull();
  expect(missingOf({ ...refresh, number: 'failed' })).toBeNull();
});

test('a preview needs a valid code and shows no summary before', () => {
  const preview: Choice = { ...choice, service: 'preservation-preview' };
  for (const code of ['empty', 'checking', 'bad', 'failed'] as const) {
    expect(missingOf({ ...preview, code })).not.toBeNull();
    expect(summaryShown({ ...preview, code })).toBe(false);
  }
  expect(missingOf({ ...preview, code: 'good' })).toBeNull();
  expect(summaryShown({ ...preview, code: 'good' })).toBe(true);
});
