import { expect } from 'vitest';
import type { Leaves } from './cell.ts';
import type { Facts } from './facts.ts';

/** O9 and O6 of the weather: what was proposed and moved is what the cell is about, and nothing waits for an answer. */
export function judgeWeather({ proposals, moves, bookings }: Facts, { weather }: Leaves): void {
  const { proposed, moved, day } = weather ?? { proposed: 0, moved: 0 };
  expect(proposals.length, 'O9: so often another day was proposed').toBe(proposed);
  if (moved !== 'either') expect(moves.length, 'O9: so often a visit was moved').toBe(moved);
  if (day !== undefined)
    expect(
      bookings.filter(({ status }) => status === 'active').map(({ appointment_date }) => appointment_date),
      'O9: the visit is on this day at last',
    ).toEqual([day]);
  expect(
    proposals.filter(({ state }) => state !== 'closed'),
    'O6: no proposal is left half done',
  ).toEqual([]);
}
