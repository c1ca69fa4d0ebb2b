import { expect, test } from 'vitest';
import { addMonths, dayAfterKey, lastDay, weeksOf } from './month.ts';

const months = { first: '2025-10', last: '2026-03' };
const after = (date: string, key: string) => dayAfterKey(date, key, months);

test('October 2025 has five rows and begins on a Wednesday', () => {
  const weeks = weeksOf('2025-10');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, null, null, '2025-10-01', '2025-10-02', '2025-10-03', '2025-10-04']);
  expect(weeks[4]?.at(-2)).toBe('2025-10-31');
  expect(weeks[4]?.at(-1)).toBeNull();
});

test('a month has as many rows as it needs: four, five or six', () => {
  expect(weeksOf('2026-02')).toHaveLength(4);
  expect(weeksOf('2025-11')).toHaveLength(6);
  expect(weeksOf('2024-02').flat().filter(Boolean)).toHaveLength(29);
});

test('months are counted across the year', () => {
  expect(addMonths('2025-12', 1)).toBe('2026-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2025-10', 15)).toBe('2027-01');
  expect(lastDay('2025-12')).toBe('2025-12-31');
});

test('arrows go by day and by week, over the edge of a month', () => {
  expect(after('2025-10-31', 'ArrowRight')).toBe('2025-11-01');
  expect(after('2025-11-01', 'ArrowLeft')).toBe('2025-10-31');
  expect(after('2025-10-23', 'ArrowUp')).toBe('2025-10-16');
  expect(after('2025-10-30', 'ArrowDown')).toBe('2025-11-06');
});

test('Page Up and Page Down keep the day, or take the last one of a shorter month', () => {
  expect(after('2025-10-23', 'PageDown')).toBe('2025-11-23');
  expect(after('2025-10-31', 'PageDown')).toBe('2025-11-30');
  expect(after('2026-03-31', 'PageUp')).toBe('2026-02-28');
});

test('Home and End stay in the row that is shown', () => {
  expect(after('2025-10-23', 'Home')).toBe('2025-10-19');
  expect(after('2025-10-23', 'End')).toBe('2025-10-25');
  expect(after('2025-10-02', 'Home')).toBe('2025-10-01');
  expect(after('2025-10-29', 'End')).toBe('2025-10-31');
});

test('no key leaves the months on offer, and other keys do nothing', () => {
  expect(after('2025-10-03', 'ArrowUp')).toBe('2025-10-01');
  expect(after('2025-10-20', 'PageUp')).toBe('2025-10-01');
  expect(after('2026-03-31', 'ArrowRight')).toBe('2026-03-31');
  expect(after('2025-10-20', 'a')).toBeNull();
  expect(after('2025-10-20', 'toString')).toBeNull();
});
