import type { View } from './view.ts';

/** The loop: nine seconds at 24 frames; it begins with the poster, in the middle of the blade's way. */
export const seconds = 9;
export const rate = 24;
export const frames = seconds * rate;
/** The frame of the story that the encoded film opens with. */
export const opening = 45;

const wipe = { from: 0.3, to: 3.3 };
/** Mist and drops are at home from here, over the seam, until the blade takes them: each place is clear for longer. */
const rainFrom = 7.2;

/** Rain has no seam: seconds from the story's start, negative in the evening before. */
export const rainTime = (time: number): number => (time >= rainFrom ? time - seconds : time);
export const rainStart = rainFrom - seconds;

const smooth = (u: number): number => u * u * (3 - 2 * u);
const way = (u: number): number => u + (smooth(u) - u) * 0.4;

export const bladeSlant = (6.2 * Math.PI) / 180;

export const bladeWay = ({ width, height }: View): readonly [number, number] => {
  const lean = Math.tan(bladeSlant) * height * 0.5 + width * 0.05;
  return [-lean, width + lean];
};

/** How far the blade has come, from 0 to 1; below and above it is out of sight. */
export const bladePassed = (time: number): number => (rainTime(time) - wipe.from) / (wipe.to - wipe.from);

/** When the blade reaches a place. */
export function wipedAt(view: View, x: number, y: number): number {
  const [from, to] = bladeWay(view);
  const share = (x + (y - view.height / 2) * Math.tan(bladeSlant) - from) / (to - from);
  let low = 0;
  let high = 1;
  for (let i = 0; i < 20; i++) {
    const mid = (low + high) / 2;
    if (way(mid) < share) low = mid;
    else high = mid;
  }
  return wipe.from + low * (wipe.to - wipe.from);
}

/** How thick the mist is where the blade has not been. */
export function mistGrowth(time: number): number {
  const rain = rainTime(time);
  if (rain >= wipe.to) return 0;
  return smooth(Math.min(1, Math.max(0, (rain - rainStart) / 1.7)));
}
