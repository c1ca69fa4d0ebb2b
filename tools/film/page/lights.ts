import { frames } from './story.ts';
import { halfWidth, project, seeded, type View } from './view.ts';

const kinds = { disc: 0, glow: 1, road: 2, walker: 3 } as const;
type Rgb = readonly [number, number, number];

interface Quad {
  readonly z: number;
  readonly numbers: readonly number[];
}

const warm: Rgb = [1, 0.62, 0.27];
const soft: Rgb = [1, 0.78, 0.47];
const cool: Rgb = [0.7, 0.86, 0.95];
const lampTone: Rgb = [1, 0.83, 0.5];
const headTone: Rgb = [1, 0.9, 0.72];
const tailTone: Rgb = [1, 0.07, 0.045];
const signal: Rgb = [0.1, 0.8, 0.48];

/** Discs near the viewer are large, those far away small; `near` is how large. */
type Shine = { tone: Rgb; power: number; near: number };
const discRadius = (view: View, z: number, near: number): number => (3.4 + near / z) * view.unit;

/** As sizes are in a street: most near the middle, a few twice or half of it. */
const unequal = (random: () => number, spread: number): number =>
  Math.exp(spread * 2 * (random() + random() + random() - 1.5));

/** A light: its glow in the wet air, its disc, and what the road gives back. */
function light(view: View, at: { x: number; y: number; z: number }, { tone, power, near }: Shine): Quad[] {
  const p = project(view, at.x, at.y, at.z);
  const r = discRadius(view, at.z, near);
  const foot = project(view, at.x, -at.y * 0.9, at.z);
  const scaled = (by: number) => tone.map((part) => part * power * by);
  const ground = project(view, at.x, 0, at.z).y;
  const tall = Math.max((foot.y - ground) * 0.75 + 60 * view.unit, 80 * view.unit);
  const wide = r * 0.8 + 1.5 * view.unit;
  return [
    {
      z: at.z + 0.3,
      numbers: [p.x, ground + tall, wide, tall, ...scaled(0.16), 0, kinds.road, 0, (at.x * 0.37 + 5) % 1, 0],
    },
    { z: at.z + 0.1, numbers: [p.x, p.y, r * 5, r * 5, ...scaled(0.12), 0, kinds.glow, 0, 0, 0] },
    {
      z: at.z,
      numbers: [p.x, p.y, r, r, ...scaled(0.8), 0.3, kinds.disc, 3.2 * view.unit, 0, 0],
    },
  ];
}

/** A lamp's brightness breathes by a few per cent, a whole number of times in the loop. */
const breath = (turn: number, times: number, seed: number): number =>
  1 + 0.09 * Math.sin(2 * Math.PI * (turn * times + seed));

function bulbs(view: View, turn: number): Quad[] {
  const random = seeded(7);
  const list: Quad[] = [];
  for (let string = 0, z = 7; string < 9; string++, z += 5 + random() * 17) {
    const sway = 0.05 * Math.sin(2 * Math.PI * (turn * 2 + random()));
    const [from, to] = [5.1 + random() * 1.6, 4.6 + random() * 1.8];
    const [sag, count] = [2.6 + random() * 2.6, 9 + Math.floor(random() * 6)];
    for (let i = 0; i < count; i++) {
      const t = (i + 0.2 + random() * 0.6) / count;
      const y = from + (to - from) * t - sag * t * (1 - t) + sway * Math.sin(t * Math.PI);
      const x = (t * 2 - 1) * (halfWidth - 0.2);
      const tone = random() < 0.2 ? cool : random() < 0.5 ? warm : soft;
      const power = 0.75 * unequal(random, 0.45) * breath(turn, 1 + (i % 3), random());
      const [road, glow, disc] = light(view, { x, y, z }, { tone, power, near: 62 * unequal(random, 0.3) });
      if (glow && disc) list.push(glow, disc);
      if (road && i % 4 === 2) list.push(road);
    }
  }
  return list;
}

/** The lamps of one side stand as the walls do which `street.frag` lights; those of the other are lower and rarer. */
const lampRows = [
  { side: -1, y: 4.3, first: 9.5, apart: 12.5 },
  { side: 1, y: 3.5, first: 15, apart: 19 },
] as const;

