import { expect, it } from 'vitest';
import { addMonths, isMonth, monthBegins, monthsBetween, quarterBegins, quarters } from './months.ts';

const montreal = 'America/Toronto';

it('a month is a year and one of twelve numbers', () => {
  expect(['2025-01', '2025-12'].map(isMonth)).toEqual([true, true]);
  expect(['2025-00', '2025-13', '2025-1', '2025-01-01', ''].filter(isMonth)).toEqual([]);
});

it('months are counted over the ends of years', () => {
  expect(addMonths('2025-11', 3)).toBe('2026-02');
  expect(addMonths('2025-02', -14)).toBe('2023-12');
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsBetween('2026-02', '2025-11')).toEqual([]);
});

it('a month begins at midnight of the business, in summer an hour earlier for the rest of the world', () => {
  expect(monthBegins('2025-01', montreal).toISOString()).toBe('2025-01-01T05:00:00.000Z');
  expect(monthBegins('2025-07', montreal).toISOString()).toBe('2025-07-01T04:00:00.000Z');
});

it('quarters follow each other without a gap, also where the clocks change between them', () => {
  expect(quarters.map((quarter) => quarterBegins(2025, quarter))).toEqual(['2025-01', '2025-04', '2025-07', '2025-10']);
  const begins = quarters.map((quarter) => monthBegins(quarterBegins(2025, quarter), montreal).toISOString());
  expect(begins).toEqual([
    '2025-01-01T05:00:00.000Z',
    '2025-04-01T04:00:00.000Z',
    '2025-07-01T04:00:00.000Z',
    '2025-10-01T04:00:00.000Z',
  ]);
});
