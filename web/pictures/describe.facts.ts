import type { Facade } from '#domain/facade/layouts.ts';
import type { Bay, Door } from '#domain/facade/openings.ts';
import { wallWidth } from '#domain/facade/wall.ts';

export type Place = 'left' | 'centre' | 'right';

/** Windows of one form: how many, how many panes each, and what marks them. */
export interface WindowGroup {
  readonly count: number;
  readonly panes: number;
  /** Small lights above each; zero when there is no band of them. */
  readonly lights: number;
  readonly arched: boolean;
  readonly grid: boolean;
  readonly storey: 'street' | 'upper' | 'over the door';
}

export interface FacadeFacts {
  readonly place: Place;
  readonly door: Door;
  readonly groups: readonly WindowGroup[];
  readonly storeys: 1 | 2;
  readonly bare: boolean;
}

export interface Words {
  readonly door: (facts: FacadeFacts) => string;
  readonly windows: (group: WindowGroup) => string;
  readonly bare: string;
  readonly twoStoreys: string;
}

function placeOf({ x, w }: Door): Place {
  const middle = (x + w / 2) / wallWidth;
  if (middle < 0.36) return 'left';
  return middle > 0.64 ? 'right' : 'centre';
}

/** A bay is over the door when it starts at the door's head and shares its width. */
const overDoor = (bay: Bay, door: Door): boolean => bay.sill >= door.h && bay.x === door.x && bay.w === door.w;

function groupsOf(bays: readonly Bay[], door: Door, storey: WindowGroup['storey']): readonly WindowGroup[] {
  const groups: WindowGroup[] = [];
  for (const bay of bays) {
    const group: WindowGroup = {
      count: 1,
      panes: bay.cols * bay.rows,
      lights: bay.transom === undefined ? 0 : (bay.transomCols ?? bay.cols),
      arched: bay.rise !== undefined,
      grid: bay.rows > 2,
      storey: overDoor(bay, door) ? 'over the door' : storey,
    };
    const same = groups.findIndex(
      (g) => g.panes === group.panes && g.lights === group.lights && g.storey === group.storey,
    );
    const found = groups[same];
    if (found === undefined) groups.push(group);
    else groups[same] = { ...found, count: found.count + 1 };
  }
  return groups;
}

export function factsOf({ door, bays, upper }: Facade): FacadeFacts {
  return {
    place: placeOf(door),
    door,
    groups: [...groupsOf(bays, door, 'street'), ...groupsOf(upper, door, 'upper')],
    storeys: upper.length > 0 ? 2 : 1,
    bare: bays.length + upper.length === 0,
  };
}
