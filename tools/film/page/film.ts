import blurShader from './blur.frag?raw';
import bokehShader from './bokeh.frag?raw';
import breathShader from './breath.frag?raw';
import copyShader from './copy.frag?raw';
import dropShader from './drop.frag?raw';
import dropCorners from './drop.vert?raw';
import { clear, mipmaps, openGl, pass, type Target, target } from './gl.ts';
import glassShader from './glass.frag?raw';
import lightShader from './light.frag?raw';
import lightCorners from './light.vert?raw';
import { lightsAt, lots } from './lights.ts';
import whole from './quad.vert?raw';
import { rainFor } from './rain.ts';
import { bladePassed, bladeSlant, bladeWay, mistGrowth, rate } from './story.ts';
import streetShader from './street.frag?raw';
import trackShader from './track.frag?raw';
import { halfWidth, type View, viewFor } from './view.ts';
import { dropsAt, tracksAt } from './water.ts';

/** The street is out of focus, so it needs fewer pixels than the glass before it; with fewer still, small discs have corners. */
const streetPart = 0.9;

type Gl = ReturnType<typeof openGl>;

/** The street without what moves: many samples of each pixel, then the open lens. */
function stillStreet(gl: Gl, view: View, samples: number): Target {
  const { width, height, focal } = view;
  const make = () => target(gl, width, height);
  const [sum, mean, still] = [make(), make(), make()];
  const size = [width, height] as const;
  const street = pass(gl, whole, streetShader);
  const scene = { size, vanish: [view.vanishX, view.vanishY], focal, half_width: halfWidth, lots: lots() };
  clear(gl, sum);
  for (let n = 0; n < samples; n++) {
    street(sum, { ...scene, pass: n }, 'add');
    gl.finish();
  }
  pass(gl, whole, copyShader)(mean, { source: sum, size, level: 0, gain: 1 / samples });
  pass(gl, whole, bokehShader)(still, { source: mean, radius: 6 * view.unit });
  return still;
}

/** The street of a moment, sharp and through the mist. */
function movingStreet(gl: Gl, view: View, samples: number) {
  const still = stillStreet(gl, view, samples);
  const { width, height, unit } = view;
  const copy = pass(gl, whole, copyShader);
  const lights = pass(gl, lightCorners, lightShader, 12);
  const blur = pass(gl, whole, blurShader);
  const scene = target(gl, width, height, 'copies');
  const part = () => target(gl, Math.round(width / 4.8), Math.round(height / 4.8));
  const [small, between, near, wide] = [part(), part(), part(), part()];
  const soften = (into: Target, sigma: number) => {
    blur(between, { source: small, direction: [1, 0], sigma });
    blur(into, { source: between, direction: [0, 1], sigma });
  };
  return (frame: number) => {
    copy(scene, { source: still, size: [width, height], level: 0, gain: 1 });
    lights(scene, { size: [width, height] }, 'over', lightsAt(view, frame));
    mipmaps(gl, scene);
    copy(small, { source: scene, size: [small.width, small.height], level: 2.26, gain: 1 });
    soften(near, 2.85 * unit);
    soften(wide, 9 * unit);
    return { street: scene, mist: near, mist_wide: wide };
  };
}

/** The water of a moment: surfaces of drops, the same from afar, tracks in the mist. */
function water(gl: Gl, view: View) {
  const rain = rainFor(view);
  const size = [view.width, view.height] as const;
  const draw = pass(gl, dropCorners, dropShader, 8);
  const drawTracks = pass(gl, dropCorners, trackShader, 8);
  const make = (part: number) => target(gl, Math.round(view.width / part), Math.round(view.height / part));
  const [drops, around, tracks] = [make(1), make(8), make(2)];
  return (time: number) => {
    const quads = dropsAt(view, rain, time);
    for (const into of [drops, around]) {
      clear(gl, into);
      draw(into, { size }, 'over', quads);
    }
    clear(gl, tracks);
    drawTracks(tracks, { size }, 'max', tracksAt(rain, time));
    return { drops, near_drops: around, tracks };
  };
}

/** Prepares the scene and answers with the function that draws a frame of the story, in ten-bit pixels. */
export function prepare(portrait: boolean, unit: number, samples: number): (frame: number) => Uint32Array<ArrayBuffer> {
  const view = viewFor(portrait, unit);
  const { width, height } = view;
  const gl = openGl();
  const streetAt = movingStreet(gl, viewFor(portrait, unit * streetPart), samples);
  const waterAt = water(gl, view);
  const breath = target(gl, width, height);
  pass(gl, whole, breathShader)(breath, { unit });
  const glass = pass(gl, whole, glassShader);
  const print = target(gl, width, height, 'print');
  const pixels = new Uint32Array(width * height);
  const fixed = {
    size: [width, height],
    vanish: [view.vanishX, view.vanishY],
    unit,
    blade: bladeWay(view),
    slant: bladeSlant,
    thick: portrait ? 5 : 7.5,
  };
  return (frame) => {
    const time = frame / rate;
    const story = { time, passed: bladePassed(time), growth: mistGrowth(time) };
    glass(print, { ...streetAt(frame), ...waterAt(time), breath, ...fixed, ...story });
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_INT_2_10_10_10_REV, pixels);
    return pixels.slice();
  };
}
