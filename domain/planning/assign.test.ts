import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assign } from './assign.ts';

/** Tries every way. */
function cheapest(costs: readonly (readonly number[])[], row = 0, taken: readonly number[] = []): number {
  if (row === costs.length) return 0;
  const ways = (costs[row] ?? []).flatMap((cost, column) =>
    taken.includes(column) ? [] : [cost + cheapest(costs, row + 1, [...taken, column])],
  );
  return Math.min(...ways);
}

const table = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 2 })).chain(([rows, more]) =>
  fc.array(fc.array(fc.integer({ min: -20, max: 60 }), { minLength: rows + more, maxLength: rows + more }), {
    minLength: rows,
    maxLength: rows,
  }),
);

it('every row has a column of its own, and no other way is cheaper', () => {
  fc.assert(
    fc.property(table, (costs) => {
      const columns = assign(costs);
      expect(new Set(columns).size).toBe(costs.length);
      const cost = columns.reduce((sum, column, row) => sum + (costs[row]?.[column] ?? Number.NaN), 0);
      expect(cost).toBe(cheapest(costs));
      expect(assign(costs)).toEqual(columns);
    }),
  );
});

it('nothing is given where there is nobody', () => {
  expect(assign([])).toEqual([]);
});
