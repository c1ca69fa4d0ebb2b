import { describe, expect, it } from 'vitest';
import type { PlanDay, PlanEntry } from '#contract/admin/days/day-moves.ts';
import { becauseInWords, boardDays, dropResult, leavingOf } from './draft.ts';

const aDay = (date: string, free = 1): PlanDay => ({ date, free, times: ['9:00 AM'], weather: 'suitable' });
const days = ['2026-05-05', '2026-05-07', '2026-05-11', '2026-05-12', '2026-05-14', '2026-05-18', '2026-05-19'].map(
  (date) => aDay(date),
);
const visit: PlanEntry = {
  ...{ order: '1', version: 1, clientId: 'HC0001', name: 'Boutique', date: '2026-05-04', time: '9:00 AM' },
  ...{ service: 'complete', arrived: false, asked: false },
  to: { date: '2026-05-11', time: '9:00 AM' },
  because: { code: 'same-weekday' },
};
const leaving = leavingOf([visit], days, new Map(), 'move');
const over = (date: string | null) => dropResult({ visit, now: '2026-05-11', over: date }, days, leaving);

describe('a visit on the board of a plan', () => {
  it('goes to a day with room, or stays on its own', () => {
    expect(over('2026-05-14')).toEqual({ goes: '2026-05-14' });
    expect(over('2026-05-04')).toEqual({ goes: null });
  });

  it('is refused by a day whose places are all planned', () => {
    const other = { visit: { ...visit, order: '2', date: '2026-05-05' }, now: null };
    expect(dropResult({ ...other, over: '2026-05-11' }, days, leaving)).toEqual({ full: '2026-05-11' });
  });

  it('stays where it lies beside all days and on a day that is being left', () => {
    expect([over(null), over('2026-05-11'), over('2026-05-06')]).toEqual([null, null, null]);
  });

  it('says why it is planned there, and once it was carried elsewhere that this was the choice', () => {
    expect(becauseInWords(visit, '2026-05-11', 'en')).toBe('Mon, May 11, the same weekday');
    expect(becauseInWords(visit, '2026-05-14', 'en')).toBe('Thu, May 14, your choice');
  });
});

it('a board has the nearest days, and each one that the plan uses', () => {
  const far = [{ date: '2026-05-19' }];
  const nearest = ['2026-05-05', '2026-05-07', '2026-05-11', '2026-05-12', '2026-05-14'];
  expect(boardDays(days, []).map(({ date }) => date)).toEqual(nearest);
  expect(boardDays(days, far).map(({ date }) => date)).toEqual([...nearest, '2026-05-19']);
});
