import { frames } from './story.ts';
import { halfWidth, project, seeded, type View } from './view.ts';

const kinds = { disc: 0, glow: 1, road: 2, walker: 3, car: 4 } as const;
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

/** Discs near the viewer are large, those far away small. */
const discRadius = (view: View, z: number, near: number): number => (3.4 + near / z) * view.unit;

/** A light: its glow in the wet air, its disc, and what the road gives back. */
function light(view: View, at: { x: number; y: number; z: number }, tone: Rgb, power: number, near: number): Quad[] {
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
      numbers: [p.x, p.y, r, r, ...scaled(0.8), 0.3, kinds.disc, 1.5 * view.unit, 0, 0],
    },
  ];
}

/** A lamp's brightness breathes by a few per cent, a whole number of times in the loop. */
const breath = (turn: number, times: number, seed: number): number =>
  1 + 0.09 * Math.sin(2 * Math.PI * (turn * times + seed));

function bulbs(view: View, turn: number): Quad[] {
  const random = seeded(7);
  const list: Quad[] = [];
  for (let string = 0, z = 6.2; string < 16; string++, z += 6.6 + random() * 3) {
    const sway = 0.05 * Math.sin(2 * Math.PI * (turn * 2 + random()));
    for (let i = 0; i < 17; i++) {
      const t = (i + 0.5) / 17;
      const y = 5.75 - 4.4 * t * (1 - t) + (string % 2) * 0.25 + sway * Math.sin(t * Math.PI);
      const x = (t * 2 - 1) * (halfWidth - 0.2);
      const tone = random() < 0.2 ? cool : random() < 0.5 ? warm : soft;
      const power = (0.7 + random() * 0.5) * breath(turn, 1 + (i % 3), random());
      const [road, glow, disc] = light(view, { x, y, z }, tone, power, 70);
      if (glow && disc) list.push(glow, disc);
      if (road && i % 4 === 2) list.push(road);
    }
  }
  return list;
}

function lamps(view: View, turn: number): Quad[] {
  const list: Quad[] = [];
  for (let i = 0; i < 9; i++)
    for (const side of [-1, 1]) {
      const at = { x: side * 5.1, y: 4.3, z: 9.5 + i * 12.5 };
      const isCool = (i + (side > 0 ? 1 : 0)) % 4 === 1;
      list.push(...light(view, at, isCool ? cool : lampTone, 1.75 * breath(turn, 1, i * 0.37 + side * 0.2), 112));
    }
  for (const [x, z] of [
    [-3.3, 44],
    [3.6, 62],
  ] as const)
    list.push(...light(view, { x, y: 3, z }, signal, 1.1, 30));
  return list;
}

const spacing = 16.7;

/** Nine cars come, eight go; after a loop each stands where the next but one stood. */
function cars(view: View, turn: number): Quad[] {
  const list: Quad[] = [];
  const lane = (count: number, x: number, towards: boolean) => {
    for (let i = 0; i < count; i++) {
      const along = (i + 2 * turn) % count;
      const z = 16 + (towards ? count - along : along) * spacing;
      // They appear and go at the lane's ends.
      const shown = Math.max(0, Math.min(1, (z - 16) / 5, (16 + count * spacing - z) / 9));
      const body = project(view, x, 0.72, z + 1.6);
      const scale = view.focal / z;
      list.push({
        z: z + 1.5,
        numbers: [body.x, body.y, scale * 1.02, scale * 0.76, 0, 0, 0, shown * 0.9, kinds.car, 0, 0, 0],
      });
      // The wet air takes them: far ones that overlap stay lamps, and make no white patch.
      const power = shown * (towards ? 1.5 : 1.35) * Math.min(1, 20 / z) ** 1.3;
      for (const dx of [-0.62, 0.62])
        list.push(...light(view, { x: x + dx, y: 0.68, z }, towards ? headTone : tailTone, power, 118));
    }
  };
  lane(9, -1.75, true);
  lane(8, 1.85, false);
  return list;
}

const people = [
  { x: -5.6, z: 9.2, to: -1, shops: 1, build: 0.6 },
  { x: -6.2, z: 17, to: 1, shops: 1, build: 0.9 },
  { x: -5.3, z: 24, to: -1, shops: 1, build: 0.1 },
  { x: 5.7, z: 11.5, to: 1, shops: -1, build: 0.8 },
  { x: 6.1, z: 14, to: 1, shops: -1, build: 0.15 },
  { x: 5.5, z: 29, to: -1, shops: -1, build: 0.7 },
  { x: -2.2, z: 34, to: 1, shops: 1, build: 0.5 },
] as const;

/** Few people, unhurried. They come and go while the pane is misted. */
function walkers(view: View, time: number): Quad[] {
  const shown = Math.min(1, Math.max(0, (time - 0.2) / 0.9), Math.max(0, (8.6 - time) / 1.2));
  return people.flatMap(({ x, z, to, shops, build }, i) => {
    const at = z + to * (time - 4) * 0.62;
    const p = project(view, x, 1.15, at);
    const scale = view.focal / at;
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
