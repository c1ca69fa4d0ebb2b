import { expect, it } from 'vitest';
import {
  lastTwelve,
  lastYear,
  monthName,
  monthsAround,
  monthsToChoose,
  periodFrom,
  periodTo,
  shortMonth,
  thisYear,
} from './months.ts';

const known = { first: '2024-06', latest: '2025-10' };

it('a month is named in the language, and January says its year', () => {
  expect([monthName('2025-10', 'en'), monthName('2025-02', 'fr')]).toEqual(['October 2025', 'février 2025']);
  expect([shortMonth('2025-10', 'en'), shortMonth('2025-10', 'fr')]).toEqual(['Oct', 'oct.']);
  expect([shortMonth('2025-01', 'en'), shortMonth('2025-01', 'fr')]).toEqual(['Jan 25', 'janv. 25']);
});

it('every month of which something is known may be chosen, a young business has twelve', () => {
  expect(monthsToChoose(known)).toHaveLength(17);
  expect(monthsToChoose(known)[0]).toBe('2025-10');
  expect(monthsToChoose({ first: '2025-10', latest: '2025-10' }).at(-1)).toBe('2024-11');
});

it('the usual spans are one press away', () => {
  expect(lastTwelve(known)).toEqual({ from: '2024-11', to: '2025-10' });
  expect(thisYear(known)).toEqual({ from: '2025-01', to: '2025-10' });
  expect(lastYear(known)).toEqual({ from: '2024-01', to: '2024-12' });
});

it('a month that is shown may be chosen too, in its place, though nothing is known of it', () => {
  expect(monthsAround('2025-09', known)).toEqual(monthsToChoose(known));
  expect(monthsAround('2024-01', known).at(-1)).toBe('2024-01');
  expect(monthsAround('2025-12', known)[0]).toBe('2025-12');
});

it('a span never ends before it begins: the other end follows the month that was chosen', () => {
  const span = { from: '2025-03', to: '2025-06' };
  expect(periodFrom('2025-05', span)).toEqual({ from: '2025-05', to: '2025-06' });
  expect(periodFrom('2025-09', span)).toEqual({ from: '2025-09', to: '2025-09' });
  expect(periodTo('2025-04', span)).toEqual({ from: '2025-03', to: '2025-04' });
  expect(periodTo('2024-12', span)).toEqual({ from: '2024-12', to: '2024-12' });
});
