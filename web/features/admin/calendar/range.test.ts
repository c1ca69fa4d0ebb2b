import { describe, expect, it } from 'vitest';
import { selectDay, turned, weekOf, weeksShown } from './range.ts';

describe('the days that the operator’s calendar shows', () => {
  it('are the week from Sunday to Saturday', () => {
    expect(weekOf('2025-10-08')).toEqual([
      '2025-10-05',
      '2025-10-06',
      '2025-10-07',
      '2025-10-08',
      '2025-10-09',
      '2025-10-10',
      '2025-10-11',
    ]);
    expect(weekOf('2025-10-05')[0]).toBe('2025-10-05');
    expect(weekOf('2025-10-11')[0]).toBe('2025-10-05');
  });

  it.each([
    ['2025-10-08', '2025-09-28', '2025-11-01', 5],
    ['2026-02-10', '2026-02-01', '2026-02-28', 4],
    ['2025-08-31', '2025-07-27', '2025-09-06', 6],
    ['2025-11-05', '2025-10-26', '2025-12-06', 6],
  ])('in the month of %s are whole weeks from %s to %s', (date, first, last, count) => {
    const weeks = weeksShown('month', date);
    expect([weeks.at(0)?.at(0), weeks.at(-1)?.at(-1), weeks.length]).toEqual([first, last, count]);
  });

  it('are turned by a week, or by a month from its first day on', () => {
    expect(turned('week', '2025-10-08', 1)).toBe('2025-10-15');
    expect(turned('month', '2025-10-31', 1)).toBe('2025-11-01');
    expect(turned('month', '2025-01-31', -1)).toBe('2024-12-01');
  });
});

describe('days that are chosen', () => {
  it('begin with one press and end with the next, in either direction', () => {
    const first = selectDay(null, '2025-10-14');
    expect(first).toEqual({ from: '2025-10-14', to: '2025-10-14' });
    expect(selectDay(first, '2025-10-16')).toEqual({ from: '2025-10-14', to: '2025-10-16' });
    expect(selectDay(first, '2025-10-13')).toEqual({ from: '2025-10-13', to: '2025-10-14' });
  });

  it('are none after the same day is pressed again, and begin anew after a whole stretch', () => {
    expect(selectDay({ from: '2025-10-14', to: '2025-10-14' }, '2025-10-14')).toBeNull();
    const anew = selectDay({ from: '2025-10-13', to: '2025-10-16' }, '2025-10-20');
    expect(anew).toEqual({ from: '2025-10-20', to: '2025-10-20' });
  });
});
