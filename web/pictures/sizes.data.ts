import type { StorefrontSize } from '#domain/funnel/size.ts';
import type { Pose } from './figures.tsx';
import { type Ghost, lampPath, treePath } from './parts/surroundings.tsx';

export interface SizeScene {
  /** 1 in the frame of 24 m, 2 in the frame of 48 m. */
  readonly scale: 1 | 2;
  /** The building's left edge, from the middle of the frame, and its width. */
  readonly at: number;
  readonly width: number;
  /** From the building's left edge. */
  readonly figures: readonly (readonly [number, Pose])[];
  readonly cars: readonly number[];
  readonly ghosts: readonly Ghost[];
  /** Lamps, trees and the hill in the ghost pen. */
  readonly lines: string;
}

const hill = 'M-24 5C-20 7.4 -14 12 -6 11.8C-1 11.6 4 14 9 14.2C15 14.4 19 10.2 24 8.6';
const lowHill = 'M-24 6.2C-18 9.6 -12 10.2 -6 9.8C-1 9.5 5 11.6 10 11.6C15 11.6 19 9 24 7.4';

/** The surroundings of the six sizes (design, 7.4). */
export const sizeScenes: Readonly<Record<StorefrontSize, SizeScene>> = {
  'little-storefront': {
    scale: 1,
    at: -3.1,
    width: 6.2,
    figures: [[6.75, 'walker']],
    cars: [],
    ghosts: [
      { x: -12.4, w: 4.6, h: 8.6, storeys: 3 },
      { x: -7.8, w: 4.7, h: 6.9 / 0.82, storeys: 2, roof: 'mansard' },
      { x: 3.1, w: 5.3, h: 7.8, storeys: 3 },
      { x: 8.4, w: 4.4, h: 9.6, storeys: 3 },
    ],
    lines: lampPath(-8.2),
  },
  'mid-storefront': {
    scale: 1,
    at: -6,
    width: 12,
    figures: [[12.75, 'walker']],
    cars: [],
    ghosts: [
      { x: -12.6, w: 6.4, h: 8.2, storeys: 3 },
      { x: 6.2, w: 6.4, h: 9.2, storeys: 3 },
    ],
    lines: lampPath(9.6),
  },
  'grand-storefront': {
    scale: 1,
    at: -10.6,
    width: 21.2,
    figures: [
      [-0.75, 'walker'],
      [8.35, 'standing'],
    ],
    cars: [],
    ghosts: [
      { x: -14, w: 2.9, h: 9.4, storeys: 3 },
      { x: 11.1, w: 2.9, h: 8.6, storeys: 3 },
    ],
    lines: '',
  },
  'standalone-building-mall': {
    scale: 2,
    at: -19,
    width: 38,
    figures: [
      [13.2, 'walker'],
      [26.6, 'standing'],
    ],
    cars: [-4.7],
    ghosts: [],
    lines: hill + treePath(21.8),
  },
  'strip-mall': {
    scale: 2,
    at: -18.6,
    width: 41,
    figures: [[19, 'walker']],
    cars: [5.9, 24, 33.2],
    ghosts: [],
    lines: lowHill,
  },
  hotel: {
    scale: 2,
    at: -13.4,
    width: 26.8,
    figures: [
      [9.85, 'standing'],
      [19.5, 'walker'],
    ],
    cars: [28.6],
    ghosts: [
      { x: -26, w: 10, h: 12.7, storeys: 4, plain: true },
      { x: 14.6, w: 10.5, h: 9.4, storeys: 3, plain: true },
    ],
    lines: '',
  },
};
