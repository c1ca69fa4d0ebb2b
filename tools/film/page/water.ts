import type { Rain, Running } from './rain.ts';
import { stepsPerSecond } from './rain.ts';
import { rainStart, rainTime } from './story.ts';
import type { View } from './view.ts';

const swell = (u: number): number => (u <= 0 ? 0 : u >= 1 ? 1 : 1 - (1 - u) ** 3);

/** A drop that the rain throws is there at once and settles; one that the mist makes grows. */
const grown = (age: number, hit: boolean): number =>
  hit ? swell(age / 0.09) * (1 + 0.18 * Math.exp(-age * 9) * Math.cos(age * 40)) : swell(age / 1.3);

function headAt({ steps }: Running, time: number) {
  const first = steps[0];
  const last = steps.at(-1);
  if (!first || !last || time < first.time || time > last.time + 1 / stepsPerSecond) return null;
  const exact = (time - first.time) * stepsPerSecond;
  const at = Math.min(steps.length - 1, Math.floor(exact));
  const now = steps[at] ?? first;
  const next = steps[at + 1] ?? now;
  const part = exact - at;
  return {
    at,
    x: now.x + (next.x - now.x) * part,
    y: now.y + (next.y - now.y) * part,
    fall: (next.y - now.y) * stepsPerSecond,
  };
}

/** The drops of a moment as rectangles: small ones first, so that large ones lie above them. */
export function dropsAt(view: View, rain: Rain, time: number): Float32Array {
  const now = rainTime(time);
  const numbers: number[] = [];
  for (const { x, y, r, born, hit, gone } of rain.standing) {
    if (now < born || now > gone) continue;
    const size = r * grown(now - born, hit);
    const seed = (x * 0.137 + y * 0.271) % 1;
    const tall = 1 + Math.min(0.22, (r / view.unit) * 0.012);
    numbers.push(
      x,
      y,
      size / Math.sqrt(tall),
      size * Math.sqrt(tall),
      (seed - 0.5) * 0.7,
      seed,
      r > 7 * view.unit ? 0.32 : 0,
      1,
    );
  }
  for (const drop of rain.running) {
    const head = headAt(drop, now);
    if (!head) continue;
    const age = now - (drop.steps[0]?.time ?? now);
    const speed = Math.min(1, head.fall / (160 * view.unit));
    const fade = drop.misted ? 1 : swell((rainStart + 9 - now) / 0.35);
    const r = drop.r * swell(age / 0.5) * fade;
    numbers.push(
      head.x,
      head.y,
      r * (0.94 - 0.1 * speed),
      r * (1.12 + 0.42 * speed),
      0,
      (drop.r * 3.7) % 1,
      0.35 + 0.5 * speed,
      1,
    );
  }
  return new Float32Array(numbers);
}

/** The tracks that runs have left in the mist, closing slowly. */
export function tracksAt(rain: Rain, time: number): Float32Array {
  const now = rainTime(time);
  const numbers: number[] = [];
  for (const { steps, r, misted } of rain.running) {
    if (!misted) continue;
    for (let i = 6; i < steps.length; i += 6) {
      const a = steps[i - 6];
      const b = steps[i];
      if (!a || !b || b.time > now) break;
      const long = Math.hypot(b.x - a.x, b.y - a.y);
      if (long < 0.2) continue;
      const strength = Math.exp(-(now - b.time) / 2.6) * Math.min(1, i / 60);
      const wide = r * (0.56 + 0.1 * Math.sin(i * 0.7)) * (0.75 + 0.25 * strength);
      const turn = Math.atan2(a.x - b.x, b.y - a.y);
      numbers.push((a.x + b.x) / 2, (a.y + b.y) / 2, wide, long / 2 + r * 0.16, turn, 0, 0, strength);
    }
  }
  return new Float32Array(numbers);
}
