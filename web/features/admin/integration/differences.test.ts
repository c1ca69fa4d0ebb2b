import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messages } from './differences.messages.ts';
import { saysInWords, whatInWords } from './differences.ts';

const root = join(import.meta.dirname, '../../../..');
const sources = ['domain/ledger/compare-*.ts', 'domain/accounting/compare.ts', 'server/modules/reconciliation/**/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(root, file), 'utf8'));

/** Everything that the checks may call a difference, as their own text has it. */
const told = sources.flatMap((text) => [
  ...[...text.matchAll(/\b(?:add|compare)\((?:\w+, )?\s*'([^']+)'/g)].map(([, what]) => what),
  ...[...text.matchAll(/what = \w+ \? '([^']+)' : '([^']+)'/g)].flatMap(([, one, other]) => [one, other]),
]);

it('every difference that a check can tell of has words in both languages', () => {
  expect(told.length).toBeGreaterThanOrEqual(40);
  for (const language of ['en', 'fr'] as const)
    expect(told.filter((what) => what && !Object.hasOwn(messages[language].whats, what))).toEqual([]);
});

it('amounts, days, visits and states are said as a person reads them', () => {
  expect(saysInWords('2086.80', 'en')).toBe('$2,086.80');
  expect(saysInWords('2086.80', 'fr')).toBe('2\u00a0086,80\u00a0$');
  expect(saysInWords('2025-10-14', 'fr')).toBe('14\u00a0oct. 2025');
  expect(saysInWords('cancelled, pending', 'fr')).toBe('annulée, en attente');
  expect(saysInWords('2025-10-14 9:00 AM and 2025-10-16 9:00 AM', 'en')).toBe(
    'Tue, Oct 14 at\u00a09:00\u00a0AM, Thu, Oct 16 at\u00a09:00\u00a0AM',
  );
  expect(saysInWords('660-0_17', 'en')).toBe('660-0_17');
  expect(whatInWords('something new', 'fr')).toBe('something new');
});
