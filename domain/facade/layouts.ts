import type { Layout } from '../funnel/layout.ts';
import type { Bay, Door } from './openings.ts';

export type Wall = 'brick' | 'stone' | 'panel';
export interface Facade {
  readonly wall: Wall;
  readonly door: Door;
  readonly bays: readonly Bay[];
  readonly upper: readonly Bay[];
  readonly steel?: true;
  readonly lamps?: 'left' | 'right' | 'both';
  /** Pavement to the lower edge of the sign band; absent where the glass reaches too high for one. */
  readonly band?: number;
  readonly bandHeight?: number;
  /** Glass as a share of the wall, in percent (design, 7.3). */
  readonly glass: number;
}

const bay = (
  x: number,
  w: number,
  sill: number,
  head: number,
  cols: number,
  rows: number,
  more?: Partial<Bay>,
): Bay => ({
  x,
  w,
  sill,
  head,
  cols,
  rows,
  ...more,
});
const door = (x: number, w: number, h: number, more?: Partial<Door>): Door => ({ x, w, h, leaves: 1, ...more });

/** The fourteen layouts of design 7.3, number by number. */
export const facades: Readonly<Record<Layout, Facade>> = {
  layout1: {
    wall: 'brick',
    door: door(7, 1, 2.3, { half: true }),
    bays: [bay(1.6, 2.1, 0.95, 2.35, 1, 1)],
    upper: [],
    lamps: 'left',
    band: 2.77,
    glass: 5,
  },
  layout2: {
    wall: 'brick',
    door: door(0.95, 1, 2.3, { half: true }),
    bays: [bay(3.3, 4.5, 0.95, 2.35, 2, 1)],
    upper: [],
    lamps: 'right',
    band: 2.77,
    glass: 10,
  },
  layout3: {
    wall: 'stone',
    door: door(4, 1, 2.3),
    bays: [0.9, 6].map((x) => bay(x, 2.1, 0.85, 2.95, 1, 1, { rise: 0.62 })),
    upper: [],
    lamps: 'both',
    band: 3.57,
    glass: 14,
  },
  layout4: {
    wall: 'brick',
    door: door(7.25, 1, 2.3, { transom: 0.45 }),
    bays: [0.6, 2.7, 4.8].map((x) => bay(x, 1.5, 0.6, 2.77, 1, 2)),
    upper: [],
    lamps: 'left',
    band: 3.19,
    glass: 16,
  },
  layout5: {
    wall: 'stone',
    door: door(0.75, 1.05, 2.3, { transom: 0.5 }),
    bays: [bay(2.3, 6, 0.6, 2.82, 3, 1)],
    upper: [],
    lamps: 'right',
    band: 3.24,
    glass: 23,
  },
  layout6: {
    wall: 'panel',
    door: door(7.45, 1.1, 2.4, { transom: 1.85 }),
    bays: [bay(0.4, 6.85, 0.15, 4.27, 4, 1)],
    upper: [],
    glass: 51,
  },
  layout7: {
    wall: 'stone',
    door: door(3.85, 1.3, 2.5, { transom: 2.3, transomCols: 3, sidelights: 0.5 }),
    bays: [0.3, 5.65].map((x) => bay(x, 3.05, 0.35, 4.82, 3, 1, { transom: 1.15, transomCols: 3 })),
    upper: [],
    glass: 56,
  },
  layout8: {
    wall: 'brick',
    door: door(4, 1, 2.35, { transom: 0.88, recess: 0.34 }),
    bays: [0.4, 5.45].map((x) => bay(x, 3.15, 0.5, 3.25, 2, 1, { transom: 0.75, transomCols: 6 })),
    upper: [],
    band: 3.67,
    glass: 28,
  },
  layout9: {
    wall: 'brick',
    steel: true,
    door: door(0.45, 1.9, 2.4, { leaves: 2 }),
    bays: [bay(2.35, 6.2, 0.35, 5.3, 6, 5), bay(0.45, 1.9, 2.42, 5.3, 2, 3)],
    upper: [],
    glass: 60,
  },
  layout10: {
    wall: 'brick',
    door: door(7, 1.05, 2.3, { transom: 0.5 }),
    bays: [bay(0.75, 5.7, 0.55, 2.82, 2, 1)],
    upper: [0.75, 2.85, 4.95, 7.05].map((x) => bay(x, 1.25, 3.85, 5.65, 1, 2)),
    lamps: 'left',
    band: 3.05,
    bandHeight: 0.5,
    glass: 35,
  },
  layout11: {
    wall: 'panel',
    door: door(6.75, 1.9, 2.45, { leaves: 2, transom: 0.57 }),
    bays: [bay(0.35, 6.4, 0.1, 3.04, 3, 1)],
    upper: [bay(0.35, 8.3, 3.55, 5.95, 4, 1)],
    glass: 67,
  },
  layout12: {
    wall: 'panel',
    door: door(3.55, 1.9, 2.45, { leaves: 2 }),
    bays: [...[0.1, 5.45].map((x) => bay(x, 3.45, 0.08, 6.12, 3, 4)), bay(3.55, 1.9, 2.47, 6.12, 2, 2)],
    upper: [],
    glass: 78,
  },
  layout13: { wall: 'brick', door: door(4, 1, 2.3), bays: [], upper: [], lamps: 'both', band: 2.72, glass: 2 },
  layout14: {
    wall: 'stone',
    door: door(3.5, 2, 2.3, { leaves: 2, transom: 0.55 }),
    bays: [],
    upper: [],
    lamps: 'both',
    band: 3.27,
    glass: 6,
  },
};
