import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '../calendar/day.ts';
import { costOf, inTurn, planVisits } from './plan-visits.ts';
import type { LeavingVisit, Place, Week } from './week.ts';
import { costsOf } from './week-costs.ts';

const monday = '2025-10-06';
const day = (count: number): IsoDate => addDays(monday, count);
const visit = (id: string, more: Partial<LeavingVisit> = {}): LeavingVisit => ({
  ...{ id, from: monday, area: id, street: '', value: 100_000, refused: [] },
  ...more,
});
const week = (more: Partial<Week>): Week => ({ visits: [], places: [], standing: [], suits: () => true, ...more });
const free = (...counts: number[]): Place[] => counts.map((count, crew) => ({ date: day(count), crew }));
const days = (one: Week) => planVisits(one).map(({ to }) => to?.date ?? null);
const reasons = (one: Week) => planVisits(one).map(({ because }) => because);

describe('visits that have to leave their day', () => {
  it('go to the nearest day, and to the same weekday when that costs little more', () => {
    expect(days(week({ visits: [visit('a')], places: free(3, 1) }))).toEqual([day(1)]);
    expect(days(week({ visits: [visit('a', { value: 0 })], places: free(9, 7) }))).toEqual([day(7)]);
  });

  it('go where a crew is in their street already, and say so', () => {
    const laurier = { area: 'H2J', street: 'avenue Laurier Est' };
    const one = week({
      visits: [visit('a', { ...laurier, value: 0 })],
      places: free(2, 3),
      standing: [{ date: day(3), ...laurier }],
    });
    expect(days(one)).toEqual([day(3)]);
    expect(reasons(one)).toEqual([{ code: 'street', street: 'avenue Laurier Est', visits: 2 }]);
  });

  it('go together where they are neighbours, although nobody is there yet', () => {
    const visits = [visit('a', { area: 'H2J' }), visit('b'), visit('c', { area: 'H2J' })];
    const planned = planVisits(week({ visits, places: [...free(1, 2), { date: day(2), crew: 5 }] }));
    expect(planned[0]?.to?.date).toBe(planned[2]?.to?.date);
    expect(planned[0]?.because).toEqual({ code: 'area', area: 'H2J', visits: 2 });
  });

  it('leave the only place to the one that is worth most, and the others stay', () => {
    const visits = [visit('a', { value: 100 }), visit('b', { value: 900 }), visit('c', { value: 200 })];
    expect(days(week({ visits, places: free(2) }))).toEqual([null, day(2), null]);
    expect(reasons(week({ visits, places: free(2) }))).toEqual([null, { code: 'only-day' }, null]);
  });

  it('never go to their own day or to one that does not suit them, and to one that was refused as the last', () => {
    const suits = ({ id }: LeavingVisit, date: IsoDate) => id !== 'coated' || date !== day(1);
    expect(days(week({ visits: [visit('coated')], places: free(0, 1, 4), suits }))).toEqual([day(4)]);
    expect(days(week({ visits: [visit('coated')], places: free(0, 1), suits }))).toEqual([null]);
    const asked = visit('a', { refused: [day(1)] });
    expect(days(week({ visits: [asked], places: free(1, 9) }))).toEqual([day(9)]);
    expect(days(week({ visits: [asked], places: free(1) }))).toEqual([day(1)]);
  });
});

const streets = ['', 'avenue Laurier Est', 'rue Rachel Est', 'rue Saint-Denis'];
const someDay = fc.integer({ min: 0, max: 13 }).map(day);
const spot = { area: fc.constantFrom('H2J', 'H2T', 'H2W'), street: fc.constantFrom(...streets) };
const anyWeek = fc
  .record({
    visits: fc.array(
      fc.record({
        ...spot,
        id: fc.uuid(),
        from: fc.integer({ min: 0, max: 6 }).map(day),
        value: fc.integer({ min: 0, max: 600_000 }),
        refused: fc.array(someDay, { maxLength: 2 }),
      }),
      { maxLength: 12 },
    ),
    places: fc.uniqueArray(fc.record({ date: someDay, crew: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 20,
      selector: ({ date, crew }) => `${date} ${crew}`,
    }),
    standing: fc.array(fc.record({ ...spot, date: someDay }), { maxLength: 10 }),
    wet: fc.array(someDay, { maxLength: 4 }),
  })
  .map(({ wet, ...one }): Week => ({ ...one, suits: (_, date) => !wet.includes(date) }));

it('of a thousand weeks none has two visits at one place, none is dearer than taking turns, and each is planned one way', () => {
  fc.assert(
    fc.property(anyWeek, (one) => {
      const planned = planVisits(one);
      const placed = planned.flatMap(({ to }) => (to ? [`${to.date} ${to.crew}`] : []));
      expect(new Set(placed).size).toBe(placed.length);
      const choice = planned.map(({ to }) => (to ? one.places.indexOf(to) : null));
      const costs = costsOf(one);
      expect(costOf(costs, choice)).toBeLessThanOrEqual(costOf(costs, inTurn(one, costs)));
      for (const [index, { to, because }] of planned.entries()) {
        const visited = one.visits[index];
        expect(visited && to && (to.date === visited.from || !one.suits(visited, to.date))).toBeFalsy();
        expect(because === null).toBe(to === null);
      }
      expect(planVisits(one)).toEqual(planned);
    }),
    { numRuns: 1000 },
  );
});

it('plans a hundred visits', () => {
  const visits = Array.from({ length: 100 }, (_, index) =>
    visit(`${index}`, { from: day(index % 5), area: `H${index % 9}A`, value: (index * 7919) % 500_000 }),
  );
  const places = Array.from({ length: 140 }, (_, index) => ({ date: day(7 + (index % 14)), crew: index }));
  const planned = planVisits(week({ visits, places }));
  expect(new Set(planned.map(({ to }) => to?.crew)).size).toBe(100);
});
