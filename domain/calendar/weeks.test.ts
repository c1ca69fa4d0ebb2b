import { expect, it } from 'vitest';
import { weekdayOf } from './day.ts';
import { weekBegins, weekOfLastYear, weeksBetween } from './weeks.ts';

it('a week begins on its Sunday', () => {
  expect(['2025-10-05', '2025-10-06', '2025-10-11'].map(weekBegins)).toEqual(Array(3).fill('2025-10-05'));
});

it('a season has every week that touches it, its first and last days included', () => {
  expect(weeksBetween('2025-10-04', '2025-10-13')).toEqual(['2025-09-28', '2025-10-05', '2025-10-12']);
  expect(weeksBetween('2025-10-05', '2025-10-12')).toEqual(['2025-10-05']);
});

it('the same week of the year before is on the same weekdays, also after a leap year', () => {
  expect(['2025-10-05', '2025-01-05', '2024-03-31'].map(weekOfLastYear)).toEqual([
    ...['2024-10-06', '2024-01-07', '2023-04-02'],
  ]);
  expect(weekdayOf(weekOfLastYear('2025-03-02'))).toBe(0);
});
