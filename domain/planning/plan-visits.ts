import { daysApart, type IsoDate, weekdayOf } from '../calendar/day.ts';
import { assign } from './assign.ts';
import type { LeavingVisit, Place, Week } from './week.ts';
import { type Choice, costsOf, isSameArea, isSameStreet, never, type WeekCosts } from './week-costs.ts';

/** Why a visit goes to its day; `visits` counts it and its neighbours there. */
export type PlanReason =
  | { code: 'street'; street: string; visits: number }
  | { code: 'area'; area: string; visits: number }
  | { code: 'only-day' | 'same-weekday' | 'nearest' | 'room' };

/** `to` is null if no place is left: the visit stays. */
export type PlannedVisit = { id: string; to: Place | null; because: PlanReason | null };

/** Never worse than each one in turn taking the best that is left. The same week is always planned the same way. */
export function planVisits(week: Week): PlannedVisit[] {
  const costs = costsOf(week);
  const [turns, all] = [inTurn(week, costs), together(week, costs)];
  const choice = exchanged(week, costs, costOf(costs, all) < costOf(costs, turns) ? all : turns);
  return week.visits.map((visit, index) => {
    const to = placeOf(week, choice, index);
    return { id: visit.id, to, because: to && reasonOf(week, choice, { visit, index, date: to.date }) };
  });
}

export const costOf = (costs: WeekCosts, choice: Choice): number =>
  choice.reduce<number>((sum, _, index) => sum + costs.of(choice, index), 0);

const placeOf = ({ places }: Week, choice: Choice, index: number): Place | null => places[choice[index] ?? -1] ?? null;

const datesOf = (places: readonly Place[]): IsoDate[] => [...new Set(places.map(({ date }) => date))];

/** Most expensive visits first, each to the best place left. */
export function inTurn({ visits, places }: Week, costs: WeekCosts): Choice {
  const choice: (number | null)[] = visits.map(() => null);
  const order = [...visits.keys()].toSorted((a, b) => (visits[b]?.value ?? 0) - (visits[a]?.value ?? 0) || a - b);
  const taken = new Set<number>();
  const dates = datesOf(places);
  for (const index of order) {
    const on = new Map(dates.map((date) => [date, costs.on(choice, index, date)]));
    const prices = places.map(({ date }, place) => (taken.has(place) ? never : (on.get(date) ?? never)));
    const cheapest = prices.indexOf(Math.min(...prices));
    if (cheapest === -1 || prices[cheapest] === never) continue;
    choice[index] = cheapest;
    taken.add(cheapest);
  }
  return choice;
}

/** All at once, each as if the others did not exist. */
function together({ visits, places }: Week, costs: WeekCosts): Choice {
  const nobody = visits.map(() => null);
  const dates = datesOf(places);
  const stays = [...visits.keys()].map(costs.stay);
  const table = stays.map((stay, index) => {
    const on = new Map(dates.map((date) => [date, costs.on(nobody, index, date)]));
    return [...places.map(({ date }) => on.get(date) ?? never), ...stays.map(() => stay)];
  });
  return assign(table).map((column) => (column < places.length ? column : null));
}

/** Brings neighbours together: as long as it makes the week cheaper, a visit takes a free place or swaps with another. */
function exchanged(week: Week, costs: WeekCosts, start: Choice): Choice {
  const choice = [...start];
  const holders = week.places.map((_, place) => choice.indexOf(place));
  const isCheaper = (index: number, place: number): boolean => {
    const [own, holder] = [choice[index] ?? null, holders[place] ?? -1];
    const [left, taken] = [week.places[own ?? -1]?.date, week.places[place]?.date];
    if (left === taken) return false;
    const change = (mine: number | null, theirs: number | null) => {
      choice[index] = mine;
      if (holder !== -1) choice[holder] = theirs;
    };
    // A neighbour on another day costs the same before and after.
    const isOnEither = (one: number) => [left, taken].includes(placeOf(week, choice, one)?.date);
    const both = [index, holder].filter((one) => one !== -1);
    const concerned = [...new Set([...both, ...both.flatMap(costs.near).filter(isOnEither)])];
    const sum = () => concerned.reduce((total, one) => total + costs.of(choice, one), 0);
    const before = sum();
    change(place, own);
    if (sum() >= before) {
      change(own, place);
      return false;
    }
    holders[place] = index;
    if (own !== null) holders[own] = holder;
    return true;
  };
  const placesOn = Map.groupBy<IsoDate | undefined, number>(holders.keys(), (place) => week.places[place]?.date);
  // One free crew of a day is as good as another.
  const worthTrying = (ofDay: readonly number[]): number[] => {
    const free = ofDay.find((place) => holders[place] === -1);
    return ofDay.filter((place) => place === free || holders[place] !== -1);
  };
  let found = true;
  while (found) {
    found = false;
    // Any gain comes from being nearer to a neighbour.
    for (const index of choice.keys())
      for (const date of new Set(costs.near(index).map((other) => placeOf(week, choice, other)?.date)))
        for (const place of worthTrying(placesOn.get(date) ?? [])) if (isCheaper(index, place)) found = true;
  }
  return choice;
}

type Placed = { visit: LeavingVisit; index: number; date: IsoDate };

function reasonOf(week: Week, choice: Choice, { visit, index, date }: Placed): PlanReason {
  const moved = week.visits.filter((_, other) => other !== index && placeOf(week, choice, other)?.date === date);
  const there = [...week.standing.filter((one) => one.date === date), ...moved];
  const street = there.filter((one) => isSameStreet(visit, one)).length;
  if (street > 0) return { code: 'street', street: visit.street, visits: street + 1 };
  const days = datesOf(week.places).filter((day) => day !== visit.from && week.suits(visit, day));
  if (days.length === 1) return { code: 'only-day' };
  const area = there.filter((one) => isSameArea(visit, one)).length;
  if (area > 0) return { code: 'area', area: visit.area, visits: area + 1 };
  if (weekdayOf(date) === weekdayOf(visit.from)) return { code: 'same-weekday' };
  const away = Math.min(...days.map((day) => daysApart(visit.from, day)));
  return { code: daysApart(visit.from, date) === away ? 'nearest' : 'room' };
}
