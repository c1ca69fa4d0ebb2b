import { seeded } from '../parts/random.ts';
import { type Camera, short } from './camera.ts';

/** Outlines of standing drops around a unit circle; gravity and dirt keep them from being round. */
const shapes = [
  'M0 -1C.55 -1.02 .93 -.6 .95 -.02C.98 .6 .6 1.02 .02 1.03C-.58 1.04 -.98 .62 -.96 .02C-.94 -.58 -.54 -.98 0 -1z',
  'M-.1 -1.12C.34 -1.14 .62 -.72 .82 -.2C1.06 .42 .7 1.02 .06 1.06C-.62 1.1 -1.04 .56 -.9 -.04C-.78 -.56 -.52 -1.1 -.1 -1.12z',
  'M.14 -.98C.7 -.96 1.08 -.46 .98 .12C.9 .64 .5 .98 -.04 1C-.66 1.02 -1.06 .54 -.98 -.04C-.9 -.6 -.44 -1 .14 -.98z',
  'M.02 -1.28C.36 -1.26 .5 -.8 .72 -.3C1 .36 .72 1.02 .04 1.04C-.66 1.06 -1 .4 -.74 -.28C-.56 -.78 -.34 -1.3 .02 -1.28z',
] as const;

/** Four outlines as clip paths and as drawings: rims and glints are shared, the view through each drop is its own. */
export function dropDefs(): string {
  const each = shapes.map(
    (d, i) =>
      `<clipPath id="c${i}"><path d="${d}"/></clipPath><g id="s${i}"><path d="${d}"/><path fill="url(#rim)" d="${d}"/></g><g id="d${i}"><path fill="url(#rim)" d="${d}"/><path fill="url(#foot)" d="${d}"/><ellipse cx="-.3" cy="-.52" rx=".16" ry=".11" fill="#fff" fill-opacity=".85" transform="rotate(-28 -.3 -.52)"/><ellipse cx=".34" cy=".6" rx=".24" ry=".1" fill="#ffeccb" fill-opacity=".4" transform="rotate(-24 .34 .6)"/></g>`,
  );
  const bead = (id: string, top: string, low: string) =>
    `<radialGradient id="${id}" cx=".5" cy=".62" r=".62"><stop stop-color="${low}" stop-opacity=".95"/><stop offset=".5" stop-color="${top}" stop-opacity=".8"/><stop offset=".86" stop-color="#0a121c" stop-opacity=".78"/><stop offset="1" stop-color="#060b12" stop-opacity=".15"/></radialGradient>`;
  return (
    `<radialGradient id="rim" cx=".5" cy=".58" r=".6"><stop offset=".55" stop-color="#060b13" stop-opacity="0"/><stop offset=".84" stop-color="#060b13" stop-opacity=".3"/><stop offset="1" stop-color="#03060a" stop-opacity=".78"/></radialGradient>` +
    `<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#050910" stop-opacity=".55"/><stop offset=".36" stop-color="#050910" stop-opacity=".05"/><stop offset=".74" stop-color="#ffe2b0" stop-opacity="0"/><stop offset=".93" stop-color="#ffe6bd" stop-opacity=".34"/><stop offset="1" stop-color="#ffe6bd" stop-opacity=".1"/></linearGradient>` +
    bead('b0', '#3a5f88', '#a9cbe6') +
    bead('b1', '#6f7d88', '#e9e2d0') +
    bead('b2', '#7d6a52', '#f3c98b') +
    bead('b3', '#2c3b4b', '#b4b8b6') +
    each.join('')
  );
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Whether a spot lies on the misted side, right of the slanted blade. */
export type Side = (x: number, y: number) => boolean;

/** Grids of standing drops, jittered: lenses that show the street, small ones, beads. */
export function placeDrops(camera: Camera, misted: Side) {
  const random = seeded(90210);
  const unit = camera.portrait ? 800 : 720;
  const grid = (rows: number, chance: number, small: number, large: number): readonly Placed[] => {
    const step = unit / rows;
    const list: Placed[] = [];
    for (let y = -step; y < camera.height + step; y += step)
      for (let x = -step; x < camera.width + step; x += step) {
        const px = x + random() * step;
        const py = y + random() * step;
        const r = small + random() ** 2.4 * (large - small);
        if (random() < chance && misted(px - r, py)) list.push({ x: px, y: py, r });
      }
    return list;
  };
  const lenses = [...grid(8, 0.34, 8, 20), ...grid(16, 0.4, 5, 11)];
  const clear = (of: readonly Placed[]) => (drop: Placed) =>
    of.every((other) => Math.hypot(other.x - drop.x, other.y - drop.y) > other.r * 1.1 + drop.r);
  const small = [...grid(24, 0.42, 2.6, 5.4), ...grid(36, 0.42, 1.7, 3.2)].filter(clear(lenses));
  const beads = [...grid(52, 0.35, 1, 1.9), ...grid(74, 0.19, 0.5, 1.1)].filter(clear([...lenses, ...small]));
  return { lenses, small, beads };
}

/** A lens shows the street behind it upside down and wide. */
export function lens(camera: Camera, { x, y, r }: Placed, index: number, turn: number): string {
  const shape = index % shapes.length;
  const field = 150 + r * 8;
  const cx = x * 0.8 + camera.vx * 0.2;
  // Below the horizon a drop still gathers the lit street above it, or it would be a black hole.
  const cy = y < camera.vy ? y * 0.78 + (camera.vy - 40) * 0.22 : camera.vy + (y - camera.vy) * 0.3 - 30;
  const scale = Math.round((1 / field) * 1e5) / 1e5;
  return `<g transform="translate(${short(x)} ${short(y)})rotate(${Math.round(turn)})scale(${short(r * 0.94)} ${short(r * 1.06)})"><g clip-path="url(#c${shape})"><use href="#view" transform="scale(${-scale})translate(${Math.round(-cx)} ${Math.round(-cy)})"/></g><use href="#d${shape}"/></g>`;
}

/** Which light a small drop gathers, by its place: sky, haze, shops or road. */
function zone({ x, y }: Placed, { width, height, vy }: Camera): number {
  if (y > vy + height * 0.2) return 3;
  if (y > vy - height * 0.03) return x > width * 0.8 ? 2 : 1;
  return y < height * 0.22 || x > width * 0.88 ? 0 : 1;
}

const sizes = [2.1, 3, 4.2] as const;

/** Small drops in three sizes and four lights; a group carries what its drops share. */
export function smallDrops(camera: Camera, drops: readonly Placed[]): string {
  const sizeOf = (r: number): number => (r < 2.6 ? 0 : r < 3.7 ? 1 : 2);
  return [0, 1, 2, 3]
    .flatMap((light) =>
      sizes.map((size, index) => {
        const uses = drops
          .filter((drop) => zone(drop, camera) === light && sizeOf(drop.r) === index)
          .map(({ x, y }, i) => `<use href="#s${i % shapes.length}" x="${short(x / size)}" y="${short(y / size)}"/>`);
        return `<g fill="url(#b${light})" transform="scale(${size})">${uses.join('')}</g>`;
      }),
    )
    .join('');
}

/** Beads are dots of a round pen: dark, with a lighter dot low inside. */
export function beadMarkup(beads: readonly Placed[]): string {
  const classes = [0.8, 1.2, 1.7] as const;
  const dots = classes.map((r, i) => {
    const from = i === 0 ? 0 : (classes[i - 1] ?? 0) + (r - (classes[i - 1] ?? 0)) / 2;
    const next = classes[i + 1];
    const to = next === undefined ? 99 : r + (next - r) / 2;
    const spots = beads
      .filter((bead) => bead.r >= from && bead.r < to)
      .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`);
    const path = `<path id="e${i}" d="${spots.join('')}"/>`;
    return `<defs>${path}</defs><use href="#e${i}" stroke="#08111c" stroke-opacity=".62" stroke-width="${r * 2}"/><use href="#e${i}" stroke="#e6e4da" stroke-opacity=".6" stroke-width="${short(r * 0.9)}" y="${short(r * 0.4)}"/>`;
  });
  return `<g stroke-linecap="round">${dots.join('')}</g>`;
}
