import { rainStart, wipedAt } from './story.ts';
import { seeded, type View } from './view.ts';

/** A drop that stands: from when to when, where, how large. */
export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly born: number;
  readonly hit: boolean;
  gone: number;
}

interface Step {
  readonly time: number;
  readonly x: number;
  readonly y: number;
}

/** A drop that runs: where it is at each 96th of a second, and the radius of its head. */
export interface Running {
  readonly r: number;
  readonly steps: readonly Step[];
  readonly misted: boolean;
}

export interface Rain {
  readonly standing: readonly Standing[];
  readonly running: readonly Running[];
}

export const stepsPerSecond = 96;

/** Jittered grids; the largest drops keep their distance from one another. */
function standingDrops(view: View): Standing[] {
  const random = seeded(90210);
  const list: Standing[] = [];
  const large: Standing[] = [];
  const grid = (rows: number, chance: number, small: number, big: number, skew: number) => {
    const step = (720 / rows) * view.unit;
    for (let gy = -step; gy < view.height + step; gy += step)
      for (let gx = -step; gx < view.width + step; gx += step) {
        const x = gx + random() * step;
        const y = gy + random() * step;
        const r = (small + random() ** skew * (big - small)) * view.unit;
        const hit = random() < 0.35;
        const born = hit ? rainStart + 0.2 + random() * 1.9 : rainStart + 0.1 + random() * 1.2;
        if (random() > chance) continue;
        if (large.some((d) => Math.hypot(d.x - x, d.y - y) < d.r * 1.15 + r)) continue;
        const drop = { x, y, r, born, hit, gone: wipedAt(view, x, y) };
        list.push(drop);
        if (r > 4.5 * view.unit) large.push(drop);
      }
  };
  grid(7, 0.62, 9, 22, 2);
  grid(17, 0.66, 4.5, 11, 1.7);
  grid(34, 0.62, 2.4, 5.2, 1.4);
  grid(72, 0.5, 1, 2.6, 1.2);
  return list.sort((a, b) => a.r - b.r);
}

/** A drop that runs in fits: it waits, gathers, runs, and bends its way a little. */
function run(view: View, random: () => number, start: Step, r: number, until: (s: Step) => boolean): Running {
  const steps: Step[] = [start];
  const sway = 3 + random() * 5;
  const phase = random() * 6.28;
  let { x, y, time } = start;
  let speed = 0;
  let wish = 0;
  while (steps.length < 900) {
    if (random() < 1.6 / stepsPerSecond) wish = random() < 0.38 ? 6 : 70 + random() * 190;
    speed += (wish * view.unit - speed) * 0.055;
    time += 1 / stepsPerSecond;
    y += speed / stepsPerSecond;
    x += (Math.sin(y / (31 * view.unit) + phase) * sway * 0.012 * speed) / stepsPerSecond / 0.5;
    const step = { time, x, y };
    if (until(step) || y > view.height + 40 * view.unit) break;
    steps.push(step);
  }
  return { r, steps, misted: true };
}

function runningDrops(view: View): Running[] {
  const random = seeded(33);
  const count = view.portrait ? 30 : 38;
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + random()) / count) * view.width;
    const y = (random() * 1.05 - 0.12) * view.height;
    const time = rainStart + 0.4 + random() * 3;
    const r = (6.5 + random() ** 1.6 * 9) * view.unit;
    return run(view, random, { time, x, y }, r, (s) => s.time > wipedAt(view, s.x, s.y));
  }).filter(({ steps }) => steps.length > 20);
}

/** What the blade left: a few beads that roll off the clear pane. */
function beads(view: View): Running[] {
  const random = seeded(404);
  return Array.from({ length: view.portrait ? 9 : 13 }, () => {
    const x = (0.04 + random() * 0.92) * view.width;
    const y = (0.02 + random() * 0.8) * view.height;
    const time = wipedAt(view, x, y) + 0.12 + random() * 0.4;
    const r = (4 + random() * 6) * view.unit;
    return { ...run(view, random, { time, x, y }, r, (s) => s.time > rainStart + 9), misted: false };
  });
}

/** All the water of a loop: what stands, what runs, and what runs leave and take. */
export function rainFor(view: View): Rain {
  const standing = standingDrops(view);
  const running = runningDrops(view);
  const random = seeded(11);
  for (const { r, steps } of running) {
    for (const [i, { x, y, time }] of steps.entries()) {
      if (i % 4 !== 0) continue;
      for (const drop of standing)
        if (Math.abs(drop.y - y) < r && Math.abs(drop.x - x) < r * 0.95 + drop.r * 0.4 && drop.born < time)
          drop.gone = Math.min(drop.gone, time);
      // Small beads stay behind in the track.
      const before = steps[i - 16];
      if (before && random() < 0.14 && y - before.y > r * 0.3) {
        const bead = { x: x + (random() - 0.5) * r * 0.5, y: y - r * 1.4, r: (1.2 + random() * 1.9) * view.unit };
        standing.push({ ...bead, born: time, hit: false, gone: wipedAt(view, bead.x, bead.y) });
      }
    }
  }
  return { standing, running: [...running, ...beads(view)] };
}
