import { expect, it } from 'vitest';
import { isNear } from '#domain/calendar/neighbourhood.ts';
import { blockedAreas, servedAreas } from './area.ts';
import { areaMap } from './area-map.ts';

it('the map has a place of its own for every area that is served or blocked, and for no other', () => {
  const areas = areaMap.map(({ area }) => area);
  expect(areas.toSorted()).toEqual([...servedAreas, ...blockedAreas].toSorted());
  expect(new Set(areaMap.map(({ column, row }) => `${column} ${row}`)).size).toBe(areas.length);
  expect(areaMap.every(({ column }) => Number.isInteger(column))).toBe(true);
});

it('the old town is east of downtown, and the west of the island is in the west', () => {
  const columnOf = (area: string) => areaMap.find((one) => one.area === area)?.column ?? Number.NaN;
  expect(columnOf('H2Y')).toBeGreaterThan(columnOf('H3A'));
  expect(columnOf('H9X')).toBe(0);
});

it('downtown is next to the old town and to the Plateau, the west of the island to nothing', () => {
  const neighbours = (area: string) =>
    areaMap.filter((one) => one.area !== area && isNear(area, one.area, areaMap)).map((one) => one.area);
  expect(neighbours('H2Y')).toEqual(['H3A', 'H2Z', 'H3B']);
  expect(neighbours('H2W')).toEqual(['H2T', 'H3G', 'H3A', 'H2Z']);
  expect(neighbours('H9X')).toEqual([]);
});
