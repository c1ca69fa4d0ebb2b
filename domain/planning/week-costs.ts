import { daysApart, type IsoDate, weekdayOf } from '../calendar/day.ts';
import type { LeavingVisit, Spot, Week } from './week.ts';

/** The cost of a day, in points. Neighbours lower it, two at most. */
const points = { day: 10, weekday: 15, refused: 400, street: 14, area: 8, stays: 100_000 } as const;
export const never = 1e9;

/** Which place each visit has, by their numbers in the week; null: none. */
export type Choice = readonly (number | null)[];

type Neighbour = { points: number };

/** What the visits of a week cost on each day, regardless of the others. */
export type WeekCosts = {
  /** A visit on a day, beside those that have chosen it. */
  on: (choice: Choice, index: number, date: IsoDate) => number;
  /** The same for what it has chosen. */
  of: (choice: Choice, index: number) => number;
  stay: (index: number) => number;
  /** The neighbours of a visit that have to leave too. */
  near: (index: number) => readonly number[];
};

export function costsOf({ visits, places, standing, suits }: Week): WeekCosts {
  const dates = places.map(({ date }) => date);
  const most = Math.max(1, ...visits.map(({ value }) => value));
  /** Between 1 and 2: what is worth more is moved less far, and is the last to stay. */
  const weight = ({ value }: LeavingVisit) => 1 + value / most;
  const byVisit = visits.map((visit, index) => {
    const alone = new Map<IsoDate, { price: number; near: [number, number] }>();
    for (const { date } of places)
      if (!alone.has(date))
        alone.set(date, { price: priceAlone(visit, date), near: bestTwo(neighbours(visit, on(date))) });
    const others = visits.flatMap((other, number) =>
      number === index ? [] : neighbours(visit, [other]).map((near) => ({ ...near, number })),
    );
    const near = others.map(({ number }) => number);
    return { stay: Math.round(points.stays * weight(visit)), alone, others, near };
  });
  function on(date: IsoDate) {
    return standing.filter((one) => one.date === date);
  }
  function priceAlone(visit: LeavingVisit, date: IsoDate): number {
    if (date === visit.from || !suits(visit, date)) return never;
    const away = Math.round(points.day * daysApart(visit.from, date) * weight(visit));
    const weekday = weekdayOf(date) === weekdayOf(visit.from) ? 0 : points.weekday;
    return away + weekday + (visit.refused.includes(date) ? points.refused : 0);
  }
  const price: WeekCosts['on'] = (choice, index, date) => {
    const found = byVisit[index];
    const alone = found?.alone.get(date);
    if (!found || !alone || alone.price === never) return never;
    let [first, second] = alone.near;
    for (const { number, points: more } of found.others) {
      if (dateOf(choice, number) !== date) continue;
      if (more > first) [first, second] = [more, first];
      else if (more > second) second = more;
    }
    return alone.price - first - second;
  };
  const dateOf = (choice: Choice, index: number) => dates[choice[index] ?? -1];
  const stay = (index: number) => byVisit[index]?.stay ?? never;
  return {
    on: price,
    stay,
    near: (index) => byVisit[index]?.near ?? [],
    of: (choice, index) => {
      const date = dateOf(choice, index);
      return date === undefined ? stay(index) : price(choice, index, date);
    },
  };
}

/** A third neighbour saves no more travel. */
function bestTwo(near: readonly Neighbour[]): [number, number] {
  const [first = 0, second = 0] = near.map((one) => one.points).toSorted((a, b) => b - a);
  return [first, second];
}

const neighbours = (visit: Spot, others: readonly Spot[]): Neighbour[] =>
  others.flatMap((other) =>
    isSameStreet(visit, other) ? { points: points.street } : isSameArea(visit, other) ? { points: points.area } : [],
  );

export const isSameStreet = ({ street }: Spot, other: Spot): boolean => street !== '' && street === other.street;
export const isSameArea = ({ area }: Spot, other: Spot): boolean => area !== '' && area === other.area;