function lamps(view: View, turn: number): Quad[] {
  const random = seeded(23);
  const list: Quad[] = [];
  for (const { side, y, first, apart } of lampRows)
    for (let i = 0, z = first; z < 110; i++, z += apart) {
      const power = 1.6 * unequal(random, 0.28) * breath(turn, 1, i * 0.37 + side * 0.2);
      const tone = (i + (side > 0 ? 1 : 0)) % 4 === 1 ? cool : lampTone;
      list.push(...light(view, { x: side * 5.1, y, z }, { tone, power, near: 100 * unequal(random, 0.22) }));
    }
  for (const [x, z] of [
    [-3.3, 44],
    [3.6, 62],
  ] as const)
    list.push(...light(view, { x, y: 3, z }, { tone: signal, power: 1.1, near: 30 }));
  return list;
}

const spacing = 16.7;
/** Farther away a car is its lamps alone. */
const nearest = 40;

/** Nine cars come, eight go; after a loop each stands where the next but one stood. */
function cars(view: View, turn: number): Quad[] {
  const list: Quad[] = [];
  const lane = (count: number, x: number, towards: boolean) => {
    for (let i = 0; i < count; i++) {
      const along = (i + 2 * turn) % count;
      const z = nearest + (towards ? count - along : along) * spacing;
      // They appear and go at the lane's ends.
      const shown = Math.max(0, Math.min(1, (z - nearest) / 9, (nearest + count * spacing - z) / 9));
      // The wet air takes them: far ones that overlap stay lamps, and make no white patch.
      const power = shown * (towards ? 1.5 : 1.35) * Math.min(1, 34 / z) ** 1.3;
      const tone = towards ? headTone : tailTone;
      for (const dx of [-0.62, 0.62])
        list.push(...light(view, { x: x + dx, y: 0.68, z }, { tone, power, near: 55 }));
    }
  };
  lane(9, -1.75, true);
  lane(8, 1.85, false);
  return list;
}

/** Under umbrellas those of more `build`; a child walks beside one of them. */
const people = [
  { x: -5.5, z: 10.4, to: -1, shops: 1, build: 0.62, size: 1 },
  { x: -4.9, z: 10.9, to: -1, shops: 1, build: 0.05, size: 0.66 },
  { x: -6.3, z: 19, to: 1, shops: 1, build: 0.95, size: 1.06 },
  { x: 5.3, z: 13.5, to: 1, shops: -1, build: 0.18, size: 0.97 },
  { x: 6.2, z: 23, to: -1, shops: -1, build: 0.4, size: 0.9 },
  { x: -2.4, z: 31, to: 1, shops: 1, build: 0.12, size: 1.04 },
] as const;

/** Few people, unhurried. They come and go while the pane is misted. */
function walkers(view: View, time: number): Quad[] {
  const shown = Math.min(1, time / 0.4, (9 - time) / 0.7);
  return people.flatMap(({ x, z, to, shops, build, size }, i) => {
    const at = z + to * (time - 4) * 0.62;
    const p = project(view, x, 1.15 * size, at);
    const scale = (view.focal * size) / at;
    const step = (time * 3.6 + i * 1.7 + 1) * shops;
    const blur = 5.4 * view.unit;
    const tall = scale * 1.15;
    const foot = project(view, x, 0, at).y;
    return [
      {
        z: at + 0.01,
        numbers: [p.x, foot + tall, scale * 0.85, -tall, 0, 0, 0, shown * 0.55, 3, blur * 3, build, step],
      },
      { z: at, numbers: [p.x, p.y, scale * 0.85, tall, 0.11, 0.062, 0.028, shown, kinds.walker, blur, build, step] },
    ];
  });
}

/** Everything that shines or moves in the street, far things first. */
export function lightsAt(view: View, frame: number): Float32Array {
  const turn = frame / frames;
  const all = [...bulbs(view, turn), ...lamps(view, turn), ...cars(view, turn), ...walkers(view, turn * 9)];
  return new Float32Array(all.sort((a, b) => b.z - a.z).flatMap(({ numbers }) => numbers));
}

/** Sixteen houses on each side: where each begins and ends, its height, its own number. */
export function lots(): number[] {
  const random = seeded(1871);
  return [-1, 1].flatMap((side) => {
    let z = side < 0 ? 1.6 : 2;
    return Array.from({ length: 16 }, () => {
      const from = z;
      z += 6.5 + random() * 6;
      const high = from < 9 ? 11 + random() * 3 : 7.4 + random() * 7.4;
      return [from, z, high, random() * 100 + side];
    }).flat();
  });
}
