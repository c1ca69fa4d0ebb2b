import { expect, it } from 'vitest';
import { holidaysOf } from '#business/days/holidays.ts';

it('a brand in Ontario has the holidays of Ontario', () => {
  expect(holidaysOf(2025).map(({ date }) => date)).toEqual([
    '2025-01-01',
    '2025-02-17',
    '2025-04-18',
    '2025-05-19',
    '2025-07-01',
    '2025-09-01',
    '2025-10-13',
    '2025-12-25',
    '2025-12-26',
  ]);
});
