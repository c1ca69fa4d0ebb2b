import { describe, expect, it } from 'vitest';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { type CrewedVisit, crewsOfDay } from './crews.ts';

const map = [
  { area: 'H2J', column: 4, row: 2 },
  { area: 'H2T', column: 4, row: 1 },
  { area: 'H4X', column: 0, row: 5 },
];

const visit = (id: string, time: AppointmentTime, more: Partial<CrewedVisit> = {}): CrewedVisit => ({
  ...{ id, time, postalCode: 'H2J 1A1', hours: 2, set: null },
  ...more,
});
const [near, far] = [{ postalCode: 'H2T 1A1' }, { postalCode: 'H4X 1A1' }];
const dealt = (visits: readonly CrewedVisit[], crews: number) => Object.fromEntries(crewsOfDay(visits, { crews, map }));

describe('the crews of a day', () => {
  it('are one for each visit where there are enough', () => {
    expect(dealt([visit('a', '9:00 AM'), visit('b', '1:00 PM'), visit('c', '9:00 AM')], 3)).toEqual({
      a: 1,
      c: 2,
      b: 3,
    });
  });

  it('drive to neighbours one after the other, and not across the city', () => {
    const visits = [
      visit('a', '9:00 AM'),
      visit('b', '9:00 AM', far),
      visit('c', '1:00 PM', far),
      visit('d', '1:00 PM', near),
    ];
    expect(dealt(visits, 2)).toEqual({ a: 1, b: 2, c: 2, d: 1 });
    expect(dealt([visit('a', '9:00 AM'), visit('b', '11:00 AM', near), visit('c', '1:00 PM', far)], 2)).toEqual({
      ...{ a: 1, b: 1, c: 2 },
    });
  });

  it('are never at two doors at one time: a visit that nobody can come to has none', () => {
    const long = visit('a', '9:00 AM', { hours: 8 });
    expect(dealt([long, visit('b', '1:00 PM')], 1)).toEqual({ a: 1, b: null });
    expect(dealt([visit('a', '9:00 AM'), visit('b', '11:00 AM')], 1)).toEqual({ a: 1, b: 1 });
  });

  it('stay as the office set them, and the others make room', () => {
    const visits = [visit('a', '9:00 AM'), visit('b', '9:00 AM', { set: 1 }), visit('c', '10:00 AM', { set: 1 })];
    expect(dealt(visits, 2)).toEqual({ a: 2, b: 1, c: 1 });
  });

  it('do not stay set when there is no such crew any more', () => {
    expect(dealt([visit('a', '9:00 AM', { set: 3 })], 2)).toEqual({ a: 1 });
  });

  it('are none on a day without any', () => {
    expect(dealt([visit('a', '9:00 AM', { set: 1 })], 0)).toEqual({ a: null });
  });

  it('know no neighbours of an address without a known area', () => {
    const nowhere = { postalCode: null };
    const visits = [visit('a', '9:00 AM', nowhere), visit('b', '11:00 AM', nowhere), visit('c', '1:00 PM', near)];
    expect(dealt(visits, 2)).toEqual({ a: 1, b: 2, c: 1 });
  });

  it('are the same however the visits are given, over a hundred days', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const turn = (index: number, most: number) => (seed * 31 + index * 17 + ((seed * index) % 7)) % most;
      const visits = Array.from({ length: 12 }, (_, index) =>
        visit(
          `v${index}`,
          (['8:00 AM', '9:00 AM', '11:00 AM', '1:00 PM', '3:00 PM'] as const)[turn(index, 5)] ?? '8:00 AM',
          {
            postalCode: [...map.map(({ area }) => area), null][turn(index, 4)] ?? null,
            hours: [2, 4, 8][turn(index, 3)] ?? 2,
          },
        ),
      );
      const crews = crewsOfDay(visits, { crews: 4, map });
      expect(crewsOfDay(visits.toReversed(), { crews: 4, map })).toEqual(crews);
      const begin = ({ time }: CrewedVisit) => Number((time ?? '').split(':')[0]) + (time?.endsWith('PM') ? 12 : 0);
      for (const one of visits)
        for (const other of visits)
          if (one.id < other.id && crews.get(one.id) !== null && crews.get(one.id) === crews.get(other.id)) {
            const [first, second] = [one, other].toSorted((a, b) => begin(a) - begin(b)) as [CrewedVisit, CrewedVisit];
            expect(begin(first) + first.hours).toBeLessThanOrEqual(begin(second));
          }
    }
  });
});
