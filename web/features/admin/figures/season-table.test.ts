import { expect, it } from 'vitest';
import { seasonTable } from './season-table.ts';

const nothing = { count: 0, base: 0 };
const visits = (count: number) => ({ count, base: count * 181_500 });
const week = (name: string, booked: number, before: number, left: number) => ({
  week: name,
  ...{ booked: visits(booked), paid: visits(booked), done: nothing, left },
  before: { booked: visits(before), paid: visits(before), done: visits(before) },
});
const season = {
  ...{ year: 2025, firstYear: 2024, latestYear: 2025, opensOn: '2025-04-01', closesOn: '2025-11-05' },
  today: '2025-04-08',
  weeks: [week('2025-03-30', 2, 1, 0), week('2025-04-06', 1, 3, 4), week('2025-04-27', 0, 0, 6)],
  soldDays: visits(3),
};

it('the last row is the sum of the weeks, and the bars have the numbers of the rows', () => {
  const { rows, bars } = seasonTable(season, 'en');
  const two = '2 · $3,630.00';
  expect(rows[0]?.cells.slice(1)).toEqual([two, two, '', '1 · $1,815.00', '1 · $1,815.00', '0']);
  expect(rows.at(-1)?.cells).toEqual([
    ...['Season', '3 · $5,445.00', '3 · $5,445.00', '', '4 · $7,260.00', '4 · $7,260.00', '10'],
  ]);
  expect(bars.map(({ first, second }) => [first, second])).toEqual([
    [2, -1],
    [1, -3],
    [0, -0],
  ]);
});

it('a week is named by its month where that begins, and today’s is marked', () => {
  const { bars } = seasonTable(season, 'fr');
  expect(bars.map(({ name }) => name)).toEqual(['avr.', '', 'mai']);
  expect(bars.map(({ isNow }) => isNow)).toEqual([false, true, false]);
});
