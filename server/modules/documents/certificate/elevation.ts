import { bayFrame, doorFrame, doorPanel, handles, panePath, sillOf, threshold } from '#domain/facade/glazing-paths.ts';
import type { Facade } from '#domain/facade/layouts.ts';
import {
  doorHead,
  doorWidth,
  doorX,
  leavesOfDoor,
  panesOfBay,
  panesOfDoor,
  steel,
  timber,
} from '#domain/facade/openings.ts';
import { horizontal, rect, vertical } from '#domain/facade/path.ts';
import { times } from '#domain/facade/times.ts';
import { wallHeight, wallWidth } from '#domain/facade/wall.ts';

export const bandHeight = 0.62;
const plinth = 0.35;

type Stroke = { path: string; fill?: 'wall' | 'glass' | 'bronze'; line?: 'ink' | 'soft' | 'faint' };

/** A façade as a draughtsman's elevation, in metres upwards from the pavement, in drawing order. */
export function elevationOf(facade: Facade): Stroke[] {
  const { door, band, wall } = facade;
  const bays = [...facade.bays, ...facade.upper];
  const profile = facade.steel ? steel : timber;
  const panes = [...bays.flatMap((bay) => panesOfBay(bay, profile)), ...panesOfDoor(door, profile)];
  const leaves = leavesOfDoor(door, profile).map(({ x, y, w, h }) => rect(x, y, w, h));
  return [
    { path: rect(0, 0, wallWidth, wallHeight), fill: 'wall' },
    { path: joints(wall), line: 'faint' },
    ...(wall === 'panel' ? [] : [{ path: horizontal(0, plinth, wallWidth), line: 'soft' } as const]),
    { path: rect(0, 0, wallWidth, wallHeight), line: 'ink' },
    {
      path: rect(-0.14, wallHeight, wallWidth + 0.28, 0.16) + rect(-0.24, wallHeight + 0.16, wallWidth + 0.48, 0.1),
      fill: 'wall',
      line: 'ink',
    },
    ...(band === undefined
      ? []
      : [
          {
            path: rect(0.36, band, wallWidth - 0.72, facade.bandHeight ?? bandHeight),
            fill: 'wall',
            line: 'ink',
          } as const,
        ]),
    {
      path: bays
        .filter(({ sill }) => sill >= 0.3)
        .map(sillOf)
        .join(''),
      fill: 'wall',
      line: 'soft',
    },
    { path: threshold(door), fill: 'wall', line: 'soft' },
    { path: [...bays.map(bayFrame), doorFrame(door)].join(''), fill: 'wall', line: 'ink' },
    { path: leaves.join(''), line: 'soft' },
    { path: panes.map(panePath).join(''), fill: 'glass', line: 'soft' },
    ...(door.half ? [{ path: doorPanel(door, profile), line: 'soft' } as const] : []),
    { path: handles(door, profile), fill: 'bronze' },
    { path: horizontal(-0.9, 0, wallWidth + 1.8), line: 'ink' },
  ];
}

/** The joints of the wall, every second course for brick: all of them would look grey at this size. */
function joints(wall: Facade['wall']): string {
  const course = wall === 'panel' ? 1.55 : 0.62;
  const from = wall === 'panel' ? 0 : plinth;
  const rows = times(Math.ceil((wallHeight - from) / course) - 1).map((i) =>
    horizontal(0, from + (i + 1) * course, wallWidth),
  );
  const columns = wall === 'panel' ? times(5).map((i) => vertical(1.5 * (i + 1), 0, wallHeight)) : [];
  return [...rows, ...columns].join('');
}

/** Dimensions closer together than this are merged: their numbers would not fit. */
const nearest = 0.3;

const chain = (marks: readonly number[], end: number): number[] => {
  const kept = [0];
  for (const mark of marks.toSorted((a, b) => a - b))
    if (mark - (kept.at(-1) ?? 0) >= nearest && end - mark >= nearest) kept.push(mark);
  return [...kept, end];
};

/** Where the dimension lines are divided: along the pavement, and up the wall. */
export function measuresOf({ bays, upper, door }: Facade): { across: number[]; up: number[] } {
  const sides = [...bays.flatMap(({ x, w }) => [x, x + w]), doorX(door), doorX(door) + doorWidth(door)];
  const heights = [...bays, ...upper].flatMap(({ sill, head }) => [sill, head]);
  return {
    across: chain(sides, wallWidth),
    up: chain(heights.length > 0 ? heights : [doorHead(door)], wallHeight),
  };
}
