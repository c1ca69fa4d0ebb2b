import { describe, expect, it } from 'vitest';
import { lightsAt } from './lights.ts';
import { rainFor } from './rain.ts';
import { bladePassed, frames, mistGrowth, rate } from './story.ts';
import { viewFor } from './view.ts';
import { dropsAt, tracksAt } from './water.ts';

const perLight = 12;

/** What can be seen of the lights of a frame, in an order of its own. */
function visible(numbers: Float32Array): number[][] {
  const all = Array.from({ length: numbers.length / perLight }, (_, i) => [
    ...numbers.subarray(i * perLight, (i + 1) * perLight),
  ]);
  const shown = all.filter(([, , , , red = 0, green = 0, blue = 0, cover = 0, kind]) =>
    kind === 3 ? cover > 0 : red + green + blue + cover > 1e-5,
  );
  const order = ([x = 0, y = 0, w = 0]: number[]) => Math.round(x * 8) * 1e6 + Math.round(y * 8) * 100 + w;
  return shown.sort((a, b) => order(a) - order(b));
}

describe.each([false, true])('the film (portrait: %s)', (portrait) => {
  const view = viewFor(portrait, 1);
  const rain = rainFor(view);

  it('ends where it begins: lights, cars and people', () => {
    const [first, last] = [visible(lightsAt(view, 0)), visible(lightsAt(view, frames))];
    expect(last).toHaveLength(first.length);
    for (const [i, light] of first.entries())
      for (const [at, number] of light.entries()) expect(last[i]?.[at]).toBeCloseTo(number, 2);
  });

  it('ends where it begins: drops, their tracks, the mist and the blade', () => {
    const end = frames / rate;
    expect(dropsAt(view, rain, end)).toEqual(dropsAt(view, rain, 0));
    expect(tracksAt(rain, end)).toEqual(tracksAt(rain, 0));
    expect(mistGrowth(end)).toBe(mistGrowth(0));
    expect(bladePassed(end)).toBe(bladePassed(0));
  });
});
