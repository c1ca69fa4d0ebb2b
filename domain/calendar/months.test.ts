import { expect, it } from 'vitest';
import { addMonths, monthsBetween, quarterBegins, quarters } from './months.ts';

it('months are counted over the ends of years', () => {
  expect(addMonths('2025-11', 3)).toBe('2026-02');
  expect(addMonths('2025-02', -14)).toBe('2023-12');
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsBetween('2026-02', '2025-11')).toEqual([]);
});

it('quarters follow each other without a gap', () => {
  expect(quarters.map((quarter) => quarterBegins(2025, quarter))).toEqual(['2025-01', '2025-04', '2025-07', '2025-10']);
});
