import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearbyDays } from './nearby-days.ts';
import { type AreaMap, isNear } from './neighbourhood.ts';

const map: AreaMap = ['A', 'B', 'C', 'D'].map((area, column) => ({ area, column, row: 0 }));
const visit = (date: string, area: string, visits = 1) => ({ date, area, visits });
const season = { map, crewsOn: () => 3, from: '2025-10-06' };

it('the days of visits in the area and beside it are near, each once and in their order', () => {
  const visits = [
    visit('2025-10-07', 'A'),
    visit('2025-10-07', 'B'),
    visit('2025-10-08', 'C'),
    visit('2025-10-09', 'B'),
    visit('2025-10-09', 'D'),
  ];
  expect(nearbyDays('A', visits, season)).toEqual(['2025-10-07', '2025-10-09']);
  expect(nearbyDays('D', visits, season)).toEqual(['2025-10-08', '2025-10-09']);
});

it('nothing is said of days that are over or sold out', () => {
  const visits = [
    visit('2025-10-05', 'A'),
    visit('2025-10-07', 'A', 2),
    visit('2025-10-07', 'D'),
    visit('2025-10-08', 'A'),
  ];
  expect(nearbyDays('A', visits, season)).toEqual(['2025-10-08']);
  expect(nearbyDays('A', visits, { ...season, crewsOn: () => 1 })).toEqual([]);
});

it('whoever is near a visit is told its day, and nobody else, whatever was sold', () => {
  const anArea = fc.constantFrom('A', 'B', 'C', 'D', 'elsewhere');
  const aDay = fc.constantFrom('2025-10-06', '2025-10-07', '2025-10-08');
  const aVisit = fc.record({ date: aDay, area: anArea, visits: fc.constant(1) });
  fc.assert(
    fc.property(anArea, fc.array(aVisit, { maxLength: 5 }), (area, visits) => {
      const days = nearbyDays(area, visits, { ...season, crewsOn: () => 6 });
      const near = visits.filter((one) => isNear(area, one.area, map));
      expect(new Set(days)).toEqual(new Set(near.map(({ date }) => date)));
      expect(days).toHaveLength(new Set(days).size);
    }),
  );
});
