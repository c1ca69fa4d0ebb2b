import type { Facade } from './layouts.ts';
import { wallHeight, wallWidth } from './wall.ts';

/** Where a name is placed on a façade, in metres from the pavement's left corner; the text is centred on `x`. */
export interface SignPlace {
  readonly name: string;
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  /** The room it has. Set only where the name is drawn together to keep within it. */
  readonly textLength?: number;
  /** False for letters that the display serif lacks: other fonts draw them, so without embedded fonts use plain type. */
  readonly inSerif: boolean;
}

const margin = 0.3;
const capital = 0.71;
/** Letters smaller than this, in metres, are illegible. */
const smallest = 0.27;
/** How far letters may be condensed before they look it. */
const tightest = 0.88;

/** The maximum width of a letter of the display serif, relative to its size. */
function widthOf(letter: string): number {
  if (/[\s.,:;'’!|()ijlI-]/.test(letter)) return 0.36;
  if (/[mwMW@%&—œæŒÆ…]/.test(letter)) return 1;
  if (/\p{M}/u.test(letter)) return 0;
  if (/[\p{Lu}\d]/u.test(letter)) return 0.74;
  return /[\u0021-\u024f\u2013-\u203a]/.test(letter) ? 0.57 : 1.1;
}

/** Lower edge and height of what carries the letters: the band, or the wall over the glass; at last the roof's edge. */
function boardOf({ band, bandHeight = 0.62, bays, upper }: Facade): { y: number; h: number } {
  if (band !== undefined) return { y: band, h: bandHeight };
  const eaves = wallHeight - 0.42;
  const head = Math.max(...bays.map((bay) => bay.head)) + 0.09;
  const ceiling = Math.min(...upper.map(({ sill }) => sill - 0.1), eaves);
  const free = ceiling - head;
  if (free < 0.3) return { y: wallHeight + 0.27, h: 0.42 };
  const h = Math.min(free, 0.66);
  return { y: head + (free - h) / 2, h };
}

/**
 * The place of a name on a façade's sign; null for a name that is too long to be read there and is set in plain type
 * beside the drawing. It is made smaller and at last drawn together, never stretched.
 */
export function placeSign(facade: Facade, typed: string): SignPlace | null {
  const name = typed.trim().replace(/\s+/g, ' ');
  if (name === '') return null;
  const { y, h } = boardOf(facade);
  const full = h * 0.84;
  const room = wallWidth - 2 * (0.36 + margin);
  const width = [...name].reduce((sum, letter) => sum + widthOf(letter), 0);
  const size = Math.min(full, Math.max(room / width, smallest));
  const overlong = width * size > room + 1e-9;
  if (overlong && width * size * tightest > room) return null;
  return {
    name,
    x: wallWidth / 2,
    baseline: y + (h - size * capital) / 2,
    size,
    ...(overlong && { textLength: room }),
    inSerif: /^[\u0020-\u024f\u2013-\u203a]*$/u.test(name),
  };
}
