import { expect, it } from 'vitest';
import { callBudget } from './call-budget.ts';

it('a budget of five calls a second gives five at once, and one more each fifth of a second', () => {
  let now = 0;
  const budget = callBudget(5, () => now);
  const after = (ms: number) => {
    now += ms;
    return budget.available();
  };
  expect(after(0)).toBe(5);
  budget.spend(5);
  expect([after(0), after(199), after(1), after(400), after(60_000)]).toEqual([0, 0, 1, 3, 5]);
});
