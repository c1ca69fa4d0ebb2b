import { polygon, rect, round } from '#domain/facade/path.ts';
import type { Language } from '#domain/language.ts';

/* Capitals of a display serif, 1.9 m high, drawn as outlines: a picture must not wait for a font. */
const height = 1.9;
const thick = 0.26;
const thin = 0.07;
const serif = 0.13;

const stem = (x: number, w: number): string => rect(x, 0, w, height) + foot(x, w, 0) + foot(x, w, height - thin);
const foot = (x: number, w: number, y: number): string => rect(x - serif, y, w + 2 * serif, thin);

const h = (x: number): string => stem(x, thick) + stem(x + 1.0, thick) + rect(x + thick, 0.92, 0.8, thin);
function o(x: number): string {
  const oval = (inset: number, lift: number, sweep: number) => {
    const rx = round(0.72 - inset);
    const ry = round(0.97 - lift);
    return `M${round(x + inset)} .95a${rx} ${ry} 0 0 ${sweep} ${round(2 * rx)} 0a${rx} ${ry} 0 0 ${sweep} ${round(-2 * rx)} 0z`;
  };
  return oval(0, 0, 1) + oval(0.25, 0.06, 0);
}
const t = (x: number): string =>
  rect(x + 0.5, 0, thick, height) +
  foot(x + 0.5, thick, 0) +
  rect(x, height - thin, 1.26, thin) +
  polygon([x, height], [x, height - 0.42], [x + 0.06, height - 0.42], [x + 0.16, height - thin]) +
  polygon([x + 1.26, height], [x + 1.26, height - 0.42], [x + 1.2, height - 0.42], [x + 1.1, height - thin]);
/** A horizontal arm ending in a beak: upwards from the foot, downwards from the head. */
const arm = (x: number, w: number, at: 'foot' | 'head', beak: number): string => {
  const [line, inner, tip] = at === 'foot' ? [0, thin, beak] : [height - thin, height - thin, height - beak];
  const outer = at === 'foot' ? 0 : height;
  return rect(x, line, w, thin) + polygon([x + w, outer], [x + w, tip], [x + w - 0.06, tip], [x + w - 0.16, inner]);
};
const e = (x: number): string =>
  stem(x, thick) +
  arm(x, 0.98, 'foot', 0.42) +
  arm(x, 0.92, 'head', 0.42) +
  rect(x + thick, 0.94, 0.5, thin) +
  rect(x + thick + 0.44, 0.74, 0.06, 0.46);
const l = (x: number): string => stem(x, thick) + arm(x, 0.98, 'foot', 0.46);
const circumflex = polygon(
  [-1.99, 2.08],
  [-1.68, 2.42],
  [-1.54, 2.42],
  [-1.23, 2.08],
  [-1.36, 2.08],
  [-1.61, 2.3],
  [-1.86, 2.08],
);

/** HOTEL, or HÔTEL in French, centred on zero and standing on y = 0. */
export const roofLetters = (language: Language): string =>
  [h(-4.9), o(-2.66), t(-0.33), e(1.9), l(3.92)].join('') + (language === 'fr' ? circumflex : '');
