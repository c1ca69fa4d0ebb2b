import { times } from './times.ts';

/** A display window: metres from the left edge of the wall and from the pavement, y upwards. */
export interface Bay {
  readonly x: number;
  readonly w: number;
  readonly sill: number;
  readonly head: number;
  readonly cols: number;
  readonly rows: number;
  /** Height of a band of small lights at the top, and how many they are. */
  readonly transom?: number;
  readonly transomCols?: number;
  /** Rise of a segmental arch; the head is its crown. */
  readonly rise?: number;
}

export interface Door {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly leaves: 1 | 2;
  readonly half?: boolean;
  readonly transom?: number;
  readonly transomCols?: number;
  /** Width of a fixed light on each side, inside the same frame; `w` is the leaf's opening. */
  readonly sidelights?: number;
  /** Width of the slanted jambs of a door set back from the street. */
  readonly recess?: number;
}

export interface Profile {
  readonly frame: number;
  readonly mullion: number;
}
export const timber: Profile = { frame: 0.09, mullion: 0.07 };
export const steel: Profile = { frame: 0.07, mullion: 0.055 };

interface Arc {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

/** One sheet of glass; with an arc its top follows the circle. */
export interface Pane {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly arc?: Arc;
}

/** The circle over a chord of width `w` that rises `rise` to the crown. */
export function arcOver(x: number, w: number, crown: number, rise: number): Arc {
  const r = ((w / 2) ** 2 + rise ** 2) / (2 * rise);
  return { cx: x + w / 2, cy: crown - r, r };
}

export const arcTop = (arc: Arc, x: number): number => arc.cy + Math.sqrt(Math.max(0, arc.r ** 2 - (x - arc.cx) ** 2));

function row(x: number, w: number, y: number, h: number, cols: number, mullion: number): readonly Pane[] {
  const width = (w - mullion * (cols - 1)) / cols;
  return times(cols).map((i) => ({ x: x + i * (width + mullion), y, w: width, h }));
}

/** The sheets of glass of a bay, from the bottom row upwards. */
export function panesOfBay(bay: Bay, { frame, mullion }: Profile): readonly Pane[] {
  const x = bay.x + frame;
  const w = bay.w - 2 * frame;
  const bottom = bay.sill + frame;
  const top = bay.head - frame;
  if (bay.rise !== undefined) {
    const outer = arcOver(bay.x, bay.w, bay.head, bay.rise);
    const arc = { ...outer, r: outer.r - frame };
    const springing = bay.head - bay.rise;
    const lower = bay.rows === 2 ? springing - mullion / 2 - bottom : 0;
    const base = bay.rows === 2 ? springing + mullion / 2 : bottom;
    const upper = row(x, w, base, top - base, bay.cols, mullion).map((pane) => ({ ...pane, arc }));
    return [...(lower > 0 ? row(x, w, bottom, lower, bay.cols, mullion) : []), ...upper];
  }
  const band = bay.transom ?? 0;
  const main = top - bottom - band;
  const height = (main - mullion * (bay.rows - 1)) / bay.rows;
  const rows = times(bay.rows).flatMap((i) => row(x, w, bottom + i * (height + mullion), height, bay.cols, mullion));
  if (band === 0) return rows;
  return [...rows, ...row(x, w, top - band + mullion, band - mullion, bay.transomCols ?? bay.cols, mullion)];
}

export const doorX = (door: Door): number => door.x - (door.sidelights ?? 0);
export const doorWidth = (door: Door): number => door.w + 2 * (door.sidelights ?? 0);
export const doorHead = (door: Door): number => door.h + (door.transom ?? 0);

const gap = 0.02;
const stile = 0.11;

/** The leaves of a door as boxes, the panel under a half-glazed one included. */
export function leavesOfDoor(door: Door, { frame }: Profile): readonly Pane[] {
  const w = (door.w - 2 * (frame + gap)) / door.leaves;
  return times(door.leaves).map((i) => ({ x: door.x + frame + gap + i * w, y: 0, w, h: door.h - frame - gap }));
}

export function panesOfDoor(door: Door, profile: Profile): readonly Pane[] {
  const { frame, mullion } = profile;
  const from = door.half ? 1.02 : 0.22;
  const leaves = leavesOfDoor(door, profile).map((leaf) => ({
    x: leaf.x + stile,
    y: from,
    w: leaf.w - 2 * stile,
    h: leaf.h - stile - from,
  }));
  const side = door.sidelights ?? 0;
  const sides =
    side === 0
      ? []
      : [doorX(door) + frame, door.x + door.w].map((x) => ({ x, y: 0.3, w: side - frame, h: door.h - frame - 0.3 }));
  const above =
    door.transom === undefined
      ? []
      : row(
          doorX(door) + frame,
          doorWidth(door) - 2 * frame,
          door.h,
          door.transom - frame,
          door.transomCols ?? 1,
          mullion,
        );
  return [...leaves, ...sides, ...above];
}
